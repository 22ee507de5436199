import type {
  StoreId,
  StudioDeal,
  StudioDealInput,
  StudioDealPreview,
  StudioDeals,
  StudioDeskResult,
  StudioFieldError,
  StudioRunState,
} from '#contract/generated/types.ts'
import { deskDealPrefix } from '#contract/import/catalogue.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Database, Executor } from '#engine/db/database.ts'
import type { LightningService, SavedDeal } from '#engine/modules/catalogue/lightning/lightning.service.ts'
import { discountPercent, money } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import { shown } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'
import { pricingOf } from '#engine/modules/catalogue/product/tiles/tiles.service.ts'
import type { StoreRow } from '#engine/modules/stores/stores/stores.tables.ts'
import { type ChangeAtDesk, type DeskCall, DeskRefused } from '../../desk/desk-change.ts'
import { versionOf } from '../../desk/record-version.ts'
import { pageOf } from '../../studio/entries.service.ts'
import type { DeskDetails } from '../../studio/studio.tables.ts'
import { amountErrors, grossOf, periodOf, piecesErrors, unless, withoutRepeats } from '../entered.rules.ts'
import { findItems, findItemsOfProduct } from '../items.repository.ts'
import { itemQueryOf } from '../items.ts'
import { type StoresOfCallDependencies, storesOfCall } from '../stores-of-call.ts'
import { type DealFacts, type DealRow, findDeal, findDealFacts, findDeals, lockDealsOf } from './deals.repository.ts'

export type DealsDependencies = StoresOfCallDependencies & {
  db: Database
  change: ChangeAtDesk
  lightning: Pick<LightningService, 'saveDeals' | 'endDeal' | 'isOn'>
}

/** A merchant's call with the language that names are shown in. */
export type MerchantCall = DeskCall & { audience: Audience }

/** What a merchant decides of a deal; amounts are gross. */
const detailsOf = (deal: Omit<SavedDeal, 'id' | 'soldElsewhere'>): DeskDetails => {
  const { productId, store, amount, quantity, maxPerOrder, from, until } = deal
  return { product: productId, store, amount, quantity, maxPerOrder, startsAt: from, endsAt: until }
}

const savedOf = ({ startsAt, endsAt, ...row }: DealRow): SavedDeal => {
  const { id, productId, store, amount, quantity, soldElsewhere, maxPerOrder } = row
  return {
    ...{ id, productId, store, amount, quantity, soldElsewhere, maxPerOrder },
    from: startsAt.toISOString(),
    until: endsAt.toISOString(),
  }
}

const toDeal = (row: DealRow, audience: Audience): StudioDeal => {
  const { id, state, productId, name, number, quantity, soldElsewhere, sold, reserved, maxPerOrder, taxClass } = row
  const show = (amount: number) => shown({ taxClass, amount }, pricingOf(audience))
  return {
    ...{ id, state, productId, name, number, quantity, reserved, maxPerOrder },
    version: versionOf(detailsOf(savedOf(row))),
    price: row.itemAmount === null ? null : show(row.itemAmount),
    amount: show(row.amount),
    sold: soldElsewhere + sold,
    left: quantity - soldElsewhere - sold - reserved,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    isImported: !id.startsWith(deskDealPrefix),
  }
}

/** What a form has entered, with what can be read of it. */
type CheckedDeal = {
  deals: Omit<SavedDeal, 'id'>[]
  errors: StudioFieldError[]
}

type Entered = { amount: number | null; quantity: number | null; maxPerOrder: number | null }

