/**
 * Runs the test files of TEST_FILES one after the other in this process and writes their TAP to TEST_REPORT. Each file is a
 * subtest with the file's name, which stands in for tap's root test. So an engine's two thousand modules load and warm up once.
 */
import { createWriteStream } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Test, t } from 'tap'

const root = join(import.meta.dirname, '../../..')
const webUrl = pathToFileURL(join(root, 'web/')).href
const fileTimeoutMs = 600_000
/** What a file has left open may still end by itself. */
const endTimeoutMs = 30_000

// Not arguments: tap names the folders of `t.testdir` by them.
const { TEST_FILES = '[]', TEST_REPORT = '' } = process.env
const files: string[] = JSON.parse(TEST_FILES)
const scope: { test: Test | null; number: number } = { test: null, number: 0 }
Object.assign(globalThis, { __testFile: scope })

registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === 'tap' && context.parentURL?.match(/\.test\.ts(\?|$)/)) {
      return { url: `test:${scope.number}`, format: 'module', shortCircuit: true }
    }
    const resolved = next(specifier, context)
    // A browser's modules keep the state of its one visitor: each file begins with new ones.
    return resolved.url.startsWith(webUrl) ? { ...resolved, url: `${resolved.url}?${scope.number}` } : resolved
  },
  load: (url, context, next) =>
    url.startsWith('test:')
      ? { format: 'module', source: 'export default globalThis.__testFile.test', shortCircuit: true }
      : next(url, context),
})

t.pipe(createWriteStream(TEST_REPORT))
t.setTimeout(0)
// A file that waits for what never comes ends by its time and fails alone; without this the process would end, and the files after it with it.
const alive = setInterval(() => undefined, fileTimeoutMs)
for (const [number, file] of files.entries()) {
  const restore = keepGlobals()
  await t.test(file, { timeout: fileTimeoutMs }, async (test) => {
    Object.assign(scope, { test, number })
    await import(pathToFileURL(join(root, file)).href)
  })
  restore()
}
clearInterval(alive)
setTimeout(() => {
  process.stderr.write(`Open after ${files.join(', ')}: ${process.getActiveResourcesInfo().join(', ')}\n`)
  process.exit(1)
}, endTimeoutMs).unref()

/** Takes back what a file has made of globals and of the environment. Packages mark their own globals with an underscore. */
function keepGlobals(): () => void {
  const environment = { ...process.env }
  const before = Object.getOwnPropertyDescriptors(globalThis) as Record<string, PropertyDescriptor>
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
    Object.assign(process.env, environment)
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (!(name in before) && !name.startsWith('_')) Reflect.deleteProperty(globalThis, name)
    }
    for (const [name, descriptor] of Object.entries(before)) {
      const now = Object.getOwnPropertyDescriptor(globalThis, name)
      if (now?.value !== descriptor.value || now?.get !== descriptor.get) {
        Object.defineProperty(globalThis, name, descriptor)
      }
    }
  }
}
