import type {
  CartOpCode,
  CartOpResult,
  OrderForm,
  OrderFormCode,
  OrderFormInput,
  OrderFormItem,
  OrderFormPdf,
  OrderFormRow,
  OrderFormToCart,
} from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Identity } from '#engine/call/caller.ts'
import type { Database } from '#engine/db/database.ts'
import { isUuid } from '#lib/uuid.ts'
import type { AddressesService } from '../../account/addresses/addresses.service.ts'
import type { VisitorsService } from '../../account/visitors/visitors.service.ts'
import { money } from '../../catalogue/product/pricing/price.rules.ts'
import type { ProductService } from '../../catalogue/product/product.service.ts'
import { type ListedItem, priceAt } from '../../catalogue/product/tiles/listed-products.ts'
import { variantText } from '../../catalogue/product/variant-text.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { Uploads } from '../../content/uploads/uploads.service.ts'
import type { CartService } from '../cart/cart.service.ts'
import { articleKey, articleSpellings } from './article-number.rules.ts'
import { findNumberedItems, type NumberedItem } from './order-form.repository.ts'
import { type Orderer, writeOrderForm } from './order-form-paper.ts'
import type { OrderFormPrinter } from './order-form-printer.ts'
import { candidatesIn, joinedRows, maxRows, maxTextLength, type OrderedRow, pastedRows } from './order-rows.rules.ts'
import { cleanCell, readPasted } from './pasted-table.rules.ts'

export type OrderFormCall = { identity: Identity; audience: Audience }

type Dependencies = {
  db: Database
  translate: Translate
  product: Pick<ProductService, 'listed'>
  carts: Pick<CartService, 'tryOut' | 'fill' | 'find' | 'need'>
  visitors: Pick<VisitorsService, 'emailOf' | 'organisationOf'>
  uploads: Pick<Uploads, 'groupOf'>
  addresses: Pick<AddressesService, 'book'>
  print: OrderFormPrinter
}

/** What a row is about: an item, or why it is none. */
type RowMatch = { row: OrderedRow; item: ListedItem | null; fault: OrderFormCode | null }

type ReadResult = { found: RowMatch[] } | { refusal: string; values?: Record<string, number> }

const read = async (
  data: OrderFormInput,
  { identity, audience }: OrderFormCall,
  { db, product, uploads }: Dependencies,
): Promise<ReadResult> => {
  if ((data.text ?? '').length > maxTextLength) return { refusal: 'tooLong', values: { limit: maxTextLength } }
  const typed = data.rows ?? []
  const pasted = readPasted(data.text ?? '')
  const itemsOf = await itemsByNumber(
    [...typed.map(({ articleNumber }) => articleNumber), ...candidatesIn(pasted)],
    db,
    audience,
  )
  const rows = joinedRows([...typed, ...pastedRows(pasted, (cell) => itemsOf(cell).length > 0)])
  if (rows.length === 0) return { refusal: 'empty' }
  if (rows.length > maxRows) return { refusal: 'tooMany', values: { rows: rows.length, limit: maxRows } }
  const named = rows.map((row) => ({ row, items: itemsOf(row.articleNumber) }))
  const productIds = named.flatMap(({ items }) => items.map(({ productId }) => productId))
  const listed = await product.listed(db, [...new Set(productIds)], audience, await uploads.groupOf(identity))
  const found = named.map(({ row, items: [best, another] }): RowMatch => {
    if (!best) return { row, item: null, fault: 'UNKNOWN_ITEM' }
    if (another) return { row, item: null, fault: 'VARIANT_NEEDED' }
    const item = listed.get(best.productId)?.items.find(({ id }) => id === best.itemId) ?? null
    if (!item?.prices) return { row, item: null, fault: 'UNKNOWN_ITEM' }
    return { row, item, fault: row.quantity === null ? 'BAD_QUANTITY' : null }
  })
  return { found }
}

/** Items that a number may mean, by the spelling that is nearest to what was typed: one item, the variants of a product, or none. */
const itemsByNumber = async (
  typed: readonly string[],
  db: Database,
  audience: Audience,
): Promise<(typed: string) => NumberedItem[]> => {
  const numbers = new Set(typed.flatMap((each) => [cleanCell(each), ...articleSpellings(each)]))
  const numbered = await findNumberedItems(db, [...numbers], audience.store.id)
  const byKey = Map.groupBy(numbered, ({ key }) => articleKey(key))
  return (each) => {
    const [exact = '', ...others] = articleSpellings(each)
    const items = byKey.get(exact) ?? others.flatMap((spelling) => byKey.get(spelling) ?? [])
    const [best] = items
    // An item's own number is surer than the id of a product that looks the same.
    const alike = best?.by === 'item' && byKey.has(exact) ? [best] : items
    return [...new Map(alike.map((item) => [item.itemId, item])).values()]
  }
}

