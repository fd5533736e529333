import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LOOKS_EVERY = 50;
const LISTENS = '0A';

/** Of the process that listens at a port of this machine; null while nobody does. */
export function listenerOf(port: number): number | null {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => state === LISTENS && local?.endsWith(`:${hex}`))
      .map((fields) => `socket:[${fields[9]}]`),
  );
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readdirSync(`/proc/${pid}/fd`).some((fd) => inodes.includes(readlinkSync(`/proc/${pid}/fd/${fd}`)))) return Number(pid);
    } catch {
      // It has ended, or closes a file, at this moment.
    }
  }
  return null;
}

/** The processes of a site while it runs, and those that ended although nobody killed them. */
export function watchProcesses(parent: number): { kill: (pid: number) => void; endedAlone: () => string[]; stop: () => void } {
  const commands = new Map<number, string>();
  const killed = new Set<number>();
  const alone: string[] = [];
  const look = () => {
    const now = new Map<number, string>();
    for (const line of execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(parent)], { encoding: 'utf8' }).split('\n')) {
      const [, pid, command] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
      if (pid && command && !command.startsWith('ps ')) now.set(Number(pid), command);
    }
    for (const [pid, command] of commands) {
      if (now.has(pid)) continue;
      commands.delete(pid);
      if (!killed.has(pid)) alone.push(command);
    }
    for (const [pid, command] of now) commands.set(pid, command);
  };
  look();
  const timer = setInterval(look, LOOKS_EVERY);
  return {
    kill(pid) {
      killed.add(pid);
      process.kill(pid, 'SIGKILL');
    },
    endedAlone: () => [...alone],
    stop: () => clearInterval(timer),
  };
}
