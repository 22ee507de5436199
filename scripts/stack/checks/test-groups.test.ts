import { join } from 'node:path'
import t from 'tap'
import { fileReports } from './tap-reports.ts'
import { groupsOf, runTestFiles } from './test-groups.ts'

const root = join(import.meta.dirname, '../../..')

t.test('neighbours of a room share a process, and a file that asks for it has its own', async (t) => {
  const carts = Array.from({ length: 17 }, (_, number) => `server/shop/cart-${number + 10}.test.ts`)
  const source = (file: string) => (file.includes('own') ? '// A process of its own: it counts listeners.\n' : '')
  t.same(groupsOf(['web/b.test.ts', 'docs/c.test.ts', 'web/own.test.ts', ...carts, 'web/a.test.ts'], source), [
    ['web/own.test.ts'],
    ['docs/c.test.ts'],
    carts.slice(0, 9),
    carts.slice(9),
    ['web/a.test.ts', 'web/b.test.ts'],
  ])
})

t.test('a file meets no global, no variable and no failure of the file before', async (t) => {
  const folder = t.testdir({
    'a.test.ts': `import t from 'tap'
      t.test('leaves much behind', async (t) => {
        Object.assign(globalThis, { document: {}, fetch: () => 'mine' })
        process.env.LEFT_BEHIND = 'yes'
        t.equal(fetch(''), 'mine')
      })`,
    'b.test.ts': `import t from 'tap'
      t.test('finds nothing of it', async (t) => {
        t.notOk('document' in globalThis)
        t.equal(process.env.LEFT_BEHIND, undefined)
        t.match(String(fetch), 'undici')
        t.fail('and fails')
      })`,
    'c.test.ts': `throw new Error('cannot be loaded')`,
    'd.test.ts': `import t from 'tap'
      t.test('passes', async (t) => t.pass('after a failure'))`,
  })
  const files = ['a', 'b', 'c', 'd'].map((name) => join(folder, `${name}.test.ts`).slice(root.length + 1))
  const reports = fileReports(await runTestFiles(files, { root, folder, env: {} }))
  t.same(
    reports.map(({ file, hasPassed }) => [file, hasPassed]),
    files.map((file) => [file, /[ad]\.test/.test(file)]),
  )
  const text = (at: number) => reports[at]?.text ?? ''
  t.match(text(1), /^ +ok 1 - .*\n +ok 2 - .*\n +ok 3 - .*\n +not ok 4 - and fails/m)
  t.match(text(2), 'cannot be loaded')
})

t.test('a file that ends its process has not passed', async (t) => {
  const folder = t.testdir({
    'a.test.ts': `import t from 'tap'
      t.test('passes', async (t) => t.pass('before'))`,
    'b.test.ts': 'process.exit(3)',
  })
  const files = ['a', 'b'].map((name) => join(folder, `${name}.test.ts`).slice(root.length + 1))
  const reports = fileReports(await runTestFiles(files, { root, folder, env: {} }))
  t.notOk(reports.some(({ file, hasPassed }) => file === files[1] && hasPassed))
})