/** What is wrong with a deal in one store. */
const errorsIn = (
  facts: DealFacts,
  { amount, quantity }: Entered,
  { store, stores }: { store: StoreRow; stores: number },
): StudioFieldError[] => {
  const { isBook, isSold, lowest, taxClass, stock, overlaps } = facts
  const gross = amount === null ? null : grossOf(amount, taxClass, store)
  return [
    ...unless(!isBook, 'itemId', 'book'),
    ...unless(isSold && lowest !== null, 'itemId', 'notSold'),
    ...unless(gross === null || lowest === null || gross < lowest, 'amount', 'notBelow'),
    ...unless(quantity === null || quantity * stores <= stock, 'quantity', 'stock'),
    ...unless(!overlaps, 'startsAt', 'overlap'),
  ]
}

/** Checks a deal of a product, in all of its stores. `id`: of the deal that is changed. */
const checkDeal = async (
  db: Executor,
  { input, productId, id }: { input: StudioDealInput; productId: string | null; id: string | null },
  { call, dependencies }: { call: Omit<MerchantCall, 'key'>; dependencies: StoresOfCallDependencies },
): Promise<CheckedDeal> => {
  const now = Date.now()
  const { rows, errors: ofStores } = await storesOfCall(db, call, { ids: input.stores, hasMoney: true }, dependencies)
  const { period, errors: ofPeriod } = periodOf(input, now)
  const { amount = null, quantity = null, maxPerOrder = null } = input
  const entered = { amount, quantity, maxPerOrder }
  const errors = [
    ...unless(input.itemId != null || productId !== null, 'itemId', 'required'),
    ...unless(input.itemId == null || productId !== null, 'itemId', 'unknown'),
    ...ofStores,
    ...amountErrors('amount', amount, call.audience.store.currencyCode),
    ...piecesErrors('quantity', quantity),
    ...piecesErrors('maxPerOrder', maxPerOrder, { max: Math.max(quantity ?? 1, 1) }),
    ...ofPeriod,
    ...unless(Boolean(input.endsAt), 'endsAt', 'required'),
  ]
  if (productId === null) return { deals: [], errors: withoutRepeats(errors) }
  const startsAt = new Date(Math.max(period.startsAt?.getTime() ?? now, now))
  const endsAt = period.endsAt ?? startsAt
  const deals: CheckedDeal['deals'] = []
  for (const store of rows) {
    const facts = await findDealFacts(db, productId, { store: store.id, id, startsAt, endsAt })
    if (!facts) continue
    errors.push(...errorsIn(facts, entered, { store, stores: rows.length }))
    deals.push({
      productId,
      store: store.id,
      amount: grossOf(amount ?? 0, facts.taxClass, store),
      from: startsAt.toISOString(),
      until: endsAt.toISOString(),
      quantity: quantity ?? 0,
      soldElsewhere: 0,
      maxPerOrder: maxPerOrder ?? 0,
    })
  }
  return { deals, errors: withoutRepeats(errors) }
}