const opsOf = (found: readonly RowMatch[]) =>
  found.flatMap(({ row, item, fault: violation }) =>
    item && violation === null ? [{ addPosition: { itemId: item.id, quantity: row.quantity ?? 1 } }] : [],
  )

/** An order form only adds items at their usual price: what the cart says of deals, vouchers and deliveries does not come up. */
const formCodes: Readonly<Record<CartOpCode, OrderFormCode>> = {
  OK: 'OK',
  QUANTITY_LIMITED: 'QUANTITY_LIMITED',
  QUANTITY_RAISED: 'QUANTITY_RAISED',
  SOLD_OUT: 'SOLD_OUT',
  CART_FULL: 'CART_FULL',
  CART_TOO_DEAR: 'CART_TOO_DEAR',
  UNKNOWN_ITEM: 'UNKNOWN_ITEM',
  UNKNOWN_POSITION: 'UNKNOWN_ITEM',
  DEAL_SOLD_OUT: 'UNKNOWN_ITEM',
  DEAL_OVER: 'UNKNOWN_ITEM',
  VOUCHER_UNKNOWN: 'UNKNOWN_ITEM',
  VOUCHER_TOO_OFTEN: 'UNKNOWN_ITEM',
  VOUCHER_NOT_ATTAINABLE: 'UNKNOWN_ITEM',
  VOUCHER_ALREADY_USED: 'UNKNOWN_ITEM',
  NOT_REMOVABLE: 'UNKNOWN_ITEM',
  BAD_DELIVERY: 'UNKNOWN_ITEM',
}

/** Pieces that go into the cart, how many of them at the price of a deal, and how many of the item are in it then. */
type AddedPieces = { pieces: number; dealPieces: number; inCart: number }

const amountOf = ({ prices }: ListedItem, { inCart }: AddedPieces): number =>
  prices ? priceAt(prices, inCart).amount : 0

const dealOf = (item: ListedItem, added: AddedPieces): { pieces: number; price: number } | null =>
  item.prices?.lightning && added.dealPieces > 0
    ? { pieces: added.dealPieces, price: Math.min(item.prices.lightning.amount, amountOf(item, added)) }
    : null

const sumOf = (item: ListedItem, added: AddedPieces): number => {
  const amount = amountOf(item, added)
  const deal = dealOf(item, added)
  return amount * added.pieces - (deal ? (amount - deal.price) * deal.pieces : 0)
}

/** The customer with the address that bills go to; nothing of a stranger. */
const ordererOf = async ({ identity, audience }: OrderFormCall, dependencies: Dependencies): Promise<Orderer> => {
  const { db, visitors, addresses } = dependencies
  const { customerId } = identity
  if (customerId === null) return { address: [], email: '', customerNumber: '' }
  const [email, { customerNumber }, book] = await Promise.all([
    visitors.emailOf(customerId),
    visitors.organisationOf(db, customerId),
    addresses.book({ identity, audience }, 'billing'),
  ])
  const found = book.addresses.find(({ addressId }) => addressId === book.defaultId) ?? book.addresses[0]
  const address = found
    ? [
        found.schoolOrCompany ?? '',
        `${found.firstName} ${found.lastName}`.trim(),
        found.street,
        found.addressAddition ?? '',
        `${found.postCode} ${found.city}`,
      ].filter((text) => text !== '')
    : []
  return { address, email: email ?? '', customerNumber }
}

