"""The server: tables played over the network; every accepted choice is stored before it is answered."""
