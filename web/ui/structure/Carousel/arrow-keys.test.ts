import t from 'tap'
import { arrowKeys } from './arrow-keys.ts'

t.test('arrowKeys moves a row on once in two seconds, and leaves fields their keys', async (t) => {
  const moves: number[] = []
  const onKey = arrowKeys((screens) => moves.push(screens))
  const element = (name: string) => ({ matches: (selector: string) => selector === name }) as unknown as Element
  const row = element('ul')
  const press = (key: string, timeStamp: number, target = row): boolean => {
    let isPrevented = false
    const preventDefault = () => {
      isPrevented = true
    }
    onKey({ key, timeStamp, target, currentTarget: row, preventDefault })
    return isPrevented
  }
  t.equal(press('ArrowRight', 0), true)
  t.equal(press('ArrowRight', 1999), true, 'nor does the browser scroll meanwhile')
  t.same(moves, [1])
  press('ArrowLeft', 2000, element('a'))
  t.same(moves, [1, -1], 'a link in the row')
  t.equal(press('ArrowRight', 5000, element('input')), false)
  t.equal(press('Tab', 5000), false)
  t.same(moves, [1, -1])
})
