import { randomUUID } from 'node:crypto'
import t from 'tap'
import { extractText } from 'unpdf'
import type { ImportRecord } from '#contract/import/catalogue.ts'
import { translations } from '#contract/texts/translations.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { item, product } from '../../catalogue/catalogue/testing/sample-catalogue.ts'
import { deal, dealProduct } from '../../catalogue/lightning/testing/deals.ts'
import { shopper } from '../cart/testing/carts.ts'
import { cartShop } from '../cart/testing/shop.ts'

const many = Array.from(
  { length: 520 },
  (_, index): ImportRecord => ({ kind: 'product', record: product(String(3000 + index), { categoryIds: ['11'] }) }),
)
const url = await filledDatabase(
  t,
  cartShop(
    [
      { kind: 'product', record: product('600', { items: [item('600-1', { stock: 3, maxQuantity: 20 })] }) },
      { kind: 'product', record: product('700', { items: [item('700-1', { minimumOrderQuantity: 3 })] }) },
      { kind: 'product', record: product('800', { items: [item('800-1', { stock: 0 })] }) },
      { kind: 'product', record: product('900', { items: [item('900-1'), item('900-2')] }) },
      {
        kind: 'product',
        record: product('950', {
          items: [item('950-1', { stock: 900, maxQuantity: 900, prices: { de: { amount: 2_002_000 } } })],
        }),
      },
      { kind: 'product', record: dealProduct('960', 1, deal('960-deal', { maxPerOrder: 3 })) },
      ...many,
    ],
    { translations },
  ),
)
const engine = await startEngine(t, url)

const money = '{ amount currencyCode stringValue }'
const formFields = `successful generalErrorMessage total ${money} quantity positions mostRows
  rows { articleNumber quantity quantityTyped mentions code message quantityAdded
    item { itemId orderNumber name variationText path pricePerUnit ${money} total ${money} } }`

type Row = { articleNumber: string; quantity: string }
type Sent = { rows?: Row[]; text?: string }

/** A shopper with the three calls of the order form. */
const orderer = async (store: 'de' | 'b2b' = 'de') => {
  const one = await shopper(engine, url, store)
  const caller = { store, visitorId: one.visitorId ?? '', cartId: one.cartId }
  const run = async (field: string, selection: string, data: Sent, more: Record<string, string> = {}) => {
    const names = Object.keys(more)
    const { data: answered, errors } = await engine.run(
      `mutation ($data: OrderFormInput!${names.map((name) => `, $${name}: ID!`).join('')}) {
        ${field}(data: $data${names.map((name) => `, ${name}: $${name}`).join('')}) { ${selection} } }`,
      { ...caller, variables: { data, ...more } },
    )
    if (errors) throw new Error(errors[0]?.extensions.code as string)
    return (answered as Record<string, unknown>)[field]
  }
  return {
    read: one.read,
    validate: (data: Sent) => run('validateBestellschein', formFields, data),
    add: (data: Sent, submissionId: string = randomUUID()) =>
      run('validateAndAddToCartBestellschein', `form { ${formFields} } cart { itemsCount productsCount }`, data, {
        submissionId,
      }),
    paper: (data: Sent) =>
      run('generatePdfForm', 'successful generalErrorMessage fileName content', data) as Promise<{
        successful: boolean
        generalErrorMessage: string | null
        fileName: string
        content: string
      }>,
    cartOf: (cartId: string) =>
      engine.run('mutation ($data: OrderFormInput!) { validateBestellschein(data: $data) { successful } }', {
        ...caller,
        cartId,
        variables: { data: { text: 'N-600-1 1' } },
      }),
  }
}

const rows = [
  { articleNumber: 'N-600-1', quantity: '2' },
  { articleNumber: ' n-700-1 ', quantity: '1' },
  { articleNumber: '800-1', quantity: '' },
  { articleNumber: '900', quantity: '1' },
  { articleNumber: 'nothing', quantity: '4' },
  { articleNumber: 'N-900-2', quantity: 'viele' },
  { articleNumber: 'N-600-1', quantity: '9' },
]

