import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import t from 'tap'
import { pdfTextLimits } from '#contract/limits/uploads.ts'
import { pdfTextTexts } from '#contract/texts/content/pdf-text.ts'
import { pdf } from '#fixtures/pictures/files.ts'
import { pdfTextErrorKey, pdfTextErrors } from './pdf-text.rules.ts'
import { createPdfTextReader } from './pdf-text-reader.ts'

const read = createPdfTextReader()

/** As much of pdfkit as these documents need; the types of `server/shop/pdf` are those of printed forms. */
type Drawing = Readable & {
  text: (text: string, x?: number, y?: number) => Drawing
  rect: (x: number, y: number, width: number, height: number) => Drawing
  fill: (color: string) => Drawing
  addPage: () => Drawing
  end: () => void
}
const Drawing = PDFDocument as unknown as new (options: object) => Drawing

/** A document as another program writes it: compressed, with fonts and positions of its own. */
async function drawn(draw: (document: Drawing) => void, passwords: object = {}): Promise<Buffer> {
  const document = new Drawing({ size: 'A4', ...passwords })
  draw(document)
  document.end()
  return buffer(document)
}

const pages = (count: number) =>
  drawn((document) => {
    for (let page = 1; page <= count; page += 1) {
      if (page > 1) document.addPage()
      document.text(`${page} Hefte A4`)
    }
  })

/** The content of its one page is what `content` unpacks to. */
function packed(content: Buffer): Buffer {
  const small = deflateSync(content).toString('latin1')
  const from = pdf('Liste', ['1 Schere']).toString('latin1')
  const stream = /<< \/Length \d+ >>\nstream\n[\s\S]*?\nendstream/
  return Buffer.from(
    from.replace(stream, () => `<< /Filter /FlateDecode /Length ${small.length} >>\nstream\n${small}\nendstream`),
    'latin1',
  )
}

t.test('the lines of a list are read as they stand on the page', async (t) => {
  const list = pdf('Materialliste Klasse 1a', [
    '3 Hefte DIN A4, Lineatur 1',
    '1 Schere (für Linkshänder)',
    '2 Bleistifte HB',
  ])
  t.same(await read(list), {
    text: 'Materialliste Klasse 1a\n3 Hefte DIN A4, Lineatur 1\n1 Schere (für Linkshänder)\n2 Bleistifte HB',
  })
})

t.test('cells of a row stand in one line, bullets stay apart, and pages follow each other', async (t) => {
  const table = await drawn((document) => {
    document.text('2', 72, 100).text('Bleistift HB', 150, 100).text('sechseckig', 300, 100)
    document.text('1', 72, 120).text('Schulfüller', 150, 120)
    document.text('•   1 Zirkel', 72, 140)
    document.addPage().text('1 Turnbeutel')
  })
  t.same(await read(table), { text: '2 Bleistift HB sechseckig\n1 Schulfüller\n• 1 Zirkel\n1 Turnbeutel' })
})

t.test('ten pages are read, eleven are too many', async (t) => {
  t.match(await read(await pages(pdfTextLimits.pages)), { text: /^1 Hefte A4\n2 Hefte A4\n[\s\S]*\n10 Hefte A4$/ })
  t.same(await read(await pages(pdfTextLimits.pages + 1)), { fault: 'tooManyPages' })
})

t.test('a PDF of pictures alone gives noText', async (t) => {
  const scan = await drawn((document) => document.rect(50, 50, 200, 300).fill('grey'))
  t.same(await read(scan), { fault: 'noText' })
  t.same(await read(pdf('', ['- -', '…'])), { fault: 'noText' }, 'nor does one of signs without letters')
})

t.test('a password to open it keeps the text away, one against changes does not', async (t) => {
  const list = (document: Drawing) => document.text('1 Schere')
  t.same(await read(await drawn(list, { userPassword: 'Igel', ownerPassword: 'Fuchs' })), { fault: 'locked' })
  t.same(await read(await drawn(list, { ownerPassword: 'Fuchs' })), { text: '1 Schere' })
})

t.test('empty, foreign, broken and oversized files give errors of their own', async (t) => {
  t.same(await read(Buffer.alloc(0)), { fault: 'empty' })
  t.same(await read(Buffer.from('<html>1 Schere</html>')), { fault: 'type' })
  t.same(await read(Buffer.from('PK\u0003\u0004 word/document.xml')), { fault: 'type' })
  t.same(await read(Buffer.from('%PDF-1.7\n<html>1 Schere</html>')), { fault: 'broken' })
  t.same(await read(pdf('Liste', ['1 Schere']).subarray(0, 200)), { fault: 'broken' }, 'cut off')
  const large = Buffer.concat([pdf('Liste', ['1 Schere']), Buffer.alloc(pdfTextLimits.bytes)])
  t.same(await read(large), { fault: 'tooLarge' })
})

