/**
 * `npm test`: everything. `npm run check` (`--no-browser`): without the browser. What a test needs is started here and
 * stopped again: one PostgreSQL for all test files; each takes its own Redis.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPromtool, promtoolHint } from '../docker/observability/testing/promtool.ts'
import { startEmbeddedPostgres } from '../server/lib/postgres/embedded-postgres.ts'
import { memoryFolder } from '../server/lib/testing/memory-folder.ts'
import { findFirefox, findWebKit, firefoxHint, webKitHint } from '../web/journeys/engines/installed.ts'
import { chromiumHint, findChromium } from '../web/journeys/support/chromium.ts'
import { buildWebWhenStale } from './stack/build/web-build.ts'
import { type Check, generatedFiles, staticChecks } from './stack/checks/checks.ts'
import { type JourneySuite, slowest, timesOfJourneys, timesOfTap } from './stack/checks/slowest.ts'
import { countTests, failuresIn, runWithSecondTry } from './stack/checks/tap-reports.ts'
import { runTestFiles } from './stack/checks/test-groups.ts'
import { StackError } from './stack/processes/child.ts'
import { interruptedCode, onInterruption } from './stack/processes/interruption.ts'
import { run } from './stack/processes/run.ts'

const root = join(import.meta.dirname, '..')
const results = join(root, 'test-results')
const hasBrowser = !process.argv.includes('--no-browser')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const tests = { passed: 0, failed: 0, flaky: 0 }
const failed: string[] = []
const interruption = new AbortController()
const { signal } = interruption
// Each test and each server that it starts loads the same two thousand modules: compiled once, they load in two thirds of the time.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled')

const checks: Check[] = [
  // Before the tests of the servers: one of them asks for every page.
  { name: 'Build of the web', run: () => buildWebWhenStale({ root, signal }) },
  { name: 'Unit and integration tests', run: serverTests },
  ...(hasBrowser ? [{ name: 'Browser tests', run: browserTests }] : []),
]

async function serverTests() {
  if (!findPromtool()) process.stdout.write(`  Without promtool no alert is tried. ${promtoolHint}\n`)
  const folder = memoryFolder(join(results, 'cluster'))
  // An earlier run that was killed leaves its databases behind.
  rmSync(folder, { recursive: true, force: true })
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), port: 0, isThrowAway: true })
  try {
    const options = { root, folder: results, env: { TEST_POSTGRES_URL: postgres.url }, signal }
    const { reports, flaky } = await runWithSecondTry(testFiles(), (files) => runTestFiles(files, options))
    const report = reports.map(({ text }) => text).join('')
    process.stdout.write(`  The slowest:\n${slowest(timesOfTap(report))}`)
    const { passed, failed } = countTests(report)
    count({ passed, failed, flaky: flaky.length })
    for (const { file, text } of flaky) {
      process.stdout.write(`  Flaky: ${file} failed once and passed alone. It had failed with\n${failuresIn(text)}\n`)
    }
    const failures = reports.filter(({ hasPassed }) => !hasPassed).map(({ text }) => failuresIn(text))
    if (failures.length) throw new StackError(`\n${failures.join('\n')}`)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function count(more: typeof tests) {
  tests.passed += more.passed
  tests.failed += more.failed
  tests.flaky += more.flaky
}

function testFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed.split('\n').filter(Boolean)
}

async function browserTests() {
  if (!findFirefox()) process.stdout.write(`  Without a Firefox its journeys are skipped. ${firefoxHint}\n`)
  if (!findWebKit()) process.stdout.write(`  Without a WebKit its journeys are skipped. ${webKitHint}\n`)
  const report = join(results, 'browser.json')
  // One of an earlier run would be counted when this one leaves none.
  rmSync(report, { force: true })
  try {
    await run(bin('playwright'), ['test', '--config', 'web/journeys/playwright.config.ts', '--reporter=list,json'], {
      cwd: root,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      isShown: true,
      signal,
    })
  } finally {
    if (existsSync(report)) countJourneys(report)
  }
}

function countJourneys(report: string) {
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as JourneySuite & {
    stats: { expected: number; unexpected: number; flaky: number }
  }
  process.stdout.write(`  The slowest:\n${slowest(timesOfJourneys({ suites }))}`)
  count({ passed: stats.expected, failed: stats.unexpected, flaky: stats.flaky })
}

function refuseMissingTools() {
  const redisHint = 'Debian, Ubuntu: apt-get install redis-server; macOS: brew install redis'
  const needed = [
    { name: 'redis-server', command: 'redis-server', hint: redisHint },
    ...(hasBrowser ? [{ name: 'a Chromium', command: findChromium(), hint: chromiumHint }] : []),
  ]
  const missing = needed.filter(({ command }) => !command || spawnSync(command, ['--version']).status !== 0)
  if (!missing.length) return
  const hints = missing.map(({ name, hint }) => `  ${name}: ${hint}`)
  throw new StackError(
    `The tests need ${missing.map(({ name }) => name).join(' and ')}. Install, then run them again:\n${hints.join('\n')}`,
  )
}

/** Two at once, since most take one core; each is told of when it has ended. */
async function runTwoAtOnce(waiting: Check[]) {
  const work = async () => {
    for (let check = waiting.shift(); check && !signal.aborted; check = waiting.shift()) {
      const result = await resultOf(check)
      process.stdout.write(`\n${check.name}\n${result}`)
    }
  }
  await Promise.all([work(), work()])
}

/** Runs a check; the line that says how it went. */
async function resultOf(check: Check): Promise<string> {
  const since = Date.now()
  try {
    await check.run()
    return `  passed in ${((Date.now() - since) / 1000).toFixed(1)} s\n`
  } catch (error) {
    if (signal.aborted) return ''
    failed.push(check.name)
    return `  failed: ${error instanceof StackError ? error.message : (error as Error).stack}\n`
  }
}

onInterruption(() => {
  process.stdout.write('\nStopping: tests, database …\n')
  interruption.abort()
})
mkdirSync(results, { recursive: true })
try {
  refuseMissingTools()
  await runTwoAtOnce(staticChecks(root, signal))
  // The tests of the servers need tap with its plugins.
  const pluginsOfTap = { name: 'Plugins of tap', run: () => run(bin('tap'), ['build'], { cwd: root, signal }) }
  await runTwoAtOnce([generatedFiles(root, signal), pluginsOfTap])
  for (const check of checks) {
    if (signal.aborted) break
    process.stdout.write(`\n${check.name}\n`)
    process.stdout.write(await resultOf(check))
  }
} catch (error) {
  failed.push('Tools')
  process.stdout.write(`\n${error instanceof StackError ? error.message : (error as Error).stack}\n`)
}
if (signal.aborted) process.exit(interruptedCode)
if (failed.length) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`)
process.stdout.write(`\n${tests.passed} passed, ${tests.failed} failed, ${tests.flaky} flaky\n`)
process.exit(failed.length ? 1 : 0)
