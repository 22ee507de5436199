import { randomInt, randomUUID } from 'node:crypto'
import type { Transaction } from '#engine/db/database.ts'
import type { AddressSnapshot } from '#engine/modules/account/addresses/address.model.ts'
import { insertPersonKeys } from '#engine/modules/account/persons/persons.ts'
import { showsNet } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import { carts } from '#engine/modules/checkout/cart/cart.tables.ts'
import { type PaymentRow, payments } from '#engine/modules/checkout/payments/payments.tables.ts'
import { searchTextOf } from '../orders.rules.ts'
import { type OrderLineRow, type OrderRow, orderLines, orders, orderTaxes } from '../orders.tables.ts'

export const sampleAddress: AddressSnapshot = {
  formType: 'private',
  salutation: 'ms',
  firstName: 'Lena',
  lastName: 'Sommer',
  company: null,
  street: 'Schulweg 7',
  addition: null,
  postCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: null,
  postNumber: null,
  packstationNumber: null,
  email: null,
}

export type SampleLine = Partial<Omit<OrderLineRow, 'id' | 'orderId' | 'position'>>

export type SampleOrder = {
  order?: Partial<OrderRow>
  lines?: SampleLine[]
  /** Shares of the shipping costs by tax rate, as the store shows them. */
  shipping?: Record<number, number>
  category?: 'S' | 'K' | 'G'
  /** Null: nothing to pay. */
  payment?: Partial<PaymentRow> | null
}

const twoRates: SampleLine[] = [
  { name: 'Füller „Nimbus“', variationText: 'blau', quantity: 2, pricePerUnit: 595, total: 1190, taxRate: 19 },
  { name: 'Lesebuch <3>', quantity: 1, pricePerUnit: 1070, total: 1070, reduction: 107, taxRate: 7 },
]

/** Net and tax of an amount as a store shows it. */
const taxed = (shown: number, rate: number, isNet: boolean) => {
  const net = isNet ? shown : Math.round((shown * 100) / (100 + rate))
  return { net, tax: isNet ? Math.round((shown * rate) / 100) : shown - net }
}

/** Stores an order whose amounts add up; its id and number. */
export const insertSampleOrder = async (
  trx: Transaction,
  { order = {}, lines = twoRates, shipping = { 19: 276, 7: 214 }, category = 'S', payment = {} }: SampleOrder = {},
): Promise<{ id: string; number: string }> => {
  const store = order.store ?? 'de'
  const number = order.number ?? String(randomInt(100_000_000, 1_000_000_000))
  const whole = lines.map((line, index) => ({
    position: index + 1,
    itemId: `81000${index}-01`,
    productId: `81000${index}`,
    articleNumber: `PH-${index + 1}`,
    name: 'Schulheft',
    variationText: '',
    path: '',
    pictureId: null,
    kind: 'item' as const,
    quantity: 1,
    pricePerUnit: 100,
    total: 100,
    reduction: 0,
    taxRate: 19,
    ...line,
  }))
  const rates = [...new Set([...whole.map(({ taxRate }) => taxRate), ...Object.keys(shipping).map(Number)])]
  const taxes = rates.map((rate) => {
    const share = shipping[rate] ?? 0
    const goods = whole
      .filter(({ taxRate }) => taxRate === rate)
      .reduce((sum, { total, reduction }) => sum + total - reduction, 0)
    return { rate, category, shipping: share, ...taxed(goods + share, rate, showsNet(store)) }
  })
  const net = taxes.reduce((sum, each) => sum + each.net, 0)
  const tax = taxes.reduce((sum, each) => sum + each.tax, 0)
  const cartId = randomUUID()
  await trx.insert(carts).values({ id: cartId, store, state: 'submitted', submittedAt: new Date() })
  const [row] = await trx
    .insert(orders)
    .values({
      number,
      cartId,
      store,
      language: 'de-DE',
      state: 'placed',
      paymentMethod: 'VORKASSE',
      currency: 'EUR',
      total: net + tax,
      net,
      tax,
      goods: whole.reduce((sum, { total, reduction }) => sum + total - reduction, 0),
      shipping: Object.values(shipping).reduce((sum, share) => sum + share, 0),
      email: 'lena@pausenhof.example',
      billingAddress: sampleAddress,
      deliveryAddress: sampleAddress,
      shipperCode: 'dhl',
      legalVersion: '',
      quoteHash: 'sample',
      placedAt: new Date(),
      searchText: searchTextOf(order, whole),
      ...order,
    })
    .returning()
  if (!row) throw new Error('The sample order was not stored')
  const { id } = row
  await insertPersonKeys(trx, row)
  await trx.insert(orderLines).values(whole.map((line) => ({ orderId: id, ...line })))
  await trx.insert(orderTaxes).values(taxes.map((each) => ({ orderId: id, ...each })))
  if (payment !== null) {
    await trx.insert(payments).values({
      orderId: id,
      attempt: 1,
      method: order.paymentMethod ?? 'VORKASSE',
      merchantRef: `${number}-1`,
      amount: net + tax,
      currency: order.currency ?? 'EUR',
      state: 'due',
      ...payment,
    })
  }
  return { id, number }
}
