import { createHash } from 'node:crypto'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { testFlashes } from './testing/seals.ts'

/** Bytes that cannot be compressed. */
const noise = Buffer.concat(Array.from({ length: 150 }, (_, index) => createHash('sha512').update(`${index}`).digest()))

t.test('typed values come back whole as long as they fit into a cookie', (t) => {
  const givenBack = (values: Record<string, string>) => {
    const flash = { form: 'contact', isDone: false, message: 'Etwas fehlt.', fieldErrors: [], values, retryAfter: null }
    const sealed = testFlashes.seal(flash)
    t.ok(sealed.length < 4000, 'browsers keep the cookie')
    return testFlashes.open(sealed)?.values
  }
  const message = 'Größe '.repeat(250)
  t.same(givenBack({ name: 'Ada', message }), { name: 'Ada', message })
  const prose = translations
    .map(({ text }) => text.de)
    .join(' ')
    .slice(0, 4000)
  t.same(givenBack({ message: prose })?.message, prose, 'as long as the longest review')
  const letters = noise.toString('base64url').slice(0, 9000)
  t.same(givenBack({ name: 'Ada', message: letters }), { name: 'Ada', message: letters.slice(0, 2400) })
  const emoji = Array.from(noise, (byte) => String.fromCodePoint(0x1f400 + byte)).join('')
  const cut = givenBack({ message: `x${emoji}` })?.message ?? ''
  t.ok(cut.length > 200 && cut.isWellFormed() && `x${emoji}`.startsWith(cut), 'no emoji is cut in two')
  t.same(givenBack({ password: 'geheim', emailToken: 'a' }), {})
  t.end()
})
