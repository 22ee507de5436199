import { readFileSync } from 'node:fs'
import t from 'tap'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const styles = read('./Sign.module.css')
const names = [...read('./signs.svg').matchAll(/ id="(\w+)"/g)].map(([, name]) => name)

t.test('each sign is the row of the picture that its class shows', async (t) => {
  const classes = [...styles.slice(0, styles.indexOf('{')).matchAll(/\.(\w+)::/g)].map(([, name]) => name)
  t.strictSame([...classes, 'fullHeart'], names, 'in the same order')
  t.match(styles, `0 0 / 100% ${names.length * 100}%`)
  const rows = [...styles.matchAll(/\.(\w+)::(?:before|after) {\n {2}mask-position: 0 calc\(100% \/ (\d+) \* (\d+)\)/g)]
  t.strictSame(
    rows.map(([, name, last, row]) => [name, Number(last), Number(row)]),
    names.map((name, row) => [name, names.length - 1, row]).slice(1, -1),
    'the first one stands at the top without a position of its own',
  )
  t.match(
    styles,
    `.heart[aria-pressed="true"]::before {\n  mask-position: 0 calc(100% / ${names.length - 1} * ${names.length - 1});`,
  )
})

t.test('the rows of the picture are one below the other', async (t) => {
  const picture = read('./signs.svg')
  const rows = [...picture.matchAll(/translate\(0 (\d+)\)/g)].map(([, y]) => Number(y))
  t.strictSame(rows, names.map((_, row) => row * 24).slice(1))
  t.match(picture, `viewBox="0 0 24 ${names.length * 24}"`)
})
