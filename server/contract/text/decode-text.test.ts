import fc from 'fast-check'
import t from 'tap'
import { decodeText } from './decode-text.ts'

const table = 'Artikelnummer;Stück\r\n101978.1;12'
const inHex = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex')

t.test('a table reads the same in each encoding that spreadsheets write', async (t) => {
  const utf16 = Buffer.from(`\ufeff${table}`, 'utf16le')
  for (const [encoding, bytes] of [
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${table}`)],
    ['UTF-16 LE', utf16],
    ['UTF-16 BE', Buffer.from(utf16).swap16()],
    ['UTF-16 LE without a mark', utf16.subarray(2)],
    ['UTF-16 BE without a mark', Buffer.from(utf16.subarray(2)).swap16()],
    ['Windows-1252', Buffer.from(table, 'latin1')],
    ['MacRoman', Buffer.concat([Buffer.from('Artikelnummer;St'), inHex('9f'), Buffer.from('ck\r\n101978.1;12')])],
  ] as const)
    t.equal(decodeText(bytes), table, encoding)
  t.equal(decodeText(inHex('31 20 46 fc 6c 6c 65 72 20 96 20 80')), '1 Füller – €')
  t.equal(decodeText(new Uint8Array()), '')
})

t.test('UTF-8 text is decoded unchanged, with or without a byte order mark', async (t) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      fc.pre(!text.includes('\u0000') && !text.startsWith('\ufeff'))
      t.equal(decodeText(Buffer.from(text)), text)
      t.equal(decodeText(Buffer.from(`\ufeff${text}`)), text)
    }),
    { numRuns: 100 },
  )
})
