import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../process/ports.ts'

type Teardown = { teardown: (fn: () => unknown) => void }

export type TestRedis = {
  url: string
  port: number
  /** Dies at once, as by kill -9. */
  kill: () => Promise<void>
  /** Starts again on the same port, empty. */
  restart: () => Promise<void>
  /** Hangs: connections stay open and nothing is answered. */
  pause: () => void
  resume: () => void
}

/** A real Redis on a free port, without persistence, ended with the test. The command redis-server has to be installed. */
export async function startRedis(t: Teardown): Promise<TestRedis> {
  const port = await freePort()
  let child = await launch(port)
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  t.teardown(kill)
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill,
    restart: async () => {
      await kill()
      child = await launch(port)
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  }
}

async function launch(port: number): Promise<ChildProcess> {
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  await new Promise<void>((resolve, reject) => {
    child.once('error', () => reject(new Error('redis-server is not installed: install it, then run the tests again.')))
    child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      if (String(chunk).includes('Ready to accept connections')) resolve()
    })
  })
  return child
}
