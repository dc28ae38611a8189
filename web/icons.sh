#!/bin/sh
# Makes the PNG icons from the two drawings in web/public: needs rsvg-convert and ImageMagick.
set -eu
cd "$(dirname "$0")/public"
draw() {
  rsvg-convert -w "$3" -h "$3" "$1" -o "$2"
  convert "$2" -strip -colors 200 "PNG8:$2"
}
draw favicon.svg icon-192.png 192
draw favicon.svg icon-512.png 512
draw icon-maskable.svg icon-maskable-192.png 192
draw icon-maskable.svg icon-maskable-512.png 512
draw icon-maskable.svg apple-touch-icon.png 180
