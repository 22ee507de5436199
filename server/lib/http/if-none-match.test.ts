import t from 'tap'
import { hasCopy } from './if-none-match.ts'

t.test('If-None-Match matches a tag alone, in a list, as weak or by *', async (t) => {
  for (const value of ['"x"', '"y", "x"', '"y","x"', ' "x" ', 'W/"x"', '"y", W/"x"', '*', ' * '])
    t.equal(hasCopy(value, '"x"'), true, value)
  for (const value of [undefined, '', 'x', '"y"', '"y", "xx"', '"*"'])
    t.equal(hasCopy(value, '"x"'), false, String(value))
  t.equal(hasCopy('"x"', 'W/"x"'), true)
  t.equal(hasCopy('*', undefined), false)
})
