import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { descendantsOf, until } from './processes.ts'

const root = join(import.meta.dirname, '../../..')

/** Starts one of the project's scripts as at a terminal. */
export function startScript(script: string, args: string[] = [], env: Record<string, string> = {}) {
  // tap adds its loader to NODE_OPTIONS of every child process; the project's tools fail with it.
  const child = spawn('env', ['-u', 'NODE_OPTIONS', process.execPath, join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { pid } = child
  if (!pid) throw new Error('The script could not be started.')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const gone = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  return {
    output: () => output,
    started: () => descendantsOf(pid),
    /** Waits until the script has printed the text; false when it ended before or the time ran out. */
    writes: (text: string) => until(() => output.includes(text) || isOver()).then(() => output.includes(text)),
    /** Sends the signal; resolves with the exit code. */
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal)
      const [code] = await gone
      return code
    },
    /** Kills the script and its children, for tests that end before it does. */
    kill: () => {
      if (isOver()) return
      for (const each of [pid, ...descendantsOf(pid).map((process) => process.pid)]) {
        try {
          process.kill(each, 'SIGKILL')
        } catch {
          // Ended together with the process killed before.
        }
      }
    },
  }
}

export type Script = ReturnType<typeof startScript>
