import sys
if sys.version_info < (3, 9):
    sys.stdout.write('{"old": "%d.%d"}\n' % sys.version_info[:2])
    sys.exit()
exec(compile(sys.argv[1], "<stratege>", "exec"))
