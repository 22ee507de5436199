import { readFileSync } from 'node:fs'
import t from 'tap'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const styles = read('./Sign.module.css')
const picture = read('./signs.svg')
const names = [...picture.matchAll(/<path id="(\w+)"/g)].map(([, name]) => name)
const height = names.length * 24

t.test('each sign is the row of the picture that its class shows', async (t) => {
  const classes = [...styles.slice(0, styles.indexOf('{')).matchAll(/\.(\w+)::/g)].map(([, name]) => name)
  t.strictSame([...classes, 'fullHeart'], names, 'in the same order')
  t.match(styles, `0 0 / calc(100% * 124 / 24) ${names.length * 100}%`)
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
  const rows = [...picture.matchAll(/translate\(0 (\d+)\)/g)].map(([, y]) => Number(y))
  t.strictSame(rows, names.map((_, row) => row * 24).slice(1))
  t.match(picture, `viewBox="0 0 124 ${height}"`)
})

t.test('stars are found in the same picture', async (t) => {
  const stars = read('../../product/Stars/Stars.module.css')
  t.match(stars, `100% 0 / 124% calc(100% * ${height} / 20)`)
  const rows = [...stars.matchAll(/position-y: calc\(100% \* (\d+) \/ (\d+)\)/g)].map(([, y, of]) => [
    Number(y),
    Number(of),
  ])
  t.strictSame(
    rows,
    Array.from({ length: 8 }, (_, row) => [20 * (row + 1), height - 20]),
  )
})
