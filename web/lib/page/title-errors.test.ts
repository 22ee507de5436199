import t from 'tap'
import { hasErrors } from './title-errors.ts'

t.test('a page has errors when its form came back without success', async (t) => {
  const flash = { isDone: false }
  t.ok(hasErrors({ flash }))
  for (const data of [null, {}, { flash: null }, { flash: { ...flash, isDone: true } }]) t.notOk(hasErrors(data))
})
