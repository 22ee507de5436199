import t from 'tap'
import { hasErrors, markTitle } from './title-errors.ts'

t.test('errors of a form are named in the title once, and go with them', async (t) => {
  const shown = { title: 'Zahlung | Pausenhof' }
  t.intercept(globalThis, 'document', { value: shown })
  const [first, second] = [markTitle('Fehler: '), markTitle('Fehler: ')]
  t.equal(shown.title, 'Fehler: Zahlung | Pausenhof')
  first()
  second()
  t.equal(shown.title, 'Zahlung | Pausenhof')
})

t.test('a page has errors when its form came back without success', async (t) => {
  const flash = { isDone: false }
  t.ok(hasErrors({ flash }))
  for (const data of [null, {}, { flash: null }, { flash: { ...flash, isDone: true } }]) t.notOk(hasErrors(data))
})
