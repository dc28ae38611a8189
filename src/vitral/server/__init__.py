"""The server: tables played over the network; every accepted choice is kept before it is answered."""
