import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { StackError } from '../../stack/processes/child.ts'

export type Command = {
  name: string
  command: string
  args: readonly string[]
  env?: Record<string, string>
  /** Where it doesn't run as who runs this. */
  uid?: number
  gid?: number
  cwd?: string
  logFile: string
}

/** A process of the soak: may be killed, stopped and started again, and tells of an end that was not ordered. */
export class Component {
  readonly name: string
  readonly #command: Command
  readonly #isReady: () => Promise<boolean>
  readonly #onFault: (fault: string) => void
  #child: ChildProcess | null = null
  #isEndOrdered = false

  constructor(command: Command, isReady: () => Promise<boolean>, onFault: (fault: string) => void) {
    this.name = command.name
    this.#command = command
    this.#isReady = isReady
    this.#onFault = onFault
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    const { name, command, args, env = {}, logFile, ...own } = this.#command
    const log = createWriteStream(logFile, { flags: 'a' })
    this.#isEndOrdered = false
    const child = spawn(command, args, {
      ...own,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    child.stdout?.pipe(log, { end: false })
    child.stderr?.pipe(log, { end: false })
    child.once('error', (error: NodeJS.ErrnoException) =>
      this.#onFault(error.code === 'ENOENT' ? `${command} is not installed` : `${name}: ${error.message}`),
    )
    child.once('exit', (code, signal) => {
      log.end()
      if (!this.#isEndOrdered) this.#onFault(`${name} ended by itself with ${signal ?? code}: see ${logFile}`)
    })
    while (!(await this.#isReady())) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new StackError(`The ${name} ended while starting: the last lines of ${logFile} say why.`)
      await delay(50)
    }
  }

  /** As a machine that loses its power. */
  kill = (): Promise<void> => this.#end('SIGKILL')

  stop = (): Promise<void> => this.#end('SIGTERM')

  /** Answers nothing while its connections stay open. */
  pause(): void {
    for (const pid of this.pids) signal(pid, 'SIGSTOP')
  }

  resume(): void {
    for (const pid of this.pids) signal(pid, 'SIGCONT')
  }

  /** Bytes in memory, without its children. */
  get memory(): number {
    const status = readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
  }

  /** Its own, and those of its children: nginx and PostgreSQL work in them. */
  get pids(): number[] {
    const pid = this.#child?.pid
    if (pid === undefined) return []
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return [pid, ...children.trim().split(/\s+/).filter(Boolean).map(Number)]
  }

  async #end(how: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    this.#isEndOrdered = true
    const pids = this.pids
    const gone = once(child, 'exit')
    for (const pid of how === 'SIGKILL' ? pids : pids.slice(0, 1)) signal(pid, how)
    await gone
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    // A child that has ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