/** Lightning deals as merchants plan and end them. */
export const createDealsOfMerchants = ({ db, change, lightning, ...dependencies }: DealsDependencies) => {
  const productOf = async (executor: Executor, itemId: string | null | undefined, audience: Audience) => {
    const [item] = itemId ? await findItems(executor, [itemId], itemQueryOf(audience)) : []
    return item?.productId ?? null
  }

  return {
    list: async (
      { state, page }: { state: StudioRunState | null; page: number },
      audience: Audience,
    ): Promise<StudioDeals> => {
      const { rows, total } = await findDeals(db, { ...itemQueryOf(audience), state }, pageOf(page))
      return {
        deals: rows.map((row) => toDeal(row, audience)),
        total,
        currency: audience.store.currencyCode,
        isOn: lightning.isOn(audience.store.id),
      }
    },

    one: async (id: string, audience: Audience): Promise<StudioDeal | null> => {
      const row = await findDeal(db, id, itemQueryOf(audience))
      return row && toDeal(row, audience)
    },

    preview: async (
      input: StudioDealInput,
      id: string | null,
      call: Omit<MerchantCall, 'key'>,
    ): Promise<StudioDealPreview> => {
      const { audience } = call
      const query = itemQueryOf(audience)
      const changed = id === null ? null : await findDeal(db, id, query)
      const productId = changed?.productId ?? (await productOf(db, input.itemId, audience))
      const stores = changed ? [changed.store] : input.stores
      const { errors } = await checkDeal(db, { input: { ...input, stores }, productId, id }, { call, dependencies })
      const items = productId === null ? [] : await findItemsOfProduct(db, productId, query)
      const pricing = pricingOf(audience)
      const inMoney = (amount: number) => money(amount, pricing.currencyCode, pricing.language)
      const { amount = null } = input
      return {
        currency: pricing.currencyCode,
        stock: items.reduce((sum, { stock }) => sum + stock, 0),
        items: items.flatMap(({ id: itemId, number, name, taxClass, amount: price }) => {
          if (price === null) return []
          const before = shown({ taxClass, amount: price }, pricing)
          const isLower = amount !== null && amount > 0 && amount < before
          return [
            {
              ...{ id: itemId, number, name },
              price: inMoney(before),
              dealPrice: isLower ? inMoney(amount) : null,
              percent: isLower ? discountPercent(amount, before) : null,
            },
          ]
        }),
        fieldErrors: errors,
      }
    },

    create: (input: StudioDealInput, call: MerchantCall): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const productId = await productOf(trx, input.itemId, call.audience)
        if (productId !== null) await lockDealsOf(trx, productId)
        const { deals, errors } = await checkDeal(trx, { input, productId, id: null }, { call, dependencies })
        if (errors.length > 0) throw new DeskRefused('fields', errors)
        const idIn = (store: StoreId) => `${deskDealPrefix}${call.key.toLowerCase()}-${store}`
        const saved = deals.map((deal) => ({ ...deal, id: idIn(deal.store) }))
        await lightning.saveDeals(trx, saved)
        const [first, ...others] = saved.map((deal) => ({
          action: 'createDeal' as const,
          key: deal.id,
          store: deal.store,
          after: detailsOf(deal),
        }))
        if (!first) throw new DeskRefused('unknown')
        return [first, ...others]
      }),

    change: (
      { id, version, input }: { id: string; version: string; input: StudioDealInput },
      call: MerchantCall,
    ): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const query = itemQueryOf(call.audience)
        const found = await findDeal(trx, id, query)
        if (!found) throw new DeskRefused('unknown')
        await lockDealsOf(trx, found.productId)
        const row = await findDeal(trx, id, query)
        if (!row) throw new DeskRefused('unknown')
        const before = savedOf(row)
        if (versionOf(detailsOf(before)) !== version) throw new DeskRefused('changed')
        if (row.state !== 'planned') throw new DeskRefused('state')
        const { productId, store, soldElsewhere } = row
        const own = { ...input, itemId: null, stores: [store] }
        const { deals, errors } = await checkDeal(trx, { input: own, productId, id }, { call, dependencies })
        const [deal] = deals
        if (errors.length > 0 || !deal) throw new DeskRefused('fields', errors)
        await lightning.saveDeals(trx, [{ ...deal, id, soldElsewhere }])
        return { action: 'changeDeal', key: id, before: detailsOf(before), after: detailsOf(deal) }
      }),

    end: (id: string, call: MerchantCall): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const query = itemQueryOf(call.audience)
        const found = await findDeal(trx, id, query)
        if (!found) throw new DeskRefused('unknown')
        await lockDealsOf(trx, found.productId)
        const row = await findDeal(trx, id, query)
        if (!row) throw new DeskRefused('unknown')
        const { state, endsAt, sold, reserved, productId } = row
        if (state === 'ended') throw new DeskRefused('state')
        await lightning.endDeal(trx, id)
        const before = { product: productId, state, endsAt: endsAt.toISOString(), sold, reserved }
        return { action: 'endDeal', key: id, before, after: { state: 'ended', endsAt: new Date().toISOString() } }
      }),
  }
}
