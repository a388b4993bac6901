# Runs the program "$@" and ends this process group when the process whose number comes first,
# who started it, is gone. The watcher is nobody's child, so that a program that waits for its
# children does not wait for it.
starter=$1
shift
( ( while kill -0 "$starter"; do sleep 1; done; kill -KILL 0 ) < /dev/null > /dev/null 2>&1 & )
exec "$@"