/** Many rows of article number and quantity, judged as the cart would and put into it (transactions.md §5). */
export const createOrderForm = (dependencies: Dependencies) => {
  const { translate, carts, print } = dependencies
  const say = (name: string, audience: Audience, values: Record<string, string | number> = {}) =>
    translate(audience, `orderForms.${name}`, values)

  const answer = (found: readonly RowMatch[], results: readonly CartOpResult[], audience: Audience): OrderForm => {
    const { currencyCode } = audience.store
    const inMoney = (minor: number) => money(minor, currencyCode, audience.language)
    const toItem = (item: ListedItem, added: AddedPieces): OrderFormItem => {
      const deal = dealOf(item, added)
      const dealText =
        deal && translate(audience, 'document.label.dealPrice', { ...deal, price: inMoney(deal.price).stringValue })
      const values = item.variants.map(({ value }) => value)
      return {
        itemId: item.id,
        orderNumber: item.orderNumber,
        name: item.name,
        variationText: [variantText(item.name, values), dealText].filter(Boolean).join(', '),
        path: item.path,
        image: item.image,
        pricePerUnit: inMoney(amountOf(item, added)),
        total: inMoney(sumOf(item, added)),
      }
    }
    const judged = found.filter(({ item, fault: violation }) => item && violation === null)
    // One item may stand in several rows, by other numbers: each of its pieces costs what all of them together reach.
    const inCartOf = new Map(judged.map(({ item }, index) => [item?.id, results[index]?.quantity ?? 0]))
    let next = 0
    let total = 0
    const rows = found.map(({ row, item, fault: violation }): OrderFormRow => {
      const result = item && violation === null ? results[next++] : undefined
      const code = violation ?? (result ? formCodes[result.code] : 'UNKNOWN_ITEM')
      const added = {
        pieces: result?.quantityAdded ?? 0,
        dealPieces: result?.quantityAddedLightning ?? 0,
        inCart: inCartOf.get(item?.id) ?? 0,
      }
      const quantityAdded = added.pieces
      total += item ? sumOf(item, added) : 0
      return {
        ...row,
        code,
        message: result ? result.message : say(`fault.${code}`, audience, { typed: row.quantityTyped }),
        quantityAdded,
        item: item && toItem(item, added),
      }
    })
    return {
      rows,
      successful: rows.every(({ code }) => code === 'OK'),
      generalErrorMessage: null,
      total: inMoney(total),
      quantity: rows.reduce((sum, { quantityAdded }) => sum + quantityAdded, 0),
      positions: rows.filter(({ quantityAdded }) => quantityAdded > 0).length,
      mostRows: maxRows,
    }
  }

  const refused = (refusal: Extract<ReadResult, { refusal: string }>, audience: Audience): OrderForm => ({
    ...answer([], [], audience),
    successful: false,
    generalErrorMessage: say(`refused.${refusal.refusal}`, audience, refusal.values),
  })

  const judged = async (data: OrderFormInput, cartId: string, { identity, audience }: OrderFormCall) => {
    const rows = await read(data, { identity, audience }, dependencies)
    if ('refusal' in rows) return refused(rows, audience)
    const ops = opsOf(rows.found)
    const results = ops.length === 0 ? [] : await carts.tryOut(identity, audience, { cartId, ops })
    return answer(rows.found, results, audience)
  }

  return {
    /** Changes nothing. Throws CART_NOT_FOUND for a cart that is not the caller's. */
    validate: async (data: OrderFormInput, cartId: string, call: OrderFormCall): Promise<OrderForm> => {
      await carts.need(call.identity, call.audience, cartId)
      return judged(data, cartId, call)
    },

    /** What can be ordered goes in, in one transaction; once for a submission id. Throws CART_NOT_FOUND as `validate` does. */
    addToCart: async (
      data: OrderFormInput,
      { cartId, submissionId }: { cartId: string; submissionId: string },
      { identity, audience }: OrderFormCall,
    ): Promise<OrderFormToCart> => {
      if (!isUuid(submissionId)) throw badUserInput('submissionId must be a UUID')
      await carts.need(identity, audience, cartId)
      const rows = await read(data, { identity, audience }, dependencies)
      const ops = 'refusal' in rows ? [] : opsOf(rows.found)
      if ('refusal' in rows || ops.length === 0) {
        const form = 'refusal' in rows ? refused(rows, audience) : answer(rows.found, [], audience)
        return { form, cart: await carts.find(identity, audience, cartId) }
      }
      const { cart, results } = await carts.fill(identity, audience, { cartId, updateId: submissionId, ops })
      return { form: answer(rows.found, results, audience), cart }
    },

    /** On paper, as the rows can be ordered now; an empty form without rows. Throws CART_NOT_FOUND as `validate` does. */
    paper: async (
      data: OrderFormInput,
      cartId: string,
      { network, ...call }: OrderFormCall & { network: string | null },
    ): Promise<OrderFormPdf> => {
      const { identity, audience } = call
      await carts.need(identity, audience, cartId)
      const fileName = `${say('paper.fileName', audience)}.pdf`
      const isEmpty = (data.rows ?? []).length === 0 && (data.text ?? '').trim() === ''
      const form = isEmpty ? answer([], [], audience) : await judged(data, cartId, call)
      const unwritten = (generalErrorMessage: string): OrderFormPdf => ({
        successful: false,
        generalErrorMessage,
        fileName,
        content: '',
      })
      if (form.generalErrorMessage) return unwritten(form.generalErrorMessage)
      const orderer = await ordererOf(call, dependencies)
      const document = writeOrderForm({ form, orderer, audience, createdAt: new Date() }, translate)
      const file = await print(document, network)
      if (file === null) return unwritten(say('refused.busy', audience))
      return { successful: true, generalErrorMessage: null, fileName, content: file.toString('base64') }
    },
  }
}
