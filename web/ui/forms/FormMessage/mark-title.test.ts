import t from 'tap'
import { markTitle } from './mark-title.ts'

t.test('errors of a form are named in the title once, and go with them', async (t) => {
  const shown = { title: 'Zahlung | Pausenhof' }
  t.intercept(globalThis, 'document', { value: shown })
  const [first, second] = [markTitle('Fehler: '), markTitle('Fehler: ')]
  t.equal(shown.title, 'Fehler: Zahlung | Pausenhof')
  first()
  second()
  t.equal(shown.title, 'Zahlung | Pausenhof')
})
