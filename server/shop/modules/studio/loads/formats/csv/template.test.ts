import t from 'tap'
import { readAll } from '../testing/read-all.ts'
import { readCsv } from './csv.ts'
import { type CsvKindName, csvKinds } from './csv-kinds.ts'
import { columnRows, templateOf } from './template.ts'

for (const kind of Object.keys(csvKinds) as CsvKindName[]) {
  t.test(`the template of ${kind} is read without a violation`, async (t) => {
    const { violations, records } = await readAll(readCsv, templateOf(kind), { kind })
    t.same(violations, [])
    t.ok(records.length > 0)
  })

  t.test(`no two columns of ${kind} have the same name`, async (t) => {
    const names = csvKinds[kind].columns.flatMap(({ target, headings }) => [
      target,
      headings.de,
      ...(headings.en === headings.de ? [] : [headings.en]),
    ])
    t.same(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    )
  })
}

t.test('the documentation of a column says heading, target, what it holds and an example', async (t) => {
  t.same(columnRows('stock')[1], ['Artikelnummer', 'item number', '`item.id`', 'yes', 'number or id', '`900100-01`'])
})
