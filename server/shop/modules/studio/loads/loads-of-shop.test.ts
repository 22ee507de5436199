import t from 'tap'
import type { ImportProduct } from '#contract/import/catalogue.ts'
import { loadKinds } from '#contract/import/load-records.ts'
import { change, migratedDatabase } from '#engine/testing/engine.ts'
import { demoAddresses } from '#fixtures/customers/addresses.ts'
import { demoBusinessUsers } from '#fixtures/customers/business-users.ts'
import { demoCustomers } from '#fixtures/customers/customers.ts'
import { demoMembershipOrders, demoMemberships } from '#fixtures/customers/memberships.ts'
import { demoOrders, keepingEveryday } from '#fixtures/customers/orders.ts'
import { smallShop } from '#fixtures/testing/small-shop.ts'
import { demoWishlists } from '#fixtures/wishlists/wishlists.ts'
import { importAddresses } from '../../account/addresses/addresses.import.ts'
import { importBusinessUsers } from '../../account/business/business.import.ts'
import { importMemberships } from '../../account/prime/prime.import.ts'
import { importCustomers } from '../../account/visitors/accounts/customers.import.ts'
import { importWishlists } from '../../account/wishlists/wishlists.import.ts'
import { importOrders } from '../../orders/orders/orders.import.ts'
import { creditOf, returnOf } from './testing/order-papers.ts'
import { loader } from './testing/shops.ts'

const { catalogue, url } = await smallShop(t)
const sold = new Set(catalogue.flatMap(({ kind, record }) => (kind === 'product' ? [record.id] : [])))
/** Without products that exist only in the catalogue of the usual size. */
const wishlists = demoWishlists.map((list) => ({
  ...list,
  entries: list.entries.filter(({ productId }) => sold.has(productId)),
}))
const everyday: ImportProduct[] = []
for (const _entry of keepingEveryday(catalogue, everyday));
const orders = demoOrders(everyday, new Date())
await change(url, async (trx) => {
  await importCustomers(trx, demoCustomers)
  await importBusinessUsers(trx, demoBusinessUsers)
  await importAddresses(trx, demoAddresses)
  await importWishlists(trx, wishlists)
  await importOrders(trx, [...orders, ...demoMembershipOrders(new Date())])
  await importMemberships(trx, demoMemberships(new Date()))
})
const returned = orders.find(({ state, customerId }) => state === 'completed' && customerId !== null)
if (!returned) throw new Error('The demo shop has no order that has arrived')

/** Kinds of which products bring the records along, and those of which the demo shop has none. */
const elsewhere = [
  ...['stock', 'itemPictures', 'productTexts', 'sale', 'retirement', 'price'],
  ...['review', 'deal', 'textileCareIcon', 'abTest', 'segment'],
]

t.test('E3.9 the whole demo shop survives export, load into an empty database, and export', async (t) => {
  const [full, empty] = [loader(t, url), loader(t, await migratedDatabase(t))]
  const papers = await full.load([returnOf(returned.id), creditOf(returned.id)])
  t.same(papers.violations, [])
  const text = await full.exported()
  const kinds = new Set(text.split('\n').map((line) => /^\{"kind":"(\w+)"/.exec(line)?.[1]))
  for (const kind of loadKinds) t.ok(kinds.has(kind) || elsewhere.includes(kind), kind)
  const report = await empty.loadText(text)
  t.same(report.violations, [])
  t.equal(await empty.exported(), text)
  const again = await empty.loadText(text)
  t.same(again.differences, [], 'again is no change')
  t.same((await full.loadText(text)).differences, [], 'nor is it where the export comes from')
})
