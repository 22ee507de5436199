/**
 * `npm test`: everything. `npm run check` (`--no-browser`): without the browser. What a test needs is started here and
 * stopped again: one PostgreSQL for all test files; each takes its own Redis.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../server/lib/embedded-postgres.ts'
import { chromium } from '../web/journeys/chromium.ts'
import { type Check, staticChecks } from './stack/checks.ts'
import { StackFault } from './stack/child.ts'
import { run } from './stack/run.ts'
import { buildWebWhenStale } from './stack/web-build.ts'

const root = join(import.meta.dirname, '..')
const results = join(root, 'test-results')
const hasBrowser = !process.argv.includes('--no-browser')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const tests = { passed: 0, failed: 0 }

const checks: Check[] = [
  ...staticChecks(root),
  { name: 'Unit and integration tests', run: serverTests },
  ...(hasBrowser
    ? [
        { name: 'Build of the web', run: () => buildWebWhenStale(root, () => {}) },
        { name: 'Browser tests', run: browserTests },
      ]
    : []),
]

async function serverTests() {
  const dataDir = join(results, 'postgres')
  rmSync(dataDir, { recursive: true, force: true })
  const postgres = await startEmbeddedPostgres({ dataDir, port: 0, isThrowAway: true })
  const report = join(results, 'tap.txt')
  try {
    await run(bin('tap'), ['build'], { cwd: root })
    await run(bin('tap'), ['--reporter=silent', `--output-file=${report}`, ...testFiles()], {
      cwd: root,
      env: { TEST_POSTGRES_URL: postgres.url },
    }).catch(() => {
      throw new StackFault(failuresIn(readFileSync(report, 'utf8')))
    })
  } finally {
    await postgres.stop()
    countTap(report)
  }
}

function testFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed.split('\n').filter(Boolean)
}

/** Every assertion that failed, with what it says of itself, under the names of its tests. */
function failuresIn(tap: string): string {
  const lines = tap.split('\n')
  const blocks = lines.flatMap((line, index) => {
    if (!/^\s*not ok \d+/.test(line)) return []
    const end = lines.findIndex((each, at) => at > index && /^\s*\.\.\.$/.test(each))
    const hasDetails = lines[index + 1]?.trim() === '---' && end > 0
    return [lines.slice(index, hasDetails ? Math.min(end, index + 40) : index + 1).join('\n')]
  })
  return `\n${blocks.join('\n')}`
}

function countTap(report: string) {
  for (const [, mark] of readFileSync(report, 'utf8').matchAll(/^ {4,}(not ok|ok) \d+ - (?!.*# (?:skip|todo))/gim)) {
    tests[mark === 'ok' ? 'passed' : 'failed'] += 1
  }
}

async function browserTests() {
  const report = join(results, 'browser.json')
  try {
    await run(bin('playwright'), ['test', '--config', 'web/journeys/playwright.config.ts', '--reporter=list,json'], {
      cwd: root,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      isShown: true,
    })
  } finally {
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number }
    }
    tests.passed += stats.expected
    tests.failed += stats.unexpected + stats.flaky
  }
}

function refuseMissingTools() {
  const needed = [
    { command: 'redis-server', package: 'redis-server' },
    ...(hasBrowser ? [{ command: chromium.executablePath, package: 'chromium-headless-shell' }] : []),
  ]
  const missing = needed.filter(({ command }) => {
    try {
      execFileSync(command, ['--version'], { stdio: 'ignore' })
      return false
    } catch {
      return true
    }
  })
  if (!missing.length) return
  const names = missing.map((tool) => tool.package).join(' ')
  throw new StackFault(
    `The tests need ${missing.map((tool) => tool.command).join(' and ')}: install them (Debian, Ubuntu: apt-get install ${names}; macOS: brew install ${names}), then run the tests again.`,
  )
}

mkdirSync(results, { recursive: true })
const failed: string[] = []
try {
  refuseMissingTools()
  for (const check of checks) {
    const since = Date.now()
    process.stdout.write(`\n${check.name}\n`)
    try {
      await check.run()
      process.stdout.write(`  passed in ${((Date.now() - since) / 1000).toFixed(1)} s\n`)
    } catch (error) {
      failed.push(check.name)
      process.stdout.write(`  failed: ${error instanceof StackFault ? error.message : (error as Error).stack}\n`)
    }
  }
} catch (error) {
  failed.push('Tools')
  process.stdout.write(`\n${error instanceof StackFault ? error.message : (error as Error).stack}\n`)
}
if (failed.length) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`)
process.stdout.write(`\n${tests.passed} passed, ${tests.failed} failed\n`)
process.exit(failed.length ? 1 : 0)
