import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type Server = { name: string; process: ChildProcess; stop: () => Promise<void> }

/** A fault that a person can act on: one sentence, no stack. */
export class StackFault extends Error {}

const killAfterMs = 15_000
const watcher = join(import.meta.dirname, 'watch.ts')

/**
 * A server of ours as a child process with its log in a file. It is in a process group of its own, so that Ctrl-C reaches
 * only us, and has a channel to us, so that it ends when we die.
 */
export function startServer(options: {
  name: string
  script: string
  /** Starts it again when a source in one of these changes. */
  watched?: string[]
  env: Record<string, string>
  logFile: string
}): Server {
  mkdirSync(dirname(options.logFile), { recursive: true })
  const log = createWriteStream(options.logFile, { flags: 'a' })
  const child = spawn(
    process.execPath,
    options.watched ? [watcher, options.script, ...options.watched] : [options.script],
    {
      env: { ...process.env, ...options.env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  return {
    name: options.name,
    process: child,
    stop: async () => {
      if (!isRunning(child)) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs)
      await gone
      clearTimeout(timer)
    },
  }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/** Waits until the server says that it is ready; ends at once when it dies. */
export async function untilReady(server: Server, url: string, logFile: string, signal?: AbortSignal): Promise<void> {
  while (isRunning(server.process)) {
    signal?.throwIfAborted()
    const isReady = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await sleep(50)
  }
  throw new StackFault(`The ${server.name} ended while starting: the last lines of ${logFile} say why.`)
}
