import t from 'tap'
import { largestFile } from '#contract/limits/uploads.ts'
import { errorOf, type Kind, kindOf, nameOf } from './upload.rules.ts'

const pdf = Buffer.from('%PDF-1.7\n')
const png = Buffer.from('89504e470d0a1a0a0000', 'hex')
const jpeg = Buffer.from('ffd8ffe0', 'hex')

t.test('a file’s type is that of its content', async (t) => {
  t.equal(kindOf(pdf)?.mediaType, 'application/pdf')
  t.equal(kindOf(png)?.mediaType, 'image/png')
  t.equal(kindOf(jpeg)?.mediaType, 'image/jpeg')
  for (const other of ['', '%PDF', ' %PDF-1.7', '<html>', 'GIF89a', 'PK\u0003\u0004']) {
    t.equal(kindOf(Buffer.from(other)), null, other)
  }
})

t.test('empty, unknown and oversized files are refused', async (t) => {
  const sized = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length)])
  t.equal(errorOf(Buffer.alloc(0)), 'empty')
  t.equal(errorOf(Buffer.from('<html>')), 'type')
  t.equal(errorOf(sized(largestFile)), null)
  t.equal(errorOf(sized(largestFile + 1)), 'tooLarge')
})

t.test('a file’s name is cleaned and gets the ending of its type', async (t) => {
  const [asPdf, asJpeg] = [kindOf(pdf), kindOf(jpeg)] as [Kind, Kind]
  const table: [given: string, kind: Kind, kept: string][] = [
    ['Nachweis der Schule.pdf', asPdf, 'Nachweis der Schule.pdf'],
    ['SCAN.PDF', asPdf, 'SCAN.PDF'],
    ['scan.jpeg', asJpeg, 'scan.jpeg'],
    ['C:\\Users\\x\\nachweis.pdf', asPdf, 'nachweis.pdf'],
    ['../../etc/passwd', asPdf, 'passwd.pdf'],
    ['brief.html', asPdf, 'brief.pdf'],
    ['a\r\nSet-Cookie: x".pdf', asPdf, 'aSet-Cookie x.pdf'],
    ['\u202Efdp.exe', asJpeg, 'fdp.jpg'],
    ['.htaccess', asPdf, 'file.pdf'],
    ['', asPdf, 'file.pdf'],
    ['🏫'.repeat(300), asPdf, `${'🏫'.repeat(110)}.pdf`],
  ]
  for (const [given, kind, stored] of table) t.equal(nameOf(given, kind), stored, given)
})