t.test('T7.27 each row has its outcome, and the cart is unchanged', async (t) => {
  const { validate, read } = await orderer()
  t.match(await validate({ rows }), {
    successful: false,
    generalErrorMessage: null,
    quantity: 6,
    positions: 2,
    mostRows: 500,
    rows: [
      { articleNumber: 'N-600-1', quantity: 11, mentions: 2, code: 'QUANTITY_LIMITED', message: /3/, quantityAdded: 3 },
      { code: 'QUANTITY_RAISED', message: /3/, quantityAdded: 3, item: { itemId: '700-1', orderNumber: 'N-700-1' } },
      { code: 'SOLD_OUT', message: String, quantityAdded: 0, item: { itemId: '800-1' } },
      { code: 'VARIANT_NEEDED', message: /Variante/, item: null },
      { code: 'UNKNOWN_ITEM', message: /Artikelnummer/, item: null },
      { code: 'BAD_QUANTITY', message: /„viele“/, quantity: null, quantityAdded: 0, item: { itemId: '900-2' } },
    ],
  })
  t.match(await read(), { positions: [], version: 1 })
})

t.test('T5.28 files of spreadsheets put the quantities that they say into the cart, or ask', async (t) => {
  const { validate, add } = await orderer('b2b')
  const articles = [
    { articleNumber: /N-900-1/, quantity: 12, code: 'OK', quantityAdded: 12, item: { itemId: '900-1' } },
    { articleNumber: /N-900-2/, quantity: 5, code: 'OK', quantityAdded: 5, item: { itemId: '900-2' } },
  ]
  for (const text of [
    'Artikelnummer;Bezeichnung;Bestellmenge\nN-900-1;Heft;12\nN-900-2;Heft;5',
    'Artikelnummer;Anz.\nN-900-1;12\nN-900-2;5',
    'SKU;Description;Order qty\nN-900-1;Book;12\nN-900-2;Book;5',
    'Artikelnummer;St\ufffdck\r\nN-900-1;12\r\nN-900-2;5\r\n',
    'Pos.;Artikel;Bestellnummer;Menge\n1;Heft;N-900-1;12\n2;Heft;N-900-2;5',
    'Artikelnummer;Bezeichnung;Menge\nN-900-1;"Heft\nblau";12\nN-900-2;Heft;5',
    "'N-900-1;12\n- N-900-2 5",
    'Artikelnummer;Menge\rN-900-1;12\rN-900-2;5\rSumme;17\r',
  ]) {
    const { rows: found } = (await validate({ text })) as { rows: unknown[] }
    t.equal(found.length, 2, text)
    t.match(found, articles, text)
  }
  t.match(await add({ text: 'Artikelnummer;Menge\nN-900-1;zwölf' }), {
    form: { positions: 0, rows: [{ code: 'BAD_QUANTITY', message: /„zwölf“/ }] },
    cart: { itemsCount: 0 },
  })
})

t.test('a row beyond the cart’s maximum value says so, not that the cart is full', async (t) => {
  const { validate } = await orderer()
  t.match(await validate({ text: 'N-950-1 500' }), {
    rows: [{ code: 'CART_TOO_DEAR', message: /telefonisch/, quantityAdded: 0 }],
  })
})

t.test('pieces that go in at the price of a deal are summed up at it, as in the cart', async (t) => {
  const { validate, add, read } = await orderer()
  const five = { text: 'N-960-1 5' }
  t.match(await validate(five), {
    total: { amount: 3 * 800 + 2 * 1000 },
    rows: [
      {
        quantityAdded: 5,
        item: { variationText: /davon 3 für je 8,00/, pricePerUnit: { amount: 1000 }, total: { amount: 4400 } },
      },
    ],
  })
  t.match(await add({ text: 'N-960-1 1' }), { form: { total: { amount: 800 } } })
  const { form } = (await add(five)) as { form: { total: { amount: number } } }
  t.match(form, { total: { amount: 2 * 800 + 3 * 1000 }, rows: [{ item: { variationText: /davon 2 für je 8,00/ } }] })
  t.match(await read(), { positions: [{ quantity: 6, totalPrice: { amount: 800 + form.total.amount } }] })
})