t.test('a page that unpacks without end is given up, and the next file is read', async (t) => {
  const bomb = packed(Buffer.alloc(1_000_000_000, ' '))
  t.ok(bomb.length < pdfTextLimits.bytes)
  const before = process.memoryUsage().rss
  const start = performance.now()
  t.same(await read(bomb), { fault: 'broken' })
  t.ok(performance.now() - start < 120_000)
  t.ok(process.memoryUsage().rss - before < 1_000_000_000)
  t.same(await read(pdf('Liste', ['1 Schere'])), { text: 'Liste\n1 Schere' })
})

t.test('endless text is cut off', async (t) => {
  // Text beside the page is not read, so all of it stands in one place.
  const line = '1 0 0 1 56 700 Tm (1 Schere, 2 Hefte, 3 Stifte) Tj\n'
  const answer = await read(packed(Buffer.from(`BT /F1 11 Tf\n${line.repeat(5000)}ET`)))
  const length = 'text' in answer ? answer.text.length : 0
  t.ok(length > 90_000 && length <= pdfTextLimits.characters, `${length} characters`)
})

t.test('every error has its message with the limits', async (t) => {
  t.same(Object.keys(pdfTextTexts).sort(), pdfTextErrors.map(pdfTextErrorKey).sort())
  for (const language of ['de', 'en'] as const) {
    t.match(pdfTextTexts['pdfText.error.tooLarge'][language], `${pdfTextLimits.bytes / 2 ** 20} MB`)
    t.match(pdfTextTexts['pdfText.error.tooManyPages'][language], ` ${pdfTextLimits.pages} `)
  }
})

t.test('many at once wait in turn, and those above the limit are sent away', async (t) => {
  const list = pdf('Liste', ['1 Schere'])
  const answers = await Promise.all(Array.from({ length: 10 }, () => read(list)))
  t.same(answers.slice(0, 8), Array(8).fill({ text: 'Liste\n1 Schere' }))
  t.same(answers.slice(8), Array(2).fill({ fault: 'busy' }))
})

/** A million operators, 94 kB: it takes more processor time than a file may. */
const slow = packed(Buffer.from(`BT /F1 11 Tf\n${'1 0 0 1 56 700 Tm (1) Tj\n'.repeat(1_000_000)}ET`))

t.test('a file that takes more than a second of processor time is given up', async (t) => {
  const begin = process.cpuUsage()
  t.same(await read(slow), { fault: 'broken' })
  const { user, system } = process.cpuUsage(begin)
  t.ok((user + system) / 1000 < 2500, `${(user + system) / 1000} ms with the thread's own start`)
})

t.test('files of one network are read one at a time, so those of others come next', async (t) => {
  const list = pdf('Liste', ['1 Schere'])
  const order: string[] = []
  // The machine may be slow.
  const patient = createPdfTextReader({ startWithinMs: 60_000 })
  const of = async (network: string, bytes: Buffer) => {
    const answer = await patient(bytes, network)
    order.push('fault' in answer ? `${network} ${answer.fault}` : network)
  }
  await Promise.all([
    of('flood', slow),
    of('flood', slow),
    of('flood', slow),
    of('flood', list),
    of('school', list),
    of('school', list),
  ])
  t.equal(order[0], 'flood busy', 'three of a network are held, the fourth is sent away')
  t.ok(order.indexOf('school') < order.lastIndexOf('flood broken'), order.join())
  t.equal(order.filter((each) => each === 'school').length, 2, 'two teachers of a school at once')
})

t.test('T5.67 a file that cannot start in time is answered busy, and is not read', async (t) => {
  const quick = createPdfTextReader({ startWithinMs: 300 })
  const list = pdf('Liste', ['1 Schere'])
  t.match(await quick(list, 'first'), { text: /Schere/ }, 'the thread has started')
  const long = quick(slow, 'flood')
  const since = performance.now()
  t.same(await quick(list, 'school'), { fault: 'busy' })
  t.ok(performance.now() - since < 900, 'by the clock, not when its turn would have come')
  t.same(await long, { fault: 'broken' })
  t.match(await quick(list, 'school'), { text: /Schere/ })
})
