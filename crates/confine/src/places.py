# Every module here was loaded with the interpreter: no folder is searched for one.
import os, site, sys

places = [place for place in sys.path if place not in ("", ".")]
places.append(site.getusersitepackages())
for prefix in (sys.prefix, sys.base_prefix, sys.exec_prefix, sys.base_exec_prefix):
    places += [os.path.join(prefix, name) for name in ("lib", "lib64", "pyvenv.cfg")]
own = [sys.executable, getattr(sys, "_base_executable", sys.executable)]
own += [os.path.realpath(path) for path in own]
# A virtual environment is described beside its interpreter or one folder above.
places += [os.path.join(os.path.dirname(path), "pyvenv.cfg") for path in own]
# Debian keeps the text of some modules in /etc.
for name in ("sitecustomize", "usercustomize"):
    text = getattr(sys.modules.get(name), "__file__", None)
    places += [os.path.realpath(text)] if text else []
places = own + [os.path.abspath(place) for place in places]
sys.stdout.flush()
os.write(1, b"\0".join([b"places"] + [os.fsencode(place) for place in places if place]))