t.test('rows count what the cart holds already, and the sum is that of what is added', async (t) => {
  const { add, validate } = await orderer()
  await add({ text: 'N-600-1\t2' })
  const form = (await validate({ text: 'Artikelnummer;Menge\nN-600-1;2\nN-900-1;4' })) as {
    rows: { item: { pricePerUnit: { amount: number }; total: { amount: number } } }[]
    total: { amount: number }
  }
  t.match(form, {
    rows: [
      { code: 'QUANTITY_LIMITED', quantityAdded: 1 },
      { code: 'OK', message: null, quantityAdded: 4 },
    ],
  })
  const [first, second] = form.rows
  t.equal(form.total.amount, (first?.item.pricePerUnit.amount ?? 0) + 4 * (second?.item.pricePerUnit.amount ?? 0))
})

t.test('T7.27 into the cart, once for a submission', async (t) => {
  const { add, read } = await orderer()
  const id = randomUUID()
  const first = await add({ rows }, id)
  t.match(first, { form: { successful: false, positions: 2 }, cart: { itemsCount: 6, productsCount: 2 } })
  t.same(await add({ rows }, id), first, 'sent again it is answered alike')
  t.match(await read(), { positions: { length: 2 } })
  t.match(
    await add({ text: '999999 3' }),
    { form: { rows: [{ code: 'UNKNOWN_ITEM' }] }, cart: { itemsCount: 6 } },
    'nothing to put in',
  )
  await t.rejects(add({ rows }, 'no id'), { message: 'BAD_USER_INPUT' })
})

t.test('rows of an article that are more than a million pieces together go in as far as there is stock', async (t) => {
  const { add } = await orderer()
  const twice = ['800000', '700000'].map((quantity) => ({ articleNumber: 'N-600-1', quantity }))
  t.match(await add({ rows: twice }), {
    form: { rows: [{ code: 'QUANTITY_LIMITED', quantity: 1_000_000, quantityAdded: 3 }] },
  })
})

const text = (count: number) =>
  many
    .slice(0, count)
    .map(({ record }) => `N-${(record as { id: string }).id}-1;2`)
    .join('\n')

t.test(
  'five hundred rows: all of them in the business store, a hundred elsewhere, and no more than that at once',
  async (t) => {
    const business = await orderer('b2b')
    t.match(await business.add({ text: text(500) }), {
      form: { successful: true, positions: 500, quantity: 1000 },
      cart: { productsCount: 500 },
    })
    const { validate, add } = await orderer()
    const form = (await validate({ text: text(101) })) as { rows: { code: string; message: string | null }[] }
    t.match(form.rows[100], { code: 'CART_FULL', message: /100/, quantityAdded: 0 })
    t.match(await add({ text: text(101) }), { form: { positions: 100 }, cart: { productsCount: 100 } })
    t.match(await validate({ text: text(501) }), { successful: false, generalErrorMessage: /501.*500/, rows: [] })
    t.match(await validate({}), { successful: false, generalErrorMessage: /mindestens eine/, rows: [] })
    t.match(await validate({ text: 'x'.repeat(100_001) }), { generalErrorMessage: /100000/ })
  },
)

t.test('T7.27 a printed order form has the rows with their sum, or is empty', async (t) => {
  const { paper } = await orderer()
  const written = await paper({ rows })
  t.match(written, { successful: true, generalErrorMessage: null, fileName: 'Bestellschein.pdf' })
  const read = async ({ content }: { content: string }) =>
    (await extractText(new Uint8Array(Buffer.from(content, 'base64')), { mergePages: true })).text
  const filled = await read(written)
  for (const part of ['Bestellschein', 'N-600-1', 'nothing', 'Summe der Artikel', 'Unterschrift']) t.match(filled, part)
  t.notMatch(filled, 'Nettopreise')
  const ofSchool = await read(await (await orderer('b2b')).paper({ rows }))
  t.match(ofSchool, 'Nettopreise', 'a business is told that VAT comes on top')
  const empty = await read(await paper({}))
  t.match(empty, 'Artikelnummer')
  t.notMatch(empty, 'Summe der Artikel')
  t.match(await paper({ text: text(501) }), { successful: false, generalErrorMessage: /500/, content: '' })
})

t.test('a cart of another visitor is none', async (t) => {
  const [one, other] = await Promise.all([orderer(), shopper(engine, url)])
  t.match((await one.cartOf(other.cartId)).errors, [{ extensions: { code: 'CART_NOT_FOUND' } }])
})
