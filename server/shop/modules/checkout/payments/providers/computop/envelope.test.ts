import { createHmac } from 'node:crypto'
import { Blowfish } from 'egoroof-blowfish'
import fc from 'fast-check'
import t from 'tap'
import { seed } from '#lib/testing/random.ts'
import { decrypt, encrypt, formatFields, isSameMac, jsonField, macOf, parseFields } from './envelope.ts'

/** Bruce Schneier's test vectors for Blowfish: key, plain text, cipher text. */
const vectors = [
  ['0000000000000000', '0000000000000000', '4EF997456198DD78'],
  ['FFFFFFFFFFFFFFFF', 'FFFFFFFFFFFFFFFF', '51866FD5B85ECB8A'],
  ['3000000000000000', '1000000000000001', '7D856F9A613063F2'],
  ['1111111111111111', '1111111111111111', '2466DD878B963C9D'],
  ['0123456789ABCDEF', '1111111111111111', '61F9C3802281B096'],
  ['FEDCBA9876543210', '0123456789ABCDEF', '0ACEAB0FC6A0A28D'],
  ['7CA110454A1A6E57', '01A1D6D039776742', '59C68245EB05282B'],
] as const

t.test('Blowfish gives the published values', async (t) => {
  for (const [key, plain, cipher] of vectors) {
    const blowfish = new Blowfish(Buffer.from(key, 'hex'), Blowfish.MODE.ECB, Blowfish.PADDING.NULL)
    t.equal(
      Buffer.from(blowfish.encode(Buffer.from(plain, 'hex')))
        .toString('hex')
        .toUpperCase(),
      cipher,
    )
  }
})

t.test('an envelope of Blowfish holds the blocks of its text, filled with zero bytes', async (t) => {
  // Key and text of the vector 0123456789ABCDEF / 1111111111111111 can't be typed; this is the same key as text.
  const { len, data } = encrypt({ cipher: 'blowfish', cipherKey: '0123456789abcdef' }, 'Amount=100')
  t.equal(len, 10)
  t.equal(data.length, 32)
  t.match(data, /^[0-9A-F]+$/)
})

const blowfishKeys = { cipher: 'blowfish', cipherKey: '0123456789abcdef' } as const
const aesKeys = { cipher: 'aes', cipherKey: '0123456789abcdef0123456789abcdef' } as const

t.test('a decrypted text equals the one that was encrypted', async (t) => {
  const ascii = fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme-ascii' })
  for (const keys of [blowfishKeys, aesKeys])
    fc.assert(
      fc.property(ascii, (text) => decrypt(keys, encrypt(keys, text)) === text),
      { numRuns: 200, seed },
    )
  t.pass()
})

/** NIST's AESAVS, appendix B (GFSbox): a key and an initialisation vector of zero bytes, plain text, cipher text. */
const aesVectors = [
  [16, 'f34481ec3cc627bacd5dc3fb08f273e6', '0336763e966d92595a567cc9ce537f5e'],
  [24, '1b077a6af4b7f98229de786d7516b639', '275cfc0413d8ccb70513c3859b1d0f72'],
  [32, '014730f80ac625fe84f026c60bfd547d', '5c9d844ed46f9885085e5d6a4f94c7d7'],
] as const

t.test('an envelope of AES is CBC with the key’s length, as published values say', async (t) => {
  for (const [bytes, plain, cipher] of aesVectors) {
    const keys = { cipher: 'aes', cipherKey: '\0'.repeat(bytes) } as const
    const iv = '0'.repeat(32)
    const opened = decrypt(keys, { len: 32, data: `${iv}-${cipher}${cipher}` })
    const hex = Buffer.from(opened ?? '', 'latin1').toString('hex')
    t.equal(hex.slice(0, 32), plain)
    const chained = Buffer.from(plain, 'hex').map((byte, index) => byte ^ (Buffer.from(cipher, 'hex')[index] ?? 0))
    t.equal(hex.slice(32), Buffer.from(chained).toString('hex'), 'a block is chained to the one before')
  }
})

t.test('padding by PKCS#7 is cut off as well', async (t) => {
  const text = 'PayID=1&Code=00000000'
  const blowfish = new Blowfish(blowfishKeys.cipherKey, Blowfish.MODE.ECB, Blowfish.PADDING.PKCS5)
  const data = Buffer.from(blowfish.encode(text)).toString('hex')
  t.equal(decrypt(blowfishKeys, { len: text.length, data }), text)
})

t.test('a malformed envelope decrypts to null', async (t) => {
  const { data, len } = encrypt(blowfishKeys, 'Code=00000000')
  for (const keys of [blowfishKeys, aesKeys])
    for (const odd of ['', 'zz', 'abc', data.slice(1), `${data}-${data.slice(2)}`, '-', 'ä'.repeat(16), '00'.repeat(7)])
      t.equal(decrypt(keys, { len, data: odd }), null, `${keys.cipher} ${odd}`)
  for (const odd of [Number.NaN, 0, -1, 1.5, data.length + 1]) t.equal(decrypt(blowfishKeys, { len: odd, data }), null)
})

t.test('a MAC is over five parts, of which unknown ones are empty', async (t) => {
  const key = 'mySecret'
  const expected = createHmac('sha256', key).update('*100000001-1*shop*4990*EUR').digest('hex').toUpperCase()
  t.equal(macOf(key, ['', '100000001-1', 'shop', '4990', 'EUR']), expected)
  t.match(expected, /^[0-9A-F]{64}$/)
  // RFC 4231, test case 2.
  t.equal(
    createHmac('sha256', 'Jefe').update('what do ya want for nothing?').digest('hex'),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
  t.ok(isSameMac(expected, `${expected.toLowerCase()} `))
  t.notOk(isSameMac(expected, expected.slice(1)))
  t.notOk(isSameMac(expected, ''))
})

t.test('fields are ASCII, hold no sign of their own, and are found in any case', async (t) => {
  const text = formatFields({ OrderDesc: 'Größe=L & mehr', Empty: '', Amount: '100' })
  t.equal(text, 'OrderDesc=Gr  e L   mehr&Amount=100')
  t.same(parseFields('mid=a&PAYID=b&Description=x=y&flag'), { mid: 'a', payid: 'b', description: 'x=y', flag: '' })
  for (const city of ['A', 'Ü', 'Bern', 'Zürich'])
    t.notMatch(jsonField({ city }), /=/, 'a structure ends without the sign of equality')
  t.same(JSON.parse(Buffer.from(jsonField({ city: 'Zürich' }), 'base64').toString()), { city: 'Zürich' })
})
