import { type ChildProcess, spawn } from 'node:child_process'
import { StackFault } from './child.ts'

const killAfterMs = 15_000
const running = new Set<ChildProcess>()

// However we end, no tool goes on without us.
process.on('exit', () => {
  for (const child of running) kill(child, 'SIGKILL')
})

/**
 * Runs a tool to its end; its output is shown only when it fails, unless asked for. It is in a process group of its own, so
 * that Ctrl-C reaches only us; `signal` ends it with all that it has started, and throws once it is gone.
 */
export async function run(
  command: string,
  args: string[],
  options: { cwd: string; env?: Record<string, string>; isShown?: boolean; signal?: AbortSignal },
): Promise<void> {
  const { cwd, env, isShown, signal } = options
  signal?.throwIfAborted()
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
    // Whoever is not in the terminal's foreground may write to it, but not read.
    stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const output: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  let patience: NodeJS.Timeout | undefined
  const end = () => {
    kill(child, 'SIGINT')
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
    // What it had put into the background does not hear of Ctrl-C.
    kill(child, 'SIGKILL')
    throw signal.reason
  }
  if (code === 0) return
  process.stderr.write(Buffer.concat(output))
  throw new StackFault(`${[command.split('/').at(-1), ...args.slice(0, 3)].join(' ')} ended with ${code}.`)
}

/** The tool and all that it has started. */
function kill({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // Gone already.
  }
}
