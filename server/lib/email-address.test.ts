import t from 'tap'
import { asciiEmail, hasAsciiHost, normaliseEmail } from './email-address.ts'

t.test('an e-mail address has one spelling, whichever the browser sends', async (t) => {
  for (const typed of [
    'info@grundschule-süd.de',
    'INFO@Grundschule-SÜD.de',
    'info@grundschule-su\u0308d.de',
    'info@xn--grundschule-sd-ssb.de',
    ' \u200einfo@grundschule-süd.de\u200b',
  ])
    t.equal(asciiEmail(normaliseEmail(typed)), asciiEmail('info@grundschule-süd.de'), typed)
  t.equal(normaliseEmail('info@grundschule-süd.de'), 'info@grundschule-süd.de', 'as it is written')
  t.match(asciiEmail('büro@kita-löwenzahn.example'), /^büro@kita-xn--|^büro@xn--/)
  t.equal(normaliseEmail(' Ada@Example.org '), 'ada@example.org')
  t.equal(asciiEmail('ada@example.org'), 'ada@example.org')
  t.equal(normaliseEmail('none'), 'none')
  t.equal(hasAsciiHost('a@süd.de'), true)
  t.equal(hasAsciiHost('a@example.org'), true)
})
