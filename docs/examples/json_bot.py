"""A bot in any language: reads a question a line, writes an answer a line. This one likes low dice."""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    legal = asked["legal"]
    takes = sorted((text for text in legal if text.startswith("take")), key=lambda text: text[6])
    print(json.dumps({"action": takes[0] if takes else legal[0]}), flush=True)
