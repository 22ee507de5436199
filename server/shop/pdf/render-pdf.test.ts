import { spawnSync } from 'node:child_process'
import t from 'tap'
import { encode } from 'uqr'
import { carriedSums, type PdfBlock, type PdfDocument, type TableRow } from './pdf-document.ts'
import { renderPdf } from './render-pdf.ts'
import { readPdf } from './testing/read-pdf.ts'

const euros = (amount: number): string => `${(amount / 100).toFixed(2)} €`

const rowsOf = (count: number): TableRow[] =>
  Array.from({ length: count }, (_, index) => ({
    cells: [String(index + 1), ['Füller „Nimbus“', 'blau', `Art.-Nr. PH-${index}`], euros(1000)],
    amount: 1000,
  }))

const tableOf = (rows: readonly TableRow[]): PdfBlock => ({
  kind: 'table',
  title: 'Positionen',
  columns: [{ title: 'Pos.', width: 10 }, { title: 'Artikel' }, { title: 'Betrag', width: 25, isAmount: true }],
  rows,
  carried: { label: 'Übertrag', sums: carriedSums(rows, euros) },
})

const letter = (content: readonly PdfBlock[]): PdfDocument => ({
  title: 'Rechnung RE-2026-000042',
  language: 'de-DE',
  author: 'Pausenhof GmbH',
  createdAt: new Date('2026-11-02T12:00:00Z'),
  size: 'a4',
  letterhead: {
    brand: 'Pausenhof',
    sender: 'Pausenhof · Musterhof 1 · 01099 Musterstadt',
    recipient: ['Grundschule am Park', 'Schulweg 7', '10115 Berlin'],
    facts: [['Rechnungsnummer', 'RE-2026-000042']],
  },
  footer: [['Pausenhof GmbH', 'Musterhof 1'], ['USt-IdNr. DE123']],
  pageNumber: 'Seite {page} von {pages}',
  content,
})

t.test('T3.56 a document says its title, language and standard, and every text belongs to an element', async (t) => {
  const content: PdfBlock[] = [
    { kind: 'heading', level: 1, text: 'Rechnung' },
    { kind: 'paragraph', text: 'Guten Tag,\nvielen Dank.' },
    tableOf(rowsOf(2)),
    {
      kind: 'sums',
      title: 'Summen',
      rows: [
        ['Versand', '4,90 €'],
        ['Gesamtbetrag', '24,90 €'],
      ],
    },
    { kind: 'columns', columns: [{ title: 'Lieferanschrift', lines: ['Schulweg 7', '10115 Berlin'] }] },
    { kind: 'facts', rows: [['Zahlungsart', 'Rechnung']] },
    {
      kind: 'code',
      modules: encode('RE').data,
      width: 20,
      height: 20,
      alt: 'QR-Code der Überweisung',
      caption: 'Scannen',
    },
  ]
  const read = await readPdf(await renderPdf(letter(content)))
  t.match(read, {
    title: 'Rechnung RE-2026-000042',
    language: 'de-DE',
    isTagged: true,
    uaPart: '1',
    pages: 1,
    loose: '',
  })
  const texts = (role: string) => read.elements.filter((each) => each.role === role).map(({ text }) => text)
  t.same(texts('H1'), ['Rechnung'])
  t.same(texts('H2'), ['Lieferanschrift'])
  t.same(texts('TH'), ['Rechnungsnummer', 'Pos.', 'Artikel', 'Betrag', 'Versand', 'Gesamtbetrag', 'Zahlungsart'])
  t.same(read.rows.slice(1, 4), [
    ['Pos.', 'Artikel', 'Betrag'],
    ['1', 'Füller „Nimbus“blauArt.-Nr. PH-0', '10.00 €'],
    ['2', 'Füller „Nimbus“blauArt.-Nr. PH-1', '10.00 €'],
  ])
  t.same(read.elements.find(({ role }) => role === 'Figure')?.alt, 'QR-Code der Überweisung')
  t.match(read.source, '/Scope /Column')
  t.match(read.source, '/Scope /Row')
  t.match(read.source, '/DisplayDocTitle true')
  t.notMatch(read.source, '/Helvetica', 'all fonts are embedded')
  t.match(read.artifacts[0], 'Seite 1 von 1')
  t.match(read.text, 'USt-IdNr. DE123', 'the legal data is content')
})

t.test('T3.57 a table goes on over pages with its header and the sum so far, which are read aloud once', async (t) => {
  const read = await readPdf(await renderPdf(letter([tableOf(rowsOf(40))])))
  t.ok(read.pages > 2, `${read.pages} pages`)
  t.equal(read.elements.filter(({ text }) => text === 'Artikel').length, 1)
  t.same(
    read.rows.filter(([first = '']) => /^\d+$/.test(first)).map(([first]) => Number(first)),
    Array.from({ length: 40 }, (_, index) => index + 1),
  )
  let before = 0
  for (let page = 1; page < read.pages; page += 1) {
    before += read.elements.filter((each) => each.page === page && each.text === euros(1000)).length
    const carried = `Übertrag ${euros(before * 1000)}`
    t.match(read.artifacts[page - 1], carried, `end of page ${page}`)
    t.match(read.artifacts[page], `Pos. Artikel Betrag${carried}`, `beginning of page ${page + 1}`)
    t.match(read.artifacts[page], `Seite ${page + 1} von ${read.pages}`)
  }
})

