import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Runs a command in a folder and stops it after `limit` seconds. Gives the seconds it took, the most memory that its
 * processes held (only where the system tells of it in `/proc`), and its exit code; `isCut` if it was stopped.
 */
export function measure([command, ...args], { folder, limit, env = {} }) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      // A group of its own, so that its workers can be stopped with it.
      detached: true,
    });
    const peaks = new Map();
    const errors = [];
    let isCut = false;
    child.stderr.on('data', (data) => errors.push(data));
    const watch = setInterval(() => notePeaks(child.pid, peaks), 25);
    const end = setTimeout(() => {
      isCut = true;
      process.kill(-child.pid, 'SIGKILL');
    }, limit * 1000);
    const settle = () => {
      clearInterval(watch);
      clearTimeout(end);
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('close', (code) => {
      settle();
      const seconds = (performance.now() - start) / 1000;
      const bytes = peaks.size === 0 ? undefined : [...peaks.values()].reduce((sum, one) => sum + one, 0);
      resolve({ seconds, bytes, code, isCut, errors: Buffer.concat(errors).toString() });
    });
  });
}

/** Keeps the most that each process of a tree has held so far. */
function notePeaks(pid, peaks) {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    if (kilobytes !== undefined) peaks.set(pid, Number(kilobytes) * 1024);
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const children = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean);
      for (const child of children) notePeaks(child, peaks);
    }
  } catch {
    // It has ended, or this system has no `/proc`.
  }
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}
