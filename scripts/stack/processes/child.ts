import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Running } from './keep-running.ts'

export type Server = Running & { name: string; process: ChildProcess }

/** A fault that a person can act on: one sentence, no stack. */
export class StackError extends Error {}

const killAfterMs = 15_000
/** What is kept of a server's log to say why it ended; a line with a stack has some thousand characters. */
const outputLimits = { length: 20_000, lines: 6, characters: 400 }
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
  /** For Node itself, before the script. Not given to what watches its sources. */
  nodeOptions?: readonly string[]
  logFile: string
}): Server {
  mkdirSync(dirname(options.logFile), { recursive: true })
  const log = createWriteStream(options.logFile, { flags: 'a' })
  const child = spawn(
    process.execPath,
    options.watched ? [watcher, options.script, ...options.watched] : [...(options.nodeOptions ?? []), options.script],
    {
      env: { ...process.env, ...options.env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  // A full disk must not end the servers.
  log.on('error', () => undefined)
  let tail = ''
  for (const output of [child.stdout, child.stderr]) {
    output?.pipe(log, { end: false })
    output?.on('data', (chunk: Buffer) => {
      tail = (tail + chunk).slice(-outputLimits.length)
    })
  }
  return {
    name: options.name,
    process: child,
    ended: endOf(child).then((reason) => {
      log.end()
      return { reason, log: `${lastLines(tail)}\n… ${options.logFile}` }
    }),
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

/** `code 1`, `SIGKILL`, or why it could not be started; once all that it has written is read. */
const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(signal ?? `code ${code}`))
  })

const lastLines = (text: string): string =>
  text
    .trim()
    .split('\n')
    .slice(-outputLimits.lines)
    .map((line) => line.slice(0, outputLimits.characters))
    .join('\n')

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
  const { reason, log } = await server.ended
  throw new StackError(
    `The ${server.name} ended with ${reason} while starting. The last lines of ${logFile}:\n\n${log}`,
  )
}
