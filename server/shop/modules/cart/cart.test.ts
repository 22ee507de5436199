import t from 'tap'
import { filledDatabase, importing, startEngine } from '../../testing/engine.ts'
import { importing as importingCatalogue, item, product, sampleRecords } from '../catalogue/testing/sample-catalogue.ts'
import { shopper } from './testing/carts.ts'

const url = await filledDatabase(t, async (trx) => {
  await importing({
    parameters: [
      { store: 'de', name: 'Blitzangebot', entries: [{ name: 'active', value: 'true' }] },
      {
        store: 'de',
        name: 'shipping',
        entries: [
          { name: 'cost', value: '490' },
          { name: 'freeFrom', value: '3900' },
        ],
      },
    ],
  })(trx)
  await importingCatalogue([
    ...sampleRecords(),
    {
      kind: 'product',
      record: product('600', { items: [item('600-1', { stock: 7, minimumOrderQuantity: 3, maxQuantity: 20 })] }),
    },
  ])(trx)
})
const engine = await startEngine(t, url)

t.test('what is put in is there, with what it costs', async (t) => {
  const { add, read } = await shopper(engine, url)
  t.match(await add('500-1', 2), { successful: true, code: 'OK', quantity: 2, quantityAdded: 2, message: null })
  t.match(await read(), {
    productsCount: 1,
    itemsCount: 2,
    positions: [{ itemId: '500-1', quantity: 2, totalPrice: { amount: 2380 }, availableForSale: true }],
    basketValues: {
      subtotal: { amount: 2380 },
      shippingCost: { amount: 490 },
      total: { amount: 2870 },
      tax: { amount: 458 },
    },
  })
  t.match(await add('500-1', 1), { quantity: 3, quantityAdded: 1 })
  t.equal((await read()).positions.length, 1, 'one line for one item')
})
