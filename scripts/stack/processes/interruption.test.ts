// A process of its own: it looks for what its process has started.
import t from 'tap'
import { descendantsOf, isAlive, until } from '../testing/processes.ts'
import { startScript } from '../testing/script.ts'
import { interruptedCode } from './interruption.ts'
import { run } from './run.ts'

t.setTimeout(900_000)

const pidsOf = (processes: { pid: number }[]) => processes.map(({ pid }) => pid)

t.test('a tool that is broken off ends with all that it has started', async (t) => {
  const before = new Set(pidsOf(descendantsOf(process.pid)))
  const started = () =>
    descendantsOf(process.pid).filter(({ pid, command }) => !before.has(pid) && /^sleep /.test(command))
  const interruption = new AbortController()
  const tool = run('sh', ['-c', 'sleep 543 & sleep 543; true'], { cwd: '/', signal: interruption.signal })
  t.ok(await until(() => started().length === 2))
  const pids = pidsOf(started())
  interruption.abort()
  await t.rejects(tool, { name: 'AbortError' })
  t.ok(await until(() => !pids.some(isAlive)))
  await t.rejects(
    run('true', [], { cwd: '/', signal: interruption.signal }),
    { name: 'AbortError' },
    'nor begins another',
  )
})

t.test('an interrupted npm test ends its tools and exits with the signal’s code', async (t) => {
  const test = startScript('scripts/test.ts', ['--no-browser'])
  t.teardown(test.kill)
  t.ok(await until(() => test.started().some(({ command }) => command.includes('tsc'))))
  const pids = pidsOf(test.started())
  t.equal(await test.end('SIGTERM'), interruptedCode, 'the code', { output: test.output() })
  t.match(test.output(), 'Stopping')
  t.ok(await until(() => !pids.some(isAlive)))
})

t.test('npm run bench that is broken off stops the PostgreSQL that it measures', async (t) => {
  const bench = startScript('scripts/bench.ts', ['--only', 'g', '--short'])
  t.teardown(bench.kill)
  t.ok(await until(() => bench.started().some(({ command }) => command.includes('checkpointer'))))
  const pids = pidsOf(bench.started())
  t.equal(await bench.end('SIGINT'), interruptedCode, 'the code', { output: bench.output() })
  t.ok(await until(() => !pids.some(isAlive)))
})
