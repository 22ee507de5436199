import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import t from 'tap'
import { pdf } from '#fixtures/pictures/files.ts'
import { UploadedFile } from '#lib/uploads/uploaded-file.ts'
import { createFileChecks } from './checked-file.ts'
import { judgePdf } from './pdf.ts'
import { kindOf } from './upload.rules.ts'

const check = createFileChecks()
const checked = (bytes: Buffer) => check(new UploadedFile('Nachweis', bytes))
const contentOf = async (bytes: Buffer): Promise<Buffer> => {
  const answer = await checked(bytes)
  if ('fault' in answer) throw new Error(answer.fault)
  return answer.file.content
}
const proof = pdf('Nachweis', ['Grundschule am Park'])
const changed = (from: string, to: string) => Buffer.from(proof.toString('latin1').replace(from, to), 'latin1')
const catalogue = '<< /Type /Catalog /Pages 2 0 R >>'
const withEntry = (entry: string) => changed(catalogue, `<< /Type /Catalog /Pages 2 0 R ${entry} >>`)

t.test('a harmless document is stored unchanged', async (t) => {
  t.same(await contentOf(proof), proof)
  t.same(await contentOf(Buffer.concat([proof, Buffer.from('\r\n')])), Buffer.concat([proof, Buffer.from('\r\n')]))
  t.equal(await judgePdf(withEntry('/OpenAction [3 0 R /Fit]')), 'plain', 'that opens at a page')
})

t.test('a document of another type, or unreadable, is refused', async (t) => {
  const bad: Record<string, Buffer> = {
    'a page of HTML': Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>'),
    'HTML in a comment': changed('%PDF-1.4\n', '%PDF-1.4\n%<script>alert(1)</script>\n'),
    'something before it': Buffer.concat([Buffer.from('\n'), proof]),
    'something behind it': Buffer.concat([proof, Buffer.from('<html>')]),
    'no end': proof.subarray(0, -8),
    'no objects': Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF\n'),
    'no page': changed('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0'),
    'a lock': changed('/Root 1 0 R', '/Root 1 0 R /Encrypt 5 0 R'),
  }
  for (const [name, bytes] of Object.entries(bad)) t.equal(await judgePdf(bytes), 'broken', name)
  t.same(await checked(bad['no page'] as Buffer), { fault: 'type' })
})

t.test('a document with scripts or attachments is refused as active', async (t) => {
  const bad: Record<string, Buffer> = {
    'a script': withEntry('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
    'a script by an escaped name': withEntry('/OpenAction << /S /Java#53cript /J#53 (x) >>'),
    'a program': withEntry('/OpenAction << /S /Launch /F (cmd.exe) >>'),
    'a form that sends': withEntry('/X [<< /S /SubmitForm /F (https://evil.example) >>]'),
    'a file': withEntry('/Names << /EmbeddedFiles << /Names [] >> >>'),
    'what acts when a page opens': withEntry('/AA << /O << /S /URI >> >>'),
  }
  for (const [name, bytes] of Object.entries(bad)) t.equal(await judgePdf(bytes), 'active', name)
  t.same(await checked(bad['a script'] as Buffer), { fault: 'active' })
})

t.test('objects that unfold without end are given up', async (t) => {
  const unfolded = deflateSync(Buffer.alloc(200_000_000, ' '))
  const stream = `7 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${unfolded.length} >>\nstream\n`
  const [before = '', after = ''] = proof.toString('latin1').split('xref\n0 ', 2)
  const bomb = Buffer.from(
    `${before}${stream}${unfolded.toString('latin1')}\nendstream\nendobj\nxref\n0 ${after}`,
    'latin1',
  )
  const start = performance.now()
  t.same(await checked(bomb), { fault: 'type' })
  t.ok(performance.now() - start < 120_000)
})

t.test('a picture is drawn anew, and nothing else of its file is stored', async (t) => {
  const canvas = { create: { width: 40, height: 20, channels: 3, background: '#0a0' } } as const
  const secret = 'Grundschule am Park, 52.5 N'
  const jpeg = await sharp(canvas)
    .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const png = Buffer.concat([await sharp(canvas).png().toBuffer(), Buffer.from('<html><script>alert(1)</script>')])
  t.match(await sharp(jpeg).metadata(), { exif: Buffer }, 'as a phone sends it, with its place')
  for (const sent of [jpeg, png]) {
    const stored = await contentOf(sent)
    t.equal(kindOf(stored)?.mediaType, kindOf(sent)?.mediaType)
    t.notMatch(stored.toString('latin1'), /Grundschule|script/)
    t.match(await sharp(stored).metadata(), { exif: undefined, orientation: undefined })
  }
  t.match(await sharp(await contentOf(jpeg)).metadata(), { width: 20, height: 40 }, 'and stands upright')
  const wide = await sharp({ create: { ...canvas.create, width: 6000, height: 30 } })
    .png()
    .toBuffer()
  t.match(await sharp(await contentOf(wide)).metadata(), { width: 4096 })
})

t.test('a picture with too many pixels, or cut off, is refused', async (t) => {
  const header = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const huge = Buffer.from(header)
  huge.writeUInt32BE(65_535, 16)
  huge.writeUInt32BE(65_535, 20)
  t.same(await checked(huge), { fault: 'type' })
  t.same(await checked(header.subarray(0, 60)), { fault: 'type' }, 'cut off')
  t.same(await checked(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<html>')])), { fault: 'type' })
})
