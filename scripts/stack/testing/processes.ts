import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * False for a zombie, too: a process that has ended and whose parent has not yet read its exit status. And for what is no
 * process: signals to 0 and below go to whole groups.
 */
export const isAlive = (pid: number | undefined): pid is number => {
  if (!pid || pid < 0) return false
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  try {
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    // The process has ended since, or the system has no /proc.
    return !existsSync('/proc/self/stat')
  }
}

/** Long, since the machine may be busy; only a wait that fails takes the whole of it. */
const patienceMs = 240_000

export async function until(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    if (await isSo()) return true
    // Many conditions list all processes of the machine, which takes long enough.
    await sleep(150)
  }
  return false
}

type Process = { pid: number; parent: number; command: string }

/** Child processes of a process, with their own children. */
export function descendantsOf(pid: number): Process[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, own, parent, command = '']) => ({ pid: Number(own), parent: Number(parent), command }))
  const below = (parent: number): Process[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)])
  return below(pid)
}
