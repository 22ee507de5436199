import t from 'tap'
import { carriedSums, type PdfDocument, type TableRow } from '#engine/pdf/pdf-document.ts'
import { renderPdf } from '#engine/pdf/render-pdf.ts'
import { createOrderFormPrinter } from './order-form-printer.ts'

const print = createOrderFormPrinter()

const rows: TableRow[] = Array.from({ length: 500 }, (_row, index) => ({
  cells: [String(index + 1), [`Heft mit langem Namen ${index}`, 'Lineatur 2'], '6,45 €'],
  amount: 645,
}))

const formOf = (tableRows: readonly TableRow[]): PdfDocument => ({
  title: 'Bestellschein',
  language: 'de-DE',
  author: 'Pausenhof',
  createdAt: new Date('2026-11-29T12:00:00Z'),
  size: 'a4',
  letterhead: { brand: 'Pausenhof', sender: 'Musterhof 1', recipient: ['Pausenhof'], facts: [['Datum', '29.11.']] },
  content: [
    {
      kind: 'table',
      title: 'Zeilen',
      columns: [{ title: 'Pos.', width: 10 }, { title: 'Artikel' }, { title: 'Summe', width: 25, isAmount: true }],
      rows: tableRows,
      carried: { label: 'Übertrag', sums: carriedSums(tableRows, String) },
    },
  ],
  footer: [['Pausenhof']],
  pageNumber: 'Seite {page} von {pages}',
})

/** Milliseconds of processor time that the thread of this test takes meanwhile. */
const usedBy = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(begin)
  return (user + system) / 1000
}

t.test('a form is the same file that this thread would draw', async (t) => {
  const form = formOf(rows.slice(0, 60))
  t.ok((await print(form, null))?.equals(await renderPdf(form)))
})

t.test('T5.68 a form of 500 rows takes next to no time of the thread that answers calls', async (t) => {
  const here = await usedBy(() => renderPdf(formOf(rows)))
  const beside = await usedBy(async () => t.ok(await print(formOf(rows), null)))
  t.ok(beside < here / 4, `${beside} ms instead of ${here} ms`)
})

t.test('the printer takes three forms of one network, and lets others come between them', async (t) => {
  const order: string[] = []
  const of = async (network: string) => {
    const file = await print(formOf(rows.slice(0, 20)), network)
    order.push(file === null ? `${network} busy` : network)
  }
  await Promise.all([of('flood'), of('flood'), of('flood'), of('flood'), of('school')])
  t.same(order, ['flood busy', 'flood', 'school', 'flood', 'flood'])
})