t.test(
  'blocks that belong together, and sums with what is beside them, are not divided by the end of a page',
  async (t) => {
    const rows = ['IBAN', 'Referenz', 'Betrag'].map((label) => [label, 'x'] as const)
    const code = { kind: 'code', modules: encode('RE').data, width: 28, height: 28, alt: 'QR-Code' } as const
    for (const height of [20, 60, 90, 100, 110, 120, 130, 140, 150]) {
      const content: PdfBlock[] = [
        { kind: 'space', height },
        { kind: 'sums', title: 'Summen', rows: [['Summe', '1 €']], beside: { title: 'Anschrift', lines: ['a', 'b'] } },
        {
          kind: 'together',
          blocks: [
            { kind: 'heading', level: 2, text: 'Zahlung' },
            { kind: 'paragraph', text: 'Bis morgen.' },
            { kind: 'facts', rows, code },
          ],
        },
      ]
      const { elements } = await readPdf(await renderPdf(letter(content)))
      const pagesOf = (texts: string[]) =>
        new Set(elements.filter(({ text, role }) => texts.includes(text || role)).map(({ page }) => page)).size
      t.equal(pagesOf(['Zahlung', 'Bis morgen.', 'IBAN', 'Referenz', 'Betrag', 'Figure']), 1, `${height} mm`)
      t.equal(pagesOf(['Summe', 'Anschrift', 'a', 'b']), 1, `${height} mm`)
    }
  },
)

t.test('a sender that is wider than the window of the address is broken', async (t) => {
  const document = letter([])
  const sender = 'Evangelische Grundschule am Alten Stadtpark · Johann-Sebastian-Bach-Straße 17 · 01099 Dresden'
  const { letterhead } = document
  const { elements } = await readPdf(
    await renderPdf({ ...document, letterhead: letterhead && { ...letterhead, sender } }),
  )
  t.ok(elements.filter(({ text }) => text !== '' && sender.includes(text)).length > 1)
})

t.test('texts of any length and any characters keep to the page', async (t) => {
  const long = Array.from({ length: 120 }, (_, index) => `Zeile ${index}`).join('\n')
  const content: PdfBlock[] = [
    { kind: 'paragraph', text: long },
    tableOf([{ cells: ['1', 'x'.repeat(9000), '1,00 €'], amount: 100 }]),
    { kind: 'paragraph', text: 'Ł č \u0007😀 12\u202f€ e\u0301' },
  ]
  const read = await readPdf(await renderPdf(letter(content)))
  t.equal(read.loose, '')
  t.match(read.text, 'Zeile 119')
  t.equal(read.rows.flat().join('').match(/x/g)?.length, 9000, 'a row that is higher than a page is divided')
  t.match(read.text, 'Ł č ? 12 € é', 'no glyph is missing from the font')
})

t.test('T3.93 names of any script keep their letters, on the page and when they are copied', async (t) => {
  const names = [
    'Đặng Thị Ngọc Ánh',
    'Юлия Щербакова',
    'Γεώργιος Παπαδόπουλος',
    'M̈rta J̌anić',
    'Øystein Ðóra Đorđe',
    'שרה כהן',
    'محمد علي',
    'Ştefan Țepeș',
  ]
  const content: PdfBlock[] = names.map((text) => ({ kind: 'paragraph', text }))
  const file = await renderPdf(letter(content))
  const read = await readPdf(file)
  t.equal(read.loose, '', 'all of it belongs to the structure')
  t.notMatch(read.text, '?')
  const copied = spawnSync('pdftotext', ['-layout', '-', '-'], { input: file, encoding: 'utf8' })
  if (copied.error) return t.comment('pdftotext is not installed: copying is not tried')
  const letters = copied.stdout.replaceAll(/[\u202a-\u202e]/g, '').normalize('NFC')
  for (const name of names) t.ok(letters.includes(name.normalize('NFC')), name)
})

t.test('a label has a page of its own size, and nothing of a letter', async (t) => {
  const label = {
    ...letter([{ kind: 'heading', level: 1, text: 'Retoure' }]),
    size: 'a6',
    letterhead: null,
    footer: [],
  } as const
  const file = await renderPdf(label)
  const read = await readPdf(file)
  t.match(read.source, /MediaBox \[0 0 297\.63\d* 419\.52\d*\]/)
  t.equal(read.artifacts.join(''), '')
  t.ok(file.equals(await renderPdf(label)), 'the same document is the same file')
})
