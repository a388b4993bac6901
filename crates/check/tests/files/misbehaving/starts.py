import os
import socket
import subprocess


def est_fini(lj):
    subprocess.run(["touch", "trace.txt"])
    return lj == [1]


def etat_possible(t):
    socket.create_connection(("127.0.0.1", 9))
    return True


def coup_possible(lj):
    os.remove("trace.txt")


def coup_jouer(lj, coup):
    return input("? ")
