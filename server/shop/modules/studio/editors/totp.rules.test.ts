import t from 'tap'
import { base32, codeOf, fromBase32, stepAt, stepOfCode } from './totp.rules.ts'

const secret = Buffer.from('12345678901234567890')

t.test('E4.10 codes are those of RFC 6238, appendix B, and RFC 4226, appendix D', (t) => {
  const published = [
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ] as const
  for (const [seconds, code] of published) t.equal(codeOf(secret, stepAt(seconds * 1000)), code)
  const counted = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489']
  t.same(
    counted.map((_, step) => codeOf(secret, step)),
    counted,
  )
  t.end()
})

t.test('a code counts once, for a step before and after, and with spaces', (t) => {
  const now = 1111111111_000
  const code = codeOf(secret, stepAt(now))
  const step = stepOfCode(`${code.slice(0, 3)} ${code.slice(3)}`, { secret, lastStep: 0, now })
  t.equal(step, stepAt(now))
  t.equal(stepOfCode(code, { secret, lastStep: step ?? 0, now }), null, 'used')
  t.equal(stepOfCode(code, { secret, lastStep: 0, now: now + 30_000 }), step, 'a slow clock')
  t.equal(stepOfCode(code, { secret, lastStep: 0, now: now + 60_000 }), null, 'too old')
  for (const wrong of ['', '12345', '1234567', 'abcdef']) t.equal(stepOfCode(wrong, { secret, lastStep: 0, now }), null)
  t.end()
})

t.test('secrets are written as authenticator apps take them', (t) => {
  t.equal(base32(Buffer.from('foobar')), 'MZXW6YTBOI', 'RFC 4648, section 10')
  t.same(fromBase32(base32(secret)), secret)
  t.end()
})
