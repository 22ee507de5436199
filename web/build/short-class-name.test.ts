import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { prefixesOf, shortClassName } from './short-class-name.ts'

const root = join(import.meta.dirname, '../..')
const files = globSync('web/**/*.module.css', { cwd: root })
const [someFile = ''] = files

t.test('no two classes of all modules have the same name, and none has more than four signs', async (t) => {
  const owners = new Map<string, string>()
  for (const file of files) {
    const css = readFileSync(join(root, file), 'utf8')
    for (const name of new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))) {
      const short = shortClassName(name, join(root, file), css)
      t.match(short, /^[b-zB-Z][\w-]{2,3}$/)
      t.equal(owners.get(short), undefined, `${file} ${name} is ${short}, as is ${owners.get(short)}`)
      owners.set(short, `${file} ${name}`)
    }
  }
})

t.test('a name stays while others come behind it, in its file and in new ones', async (t) => {
  const nameOf = (css: string) => shortClassName('card', join(root, someFile), css)
  t.equal(nameOf('.card{}'), nameOf('.card{} .price{}'))
  const before = prefixesOf(files)
  const after = prefixesOf([...files, 'web/ui/New/New.module.css'])
  t.equal(new Set(after.values()).size, files.length + 1)
  t.ok(files.filter((file) => after.get(file) !== before.get(file)).length <= 1)
})

t.test('animations have names, too, and what is not in the text has none', async (t) => {
  const css = '.card { animation: rise 1s } @keyframes rise { to { top: 0 } }'
  t.not(shortClassName('rise', join(root, someFile), css), shortClassName('card', join(root, someFile), css))
  t.throws(() => shortClassName('other', join(root, someFile), css), /is not found/)
})

t.test('a file with more names than signs', async (t) => {
  const names = Array.from({ length: 200 }, (_, index) => `n${index}`)
  const css = names.map((name) => `.${name}{}`).join('')
  t.equal(new Set(names.map((name) => shortClassName(name, join(root, someFile), css))).size, 200)
})
