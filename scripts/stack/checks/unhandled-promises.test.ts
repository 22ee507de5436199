import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { findUnhandledPromises } from './unhandled-promises.ts'

const given = `
declare const load: (name?: string) => Promise<string>
declare const read: () => string
declare const isOdd: boolean
declare const setTimeout: (work: () => void, ms: number) => void
declare const wait: (work: () => Promise<void> | void) => void
`

/** Functions by whether their promise is left alone for a while; the fault's reason where it is. */
const bad: Record<string, { source: string; reason: RegExp }> = {
  'an await of something else': {
    source: 'const head = load(); const body = await load(); return body + (await head)',
    reason: /^an await/,
  },
  'an await inside an object': {
    source: 'const head = load(); const body = await load(); return { body, head: await head }',
    reason: /^an await/,
  },
  'a throw': { source: "const head = load(); if (isOdd) throw new Error('odd'); return head", reason: /^a throw/ },
  'a return of something else': {
    source: "const head = load(); if (isOdd) return ''; return head",
    reason: /^a return/,
  },
  'a promise that is not always there': {
    source: 'const head = isOdd ? load() : null; await load(); return head',
    reason: /^an await/,
  },
  'a list of promises': {
    source: 'const all = [1, 2].map(() => load()); await load(); return Promise.all(all)',
    reason: /^an await/,
  },
  'a promise that is only kept in a map': {
    source:
      "const kept = new Map<string, unknown>(); const head = load(); kept.set('a', head); await load(); return head",
    reason: /^an await/,
  },
  'a promise of an assignment': {
    source: 'let head: Promise<string> | null = null; head = load(); await load(); return head',
    reason: /^an await/,
  },
  'a promise that is never used': { source: 'const head = load(); return read() + typeof 1', reason: /^a return/ },
  'a statement': { source: 'load(); return read()', reason: /^nothing/ },
  'a statement that handles only the good': {
    source: 'load().then(read).finally(read); return read()',
    reason: /^nothing/,
  },
  'a function for a caller that ignores its promise': {
    source: 'setTimeout(async () => { await load() }, 1); return read()',
    reason: /^its promise/,
  },
  'void in an expression': { source: 'return [1].map(() => void load())', reason: /^void/ },
}

const good: Record<string, string> = {
  'started together': 'const [head, body] = await Promise.all([load(), load()]); return head + body',
  'handed to Promise.all before anything is awaited':
    'const head = load(); const body = load(); return Promise.all([head, body])',
  'handled where it is made': "const head = load().catch(() => ''); await load(); return head",
  'both ways of then': "const head = load().then(String, () => ''); await load(); return head",
  'settled at any rate': 'const all = Promise.allSettled([load()]); await load(); return all',
  'handled before the next await': 'const head = load(); head.catch(() => {}); await load(); return head',
  'what is no promise': 'const head = read(); await load(); return head',
  'awaited where it is made': 'const head = await load(); await load(); return head',
  'a promise of an inner function': 'const inner = () => load(); await load(); return inner()',
  'a statement with a handler': 'load().catch(read); load().catch(read).finally(read); return read()',
  'a function for a caller that takes its promise': 'wait(async () => { await load() }); return read()',
  'an executor without reject': 'const head = new Promise<void>((resolve) => resolve()); await load(); return head',
  'void of what is no promise': 'return void read()',
}

t.test('finds promises that nothing handles for a while', async (t) => {
  const directory = await mkdtemp(join(tmpdir(), 'pausenhof-promises-'))
  t.teardown(() => rm(directory, { recursive: true, force: true }))
  const samples = [...Object.values(bad).map(({ source }) => source), ...Object.values(good)]
  const fileOf = (index: number) => `sample-${index}.ts`
  const config = join(directory, 'tsconfig.json')
  await Promise.all([
    writeFile(
      config,
      JSON.stringify({
        compilerOptions: { target: 'es2024', module: 'esnext', strict: true, types: [] },
        include: ['*'],
      }),
    ),
    writeFile(join(directory, 'given.d.ts'), given),
    // One that no function holds, and that a test may leave for later.
    writeFile(join(directory, 'left.test.ts'), `export const f = async () => { ${bad['a throw']?.source} }\n`),
    ...samples.map((source, index) =>
      writeFile(join(directory, fileOf(index)), `export const f = async () => {\n${source}\n}\n`),
    ),
  ])
  const found = findUnhandledPromises(directory, config)
  for (const [index, [name, { reason }]] of Object.entries(bad).entries()) {
    const [error] = found.filter(({ file }) => file === fileOf(index))
    t.match(error, { line: 2, reason }, name)
  }
  const expected = Object.keys(bad).length
  for (const [index, name] of Object.keys(good).entries()) {
    t.same(
      found.filter(({ file }) => file === fileOf(expected + index)),
      [],
      name,
    )
  }
  t.equal(found.length, expected)
})
