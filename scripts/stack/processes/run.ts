import { type ChildProcess, spawn } from 'node:child_process'
import { StackError } from './child.ts'

const killAfterMs = 15_000
const running = new Set<ChildProcess>()

// No tool may outlive this process.
process.on('exit', () => {
  for (const child of running) kill(child, 'SIGKILL')
})

/**
 * Runs a tool to its end; its output is shown only on failure, unless `isShown`. The tool has a process group of its
 * own, so that Ctrl-C reaches this process only. `signal` ends the tool with its descendants; the call throws once they
 * are gone. `endSignal`: SIGKILL for a tool that works on when it is asked to end, and leaves nothing half done.
 */
export async function run(
  command: string,
  args: string[],
  options: {
    cwd: string
    env?: Record<string, string>
    isShown?: boolean
    signal?: AbortSignal
    endSignal?: NodeJS.Signals
  },
): Promise<void> {
  const { cwd, env, isShown, signal, endSignal = 'SIGINT' } = options
  signal?.throwIfAborted()
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
    // A background process group may write to the terminal, but is stopped when it reads.
    stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const output: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  let patience: NodeJS.Timeout | undefined
  const end = () => {
    kill(child, endSignal)
    patience = setTimeout(() => kill(child, 'SIGKILL'), killAfterMs)
  }
  running.add(child)
  signal?.addEventListener('abort', end)
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (status) => resolve(status ?? 1))
  }).finally(() => {
    running.delete(child)
    signal?.removeEventListener('abort', end)
    clearTimeout(patience)
  })
  if (signal?.aborted) {
    // Background processes of the tool don't receive Ctrl-C.
    kill(child, 'SIGKILL')
    throw signal.reason
  }
  if (code === 0) return
  process.stderr.write(Buffer.concat(output))
  throw new StackError(`${[command.split('/').at(-1), ...args.slice(0, 3)].join(' ')} ended with ${code}.`)
}

/** Kills the tool's process group. */
function kill({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // The group has ended already.
  }
}
