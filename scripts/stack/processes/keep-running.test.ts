import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { isAlive, until } from '../testing/processes.ts'
import { type Server, startServer } from './child.ts'
import { keepRunning, type RestartPolicy, type Running } from './keep-running.ts'

t.setTimeout(900_000)

const quick: RestartPolicy = { firstDelay: 5, maxDelay: 20, most: 3, period: 900_000 }

/** A server that notes each start and ends with 3 as long as there is no file "healthy". */
const directory = t.testdir({
  'server.mjs': `import { appendFileSync, existsSync } from 'node:fs'
    appendFileSync(process.env.STARTS, 'x')
    console.log('this is the reason')
    if (!existsSync(process.env.HEALTHY)) process.exit(3)
    process.once('SIGTERM', () => process.exit(0))
    process.once('disconnect', () => process.exit(0))
    appendFileSync(process.env.STARTS, '+')`,
})

/** A server of its own folder, and what is reported of it. */
function serverOf(t: { teardown: (end: () => unknown) => void }, name: string, policy: RestartPolicy = quick) {
  const file = (kind: string) => join(directory, `${name}-${kind}`)
  const servers: Server[] = []
  const start = async (): Promise<Running> => {
    const server = startServer({
      name,
      script: join(directory, 'server.mjs'),
      env: { STARTS: file('starts'), HEALTHY: file('healthy') },
      logFile: file('log'),
    })
    servers.push(server)
    return server
  }
  const reports: string[] = []
  return {
    reports,
    start,
    heal: () => appendFileSync(file('healthy'), ''),
    starts: () => (existsSync(file('starts')) ? readFileSync(file('starts'), 'utf8').replaceAll('+', '').length : 0),
    isHealthy: () => readFileSync(file('starts'), 'utf8').endsWith('+'),
    last: () => servers.at(-1)?.process,
    keep: async (startAgain = start) => {
      const stored = keepRunning(
        { name, running: await start(), start: startAgain },
        (text) => reports.push(text),
        policy,
      )
      t.teardown(stored.stop)
      return stored
    },
  }
}

t.test('a process that ends by itself is started again with its reason reported', async (t) => {
  const server = serverOf(t, 'engine', { ...quick, most: 20 })
  const stored = await server.keep()
  t.ok(await until(() => server.reports.length >= 1))
  server.heal()
  t.match(
    server.reports[0],
    /^The engine ended with code 3\.\n.*this is the reason\n.*engine-log\nStarting it again in /,
  )
  t.ok(await until(server.isHealthy))
  const crashes = server.reports.length
  t.equal(server.starts(), crashes + 1)

  server.last()?.kill('SIGKILL')
  t.ok(await until(() => server.starts() === crashes + 2 && server.isHealthy()))
  t.match(server.reports.at(-1), 'The engine ended with SIGKILL.')

  await stored.stop()
  t.equal(server.reports.length, crashes + 1, 'its stop is no crash')
  t.notOk(isAlive(server.last()?.pid))
})

t.test('a server that ends repeatedly is given up with its exit code and reason', async (t) => {
  const server = serverOf(t, 'edge')
  const { givenUp } = await server.keep()
  const sentence = await givenUp
  t.match(sentence, /^The edge ended with code 3\.\n.*this is the reason/)
  t.match(sentence, /It has ended 4 times within 900 s and is not started again\.$/)
  t.equal(server.starts(), 1 + quick.most)
  t.equal(server.reports.length, quick.most)
})

t.test('a start that fails counts as an end', async (t) => {
  const server = serverOf(t, 'database')
  const { givenUp } = await server.keep(() => Promise.reject(new Error('the memory is in use')))
  t.match(await givenUp, 'The database ended with a failed start: the memory is in use.')
  t.equal(server.starts(), 1)
})

t.test('stopping a server that waits for its next start starts it no more', async (t) => {
  const server = serverOf(t, 'waiting', { ...quick, firstDelay: 3_600_000, maxDelay: 3_600_000 })
  const stored = await server.keep()
  t.ok(await until(() => server.reports.length === 1))
  await stored.stop()
  t.equal(server.starts(), 1)
})
