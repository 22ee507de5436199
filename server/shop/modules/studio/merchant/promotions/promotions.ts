import type {
  StudioDeskResult,
  StudioFieldError,
  StudioPromotion,
  StudioPromotionInput,
  StudioPromotions,
  StudioRunState,
} from '#contract/generated/types.ts'
import type { Database, Executor, Transaction } from '#engine/db/database.ts'
import { deskPromotionPrefix } from '#engine/modules/catalogue/promotions/promotions.rules.ts'
import type { PromotionsService } from '#engine/modules/catalogue/promotions/promotions.service.ts'
import type { PromotionRow } from '#engine/modules/catalogue/promotions/promotions.tables.ts'
import { type ChangeAtDesk, type DeskCall, DeskRefused } from '../../desk/desk-change.ts'
import { versionOf } from '../../desk/record-version.ts'
import { pageOf } from '../../studio/entries.service.ts'
import type { DeskDetails } from '../../studio/studio.tables.ts'
import {
  amountErrors,
  nameErrors,
  periodOf,
  piecesErrors,
  positionErrors,
  reachErrors,
  withoutRepeats,
} from '../entered.rules.ts'
import { findKnown } from '../reach.repository.ts'
import { type StoresOfCallDependencies, storesOfCall } from '../stores-of-call.ts'
import { findPromotionEntries, lockPromotion, type PromotionEntry } from './promotions.repository.ts'

export type PromotionsDependencies = StoresOfCallDependencies & {
  db: Database
  change: ChangeAtDesk
  promotions: Pick<PromotionsService, 'desk'>
}

/** What a merchant decides of a promotion. */
const detailsOf = ({ name, startsAt, endsAt, ...promotion }: PromotionRow): DeskDetails => {
  const { stores, kind, quantity, pay, percent, minimumValue, itemId, categoryIds, position } = promotion
  return {
    ...{ nameDe: name.de, nameEn: name.en, stores, kind, quantity, pay, percent, minimumValue, itemId, categoryIds },
    position,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }
}

const toPromotion = ({ state, ...row }: PromotionEntry): StudioPromotion => ({
  ...row,
  state,
  version: versionOf(detailsOf(row)),
  nameDe: row.name.de,
  nameEn: row.name.en,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  isImported: !row.id.startsWith(deskPromotionPrefix),
})

/** The promotion that a form has entered, as far as it can be read. */
const rowOf = (input: StudioPromotionInput, id: string): PromotionRow => {
  const { kind, categoryIds } = input
  return {
    ...{ id, kind, stores: [...new Set(input.stores)] },
    name: { de: (input.nameDe ?? '').trim(), en: (input.nameEn ?? '').trim() },
    quantity: kind === 'gift' ? null : (input.quantity ?? null),
    pay: kind === 'buyNPayM' ? (input.pay ?? null) : null,
    percent: kind === 'percentFrom' ? (input.percent ?? null) : null,
    minimumValue: kind === 'gift' ? (input.minimumValue ?? null) : null,
    itemId: kind === 'gift' ? (input.itemId ?? null) : null,
    categoryIds: categoryIds && categoryIds.length > 0 && kind !== 'gift' ? [...new Set(categoryIds)] : null,
    position: input.position ?? 0,
    ...periodOf(input, Date.now()).period,
  }
}

const effectErrors = (
  { kind, quantity = null, pay = null, percent = null, minimumValue = null, itemId }: StudioPromotionInput,
  currency: string,
): StudioFieldError[] => {
  switch (kind) {
    case 'buyNPayM':
      return [
        ...piecesErrors('quantity', quantity, { min: 2 }),
        ...piecesErrors('pay', pay, { max: Math.max((quantity ?? 2) - 1, 1) }),
      ]
    case 'percentFrom':
      return [...piecesErrors('quantity', quantity), ...piecesErrors('percent', percent, { max: 100 })]
    case 'gift':
      return [
        ...amountErrors('minimumValue', minimumValue, currency),
        ...(itemId ? [] : [{ fieldName: 'itemId', code: 'required' }]),
      ]
  }
}

/** Promotions as merchants make, change and stop them. */
export const createPromotionsOfMerchants = ({ db, change, promotions, ...dependencies }: PromotionsDependencies) => {
  const currencyOf = ({ store }: Pick<DeskCall, 'store'>): string => dependencies.stores.find(store)?.currencyCode ?? ''

  const check = async (trx: Executor, input: StudioPromotionInput, call: DeskCall) => {
    const isGift = input.kind === 'gift'
    const { errors: ofStores } = await storesOfCall(trx, call, { ids: input.stores, hasMoney: isGift }, dependencies)
    const { categoryIds } = input
    const itemId = isGift ? input.itemId : null
    const errors = [
      ...nameErrors(input),
      ...ofStores,
      ...effectErrors(input, currencyOf(call)),
      ...positionErrors(input.position),
      ...periodOf(input, Date.now()).errors,
      ...reachErrors(
        { categoryIds, itemId },
        await findKnown(trx, { categoryIds: categoryIds ?? [], itemIds: itemId ? [itemId] : [] }),
      ),
    ]
    if (errors.length > 0) throw new DeskRefused('fields', withoutRepeats(errors))
  }

  /** The promotion of the store, in all stores of which the merchant has the role. */
  const locked = async (trx: Transaction, id: string, call: DeskCall): Promise<PromotionEntry> => {
    const row = await lockPromotion(trx, id, call.store)
    if (!row) throw new DeskRefused('unknown')
    const { errors } = await storesOfCall(trx, call, { ids: row.stores, hasMoney: false }, dependencies)
    if (errors.length > 0) throw new DeskRefused('fields', errors)
    return row
  }

  return {
    list: async (
      { state, page }: { state: StudioRunState | null; page: number },
      call: Pick<DeskCall, 'store'>,
    ): Promise<StudioPromotions> => {
      const { rows, total } = await findPromotionEntries(db, { store: call.store, state }, pageOf(page))
      return { promotions: rows.map(toPromotion), total, currency: currencyOf(call) }
    },

    /** For a preview; `id` of the promotion that is changed. */
    rowOf: (input: StudioPromotionInput, id: string | null): PromotionRow => rowOf(input, id ?? 'PREVIEW'),

    create: (input: StudioPromotionInput, call: DeskCall): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        await check(trx, input, call)
        const row = rowOf(input, `${deskPromotionPrefix}${call.key.toLowerCase()}`)
        await promotions.desk.save(trx, [row])
        return { action: 'createPromotion', key: row.id, after: detailsOf(row) }
      }),

    change: (
      { id, version, input }: { id: string; version: string; input: StudioPromotionInput },
      call: DeskCall,
    ): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const before = await locked(trx, id, call)
        if (versionOf(detailsOf(before)) !== version) throw new DeskRefused('changed')
        await check(trx, input, call)
        const row = rowOf(input, id)
        await promotions.desk.save(trx, [row])
        return { action: 'changePromotion', key: id, before: detailsOf(before), after: detailsOf(row) }
      }),

    stop: (id: string, call: DeskCall): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const { state } = await locked(trx, id, call)
        if (state === 'ended') throw new DeskRefused('state')
        await promotions.desk.stop(trx, id)
        return { action: 'stopPromotion', key: id, before: { state }, after: { state: 'ended' } }
      }),
  }
}
