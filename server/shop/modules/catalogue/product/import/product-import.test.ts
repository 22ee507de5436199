import t from 'tap'
import type { ImportProduct } from '#contract/import/catalogue.ts'
import { change, migratedDatabase } from '#engine/testing/engine.ts'
import { importRecords } from '../../catalogue/catalogue.import.ts'
import { item, product, sampleRecords } from '../../catalogue/testing/sample-catalogue.ts'
import { priceRows } from './product-import.rows.ts'

const url = await migratedDatabase(t)
await change(url, (trx) => importRecords(trx, sampleRecords()))

const imported = (record: ImportProduct) => change(url, (trx) => importRecords(trx, [{ kind: 'product', record }]))
const label = item('990-1').pictures[0] ?? { mediaId: '', alt: { de: '', en: '' } }
const labelled = (sheet: string) => product('990', { energyLabel: { class: 'A', label, sheet } })

t.test('an import names a data sheet that is neither a stored file nor an https address', async (t) => {
  for (const sheet of ['/prod/990', 'http://eprel.test/990.pdf', 'Datenblatt 990', ''])
    await t.rejects(imported(labelled(sheet)), {
      message: `product 990: its data sheet is ${sheet}: a stored file or an https address is needed`,
    })
  const missing = '0123456789abcdef'
  await t.rejects(imported(labelled(missing)), {
    message: `product 990: refers to the media ${missing}, which does not exist`,
  })
  await t.resolves(imported(labelled('https://eprel.ec.europa.eu/fiches/990.pdf')))
})

t.test('an imported book has its price alone: an old or recommended one is left out', async (t) => {
  const prices = { de: { amount: 1200, oldAmount: 1500, uvpAmount: 1600, isBestPrice: true } }
  const items = [item('991-1', { prices })]
  t.match(priceRows(product('991', { items })), [{ amount: 1200, oldAmount: 1500, uvpAmount: 1600, isBestPrice: true }])
  await imported(product('991', { isBook: true, items }))
  await change(url, async (trx) => {
    const { rows } = await trx.execute(
      `select amount, old_amount, uvp_amount, is_best_price from item_prices where item_id = '991-1'`,
    )
    t.same(rows, [{ amount: 1200, old_amount: null, uvp_amount: null, is_best_price: false }])
  })
})
