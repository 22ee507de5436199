import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { descendantsOf, until } from './processes.ts'

const root = join(import.meta.dirname, '../../..')

/** A script of ours as somebody at a terminal runs it. */
export function startScript(script: string, args: string[] = [], env: Record<string, string> = {}) {
  // tap puts itself into every Node that a test starts, which tools of ours that are no tests do not stand.
  const child = spawn('env', ['-u', 'NODE_OPTIONS', process.execPath, join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const pid = child.pid ?? 0
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const gone = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  return {
    output: () => output,
    started: () => descendantsOf(pid),
    /** Whether it has written the text, in some minutes. */
    writes: (text: string) => until(() => output.includes(text) || isOver()).then(() => output.includes(text)),
    /** Its exit code, once it is gone. */
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal)
      const [code] = await gone
      return code
    },
    /** With what it has started: for tests that ended before it did. */
    kill: () => {
      if (isOver()) return
      for (const each of [pid, ...descendantsOf(pid).map((process) => process.pid)]) {
        try {
          process.kill(each, 'SIGKILL')
        } catch {
          // Ended with the one before.
        }
      }
    },
  }
}

export type Script = ReturnType<typeof startScript>
