"""Runs a command in a pseudo-terminal: prints what it shows, types what it waits for, ends with its exit code.

Takes a JSON object on stdin: command, cwd, env, and steps, each a text to wait for and what to type then.
"""
import fcntl, json, os, pty, select, signal, struct, sys, termios, time

asked = json.load(sys.stdin)
pid, terminal = pty.fork()
if pid == 0:
    os.chdir(asked["cwd"])
    os.environ.update(asked["env"])
    os.execvp(asked["command"][0], asked["command"])

fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
steps = asked["steps"]
shown = b""
seen = 0
end = time.time() + asked["seconds"]
while time.time() < end:
    ready, _, _ = select.select([terminal], [], [], 0.2)
    if ready:
        try:
            data = os.read(terminal, 65536)
        except OSError:
            break
        if not data:
            break
        shown += data
    if steps:
        wanted, typed = steps[0]
        at = shown.find(wanted.encode(), seen)
        if at >= 0:
            seen = at + len(wanted.encode())
            steps = steps[1:]
            os.write(terminal, typed.encode())
else:
    os.kill(pid, signal.SIGKILL)
_, status = os.waitpid(pid, 0)
sys.stdout.buffer.write(shown)
sys.stdout.flush()
sys.exit(os.waitstatus_to_exitcode(status) if not os.WIFSIGNALED(status) else 128 + os.WTERMSIG(status))
