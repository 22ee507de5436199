import t from 'tap'
import { asciiEmail, hasAsciiHost, mailboxKey, normaliseEmail } from './email-address.ts'

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

t.test('mailboxKey: one mailbox has one key', (t) => {
  for (const [email, key] of [
    ['Lena.Weber@Example.ORG ', 'lena.weber@example.org'],
    ['lena+rabatt@example.org', 'lena@example.org'],
    ['L.e.n.a+x@googlemail.com', 'lena@gmail.com'],
    ['lena@bücher.example', 'lena@xn--bcher-kva.example'],
    ['lena@xn--bcher-kva.example', 'lena@xn--bcher-kva.example'],
    ['lena@bu\u0308cher.example', 'lena@xn--bcher-kva.example'],
    ['mu\u0308ller@example.org', 'müller@example.org'],
    ['+only@example.org', '+only@example.org'],
    ['no address', 'no address'],
  ] as const)
    t.equal(mailboxKey(email), key, email)
  t.not(mailboxKey('le.na@example.org'), mailboxKey('lena@example.org'), 'dots mean something at other hosts')
  t.end()
})
