import t from 'tap'
import { testFlashes } from './testing/seals.ts'

t.test('what was typed comes back whole for as long as a cookie holds it', (t) => {
  const givenBack = (values: Record<string, string>) => {
    const flash = { form: 'contact', isDone: false, message: 'Etwas fehlt.', fieldErrors: [], values, retryAfter: null }
    const sealed = testFlashes.seal(flash)
    t.ok(sealed.length < 4000, 'browsers keep the cookie')
    return testFlashes.open(sealed)?.values
  }
  const message = 'Größe '.repeat(250)
  t.same(givenBack({ name: 'Ada', message }), { name: 'Ada', message })
  t.match(givenBack({ name: 'Ada', message: 'x'.repeat(9000) }), { name: 'Ada', message: /^x{2400}$/ })
  t.match(givenBack({ message: 'ä'.repeat(9000) }), { message: /^ä{1000}$/ }, 'letters of two bytes')
  t.same(givenBack({ password: 'geheim', emailToken: 'a' }), {})
  t.end()
})
