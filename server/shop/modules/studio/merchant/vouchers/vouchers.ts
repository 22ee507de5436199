import type {
  StudioDeskResult,
  StudioFieldError,
  StudioFile,
  StudioVoucher,
  StudioVoucherInput,
  StudioVoucherSeriesList,
  StudioVoucherState,
  StudioVouchers,
} from '#contract/generated/types.ts'
import { type Database, type Executor, inTransaction, type Transaction } from '#engine/db/database.ts'
import { voucherCode } from '#engine/modules/checkout/vouchers/vouchers.rules.ts'
import type { VouchersService } from '#engine/modules/checkout/vouchers/vouchers.service.ts'
import type { VoucherRow } from '#engine/modules/checkout/vouchers/vouchers.tables.ts'
import type { StoreRow } from '#engine/modules/stores/stores/stores.tables.ts'
import { csvOf } from '#lib/csv-line.ts'
import { isUuid } from '#lib/uuid.ts'
import { type ChangeAtDesk, type DeskCall, DeskRefused, writeNote } from '../../desk/desk-change.ts'
import { versionOf } from '../../desk/record-version.ts'
import { pageOf } from '../../studio/entries.service.ts'
import type { DeskDetails } from '../../studio/studio.tables.ts'
import {
  amountErrors,
  nameErrors,
  periodOf,
  piecesErrors,
  reachErrors,
  unless,
  withoutRepeats,
} from '../entered.rules.ts'
import { findKnown } from '../reach.repository.ts'
import { type StoresOfCallDependencies, storesOfCall } from '../stores-of-call.ts'
import { randomCodes } from './codes.ts'
import {
  countSeries,
  findCodesOfSeries,
  findOneSeries,
  findSeries,
  findVoucherEntries,
  findVoucherEntry,
  lockVoucher,
  type SeriesRow,
  type VoucherEntry,
} from './vouchers.repository.ts'

export type VouchersDependencies = StoresOfCallDependencies & {
  db: Database
  change: ChangeAtDesk
  vouchers: Pick<VouchersService, 'desk'>
}

type Call = Omit<DeskCall, 'key'>
type Series = { prefix: string | null; count: number | null }

const maxCodes = 10_000
const maxPrefixLength = 20

/** What a merchant decides of a voucher. */
const detailsOf = ({ name, startsAt, endsAt, ...voucher }: VoucherRow): DeskDetails => {
  const { stores, kind, percent, amount, itemId, minimumValue, categoryIds } = voucher
  const { isFirstOrder, isOncePerCustomer, maxRedemptions, isOffered } = voucher
  return {
    ...{ nameDe: name.de, nameEn: name.en, stores, kind, percent, amount, itemId, minimumValue, categoryIds },
    ...{ isFirstOrder, isOncePerCustomer, maxRedemptions, isOffered },
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }
}

const toVoucher = ({ state, redemptions, isOwn, seriesId, ...row }: VoucherEntry): StudioVoucher => ({
  ...row,
  ...{ state, redemptions },
  version: versionOf(detailsOf(row)),
  nameDe: row.name.de,
  nameEn: row.name.en,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  isImported: !isOwn,
  isOfSeries: seriesId !== null,
})

/** The voucher that a form has entered, as far as it can be read. */
const rowOf = (input: StudioVoucherInput, code: string): VoucherRow => {
  const { kind, nameDe, nameEn, stores, categoryIds } = input
  const { period } = periodOf(input, Date.now())
  return {
    ...{ code, kind, stores: [...new Set(stores)] },
    name: { de: (nameDe ?? '').trim(), en: (nameEn ?? '').trim() },
    percent: kind === 'percent' ? (input.percent ?? null) : null,
    amount: kind === 'amount' ? (input.amount ?? null) : null,
    itemId: kind === 'freeArticle' ? (input.itemId ?? null) : null,
    minimumValue: input.minimumValue ?? 0,
    categoryIds: categoryIds && categoryIds.length > 0 ? [...new Set(categoryIds)] : null,
    ...period,
    isFirstOrder: input.isFirstOrder ?? false,
    isOncePerCustomer: input.isOncePerCustomer ?? false,
    maxRedemptions: input.maxRedemptions ?? null,
    isOffered: input.isOffered ?? false,
  }
}

const effectErrors = ({ kind, percent, amount, itemId }: StudioVoucherInput, { currencyCode }: StoreRow) => {
  if (kind === 'percent') return piecesErrors('percent', percent ?? null, { max: 100 })
  if (kind === 'amount') return amountErrors('amount', amount ?? null, currencyCode)
  return kind === 'freeArticle' ? unless(Boolean(itemId), 'itemId', 'required') : []
}

/** What is wrong with a voucher apart from its code. */
const termErrors = async (
  db: Executor,
  input: StudioVoucherInput,
  { call, dependencies }: { call: Call; dependencies: StoresOfCallDependencies },
): Promise<StudioFieldError[]> => {
  const { kind, minimumValue, maxRedemptions, stores } = input
  const hasMoney = kind === 'amount' || (minimumValue ?? 0) > 0
  const { errors: ofStores } = await storesOfCall(db, call, { ids: stores, hasMoney }, dependencies)
  const own = dependencies.stores.find(call.store)
  if (!own) throw new DeskRefused('unknown')
  return [
    ...nameErrors(input),
    ...ofStores,
    ...effectErrors(input, own),
    ...(minimumValue == null ? [] : amountErrors('minimumValue', minimumValue, own.currencyCode)),
    ...(maxRedemptions == null ? [] : piecesErrors('maxRedemptions', maxRedemptions)),
    ...periodOf(input, Date.now()).errors,
    ...reachErrors(
      { categoryIds: input.categoryIds, itemId: kind === 'freeArticle' ? input.itemId : null },
      await findKnown(db, {
        categoryIds: input.categoryIds ?? [],
        itemIds: kind === 'freeArticle' && input.itemId ? [input.itemId] : [],
      }),
    ),
  ]
}

/** Vouchers as merchants make, change and stop them. */
export const createVouchersOfMerchants = ({ db, change, vouchers, ...dependencies }: VouchersDependencies) => {
  const check = async (trx: Executor, input: StudioVoucherInput, call: Call, besides: StudioFieldError[]) => {
    const errors = [...besides, ...(await termErrors(trx, input, { call, dependencies }))]
    if (errors.length > 0) throw new DeskRefused('fields', withoutRepeats(errors))
  }

  /** Throws unless the merchant has the role in each store of a stored voucher. */
  const checkRole = async (trx: Executor, { stores: ids }: VoucherRow, call: Call) => {
    const { errors } = await storesOfCall(trx, call, { ids, hasMoney: false }, dependencies)
    if (errors.length > 0) throw new DeskRefused('fields', errors)
  }

  /** The voucher of the store, locked. */
  const locked = async (trx: Transaction, code: string, call: Call): Promise<VoucherEntry> => {
    await lockVoucher(trx, code)
    const row = await findVoucherEntry(trx, code, call.store)
    if (!row) throw new DeskRefused('unknown')
    await checkRole(trx, row, call)
    return row
  }

  const seriesOf = async (executor: Executor, id: string, { store }: Pick<Call, 'store'>): Promise<SeriesRow | null> =>
    isUuid(id) ? findOneSeries(executor, store, id) : null

  /** Drawn again as a whole in the unlikely case that one is taken. */
  const unusedCodes = async (trx: Transaction, prefix: string, count: number): Promise<string[]> => {
    for (;;) {
      const codes = randomCodes(prefix, count)
      if ((await vouchers.desk.takenCodes(trx, codes)).length === 0) return codes
    }
  }

  const currencyOf = ({ store }: Pick<Call, 'store'>): string => dependencies.stores.find(store)?.currencyCode ?? ''

  return {
    list: async (
      { search, state, page }: { search: string; state: StudioVoucherState | null; page: number },
      call: Pick<Call, 'store'>,
    ): Promise<StudioVouchers> => {
      const { store } = call
      const { rows, total } = await findVoucherEntries(db, { store, search: search.trim(), state }, pageOf(page))
      return { vouchers: rows.map(toVoucher), total, currency: currencyOf(call) }
    },

    one: async (code: string, { store }: Pick<Call, 'store'>): Promise<StudioVoucher | null> => {
      const row = await findVoucherEntry(db, code, store)
      return row && toVoucher(row)
    },

    /** For a preview: an input that makes no sense has no effect. */
    rowOf: (input: StudioVoucherInput): VoucherRow => rowOf(input, voucherCode(input.code ?? '') ?? 'PREVIEW'),

    create: (input: StudioVoucherInput, call: DeskCall): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const code = voucherCode(input.code ?? '')
        if (code !== null) await lockVoucher(trx, code)
        const isTaken = code !== null && (await vouchers.desk.takenCodes(trx, [code])).length > 0
        await check(trx, input, call, [
          ...unless(Boolean(input.code?.trim()), 'code', 'required'),
          ...unless(code !== null || !input.code?.trim(), 'code', 'code'),
          ...unless(!isTaken, 'code', 'taken'),
        ])
        const row = rowOf(input, code ?? '')
        await vouchers.desk.insert(trx, [row], null)
        return { action: 'createVoucher', key: row.code, after: detailsOf(row) }
      }),

    change: (
      { code, version, input }: { code: string; version: string; input: StudioVoucherInput },
      call: DeskCall,
    ): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const before = await locked(trx, code, call)
        if (versionOf(detailsOf(before)) !== version) throw new DeskRefused('changed')
        if (before.seriesId !== null) throw new DeskRefused('state')
        await check(trx, input, call, [])
        const row = rowOf(input, code)
        await vouchers.desk.save(trx, [row])
        return { action: 'changeVoucher', key: code, before: detailsOf(before), after: detailsOf(row) }
      }),

    stop: (code: string, call: DeskCall): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const { state, redemptions } = await locked(trx, code, call)
        if (state === 'ended' || state === 'stopped') throw new DeskRefused('state')
        await vouchers.desk.stop(trx, { code })
        return { action: 'stopVoucher', key: code, before: { state, redemptions }, after: { state: 'stopped' } }
      }),

    series: async (page: number, call: Pick<Call, 'store'>): Promise<StudioVoucherSeriesList> => {
      const rows = await findSeries(db, call.store, pageOf(page))
      return {
        series: rows.map(({ id, prefix, createdAt, codes, used, ...terms }) => ({
          ...{ id, prefix, codes, used },
          createdAt: new Date(createdAt).toISOString(),
          terms: toVoucher(terms),
        })),
        total: await countSeries(db, call.store),
        currency: currencyOf(call),
      }
    },

    createSeries: (
      { input, prefix, count }: Series & { input: StudioVoucherInput },
      call: DeskCall,
    ): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const begin = (prefix ?? '').trim().toUpperCase()
        const isPrefix = begin.length <= maxPrefixLength && (begin === '' || /^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(begin))
        await check(trx, input, call, [
          ...unless(isPrefix, 'prefix', 'prefix'),
          ...piecesErrors('count', count, { max: maxCodes }),
        ])
        const terms = { ...rowOf(input, ''), maxRedemptions: 1, isOffered: false }
        const id = call.key.toLowerCase()
        const codes = await unusedCodes(trx, begin, count ?? 0)
        await vouchers.desk.insert(
          trx,
          codes.map((code) => ({ ...terms, code })),
          { id, prefix: begin },
        )
        return { action: 'createVoucherSeries', key: id, after: { prefix: begin, codes: count, ...detailsOf(terms) } }
      }),

    stopSeries: (id: string, call: DeskCall): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const found = await seriesOf(trx, id, call)
        if (!found) throw new DeskRefused('unknown')
        await checkRole(trx, found, call)
        if (found.state === 'stopped' || found.state === 'ended') throw new DeskRefused('state')
        await vouchers.desk.stop(trx, { seriesId: found.id })
        const { codes, used } = found
        return { action: 'stopVoucherSeries', key: found.id, before: { codes, used }, after: { state: 'stopped' } }
      }),

    exportSeries: async (id: string, call: DeskCall): Promise<StudioFile | null> => {
      const found = await seriesOf(db, id, call)
      if (!found) return null
      const codes = await findCodesOfSeries(db, found.id)
      const day = (time: Date | null): string => time?.toISOString() ?? ''
      const { name, startsAt, endsAt, prefix } = found
      const table = csvOf([
        ['Code', 'Name', 'Beginn', 'Ende', 'Eingelöst'],
        ...codes.map(({ code, isUsed }) => [code, name.de, day(startsAt), day(endsAt), isUsed ? 'ja' : 'nein']),
      ])
      await inTransaction(db, (trx) =>
        writeNote(trx, call, { action: 'exportVoucherSeries', key: found.id, after: { codes: codes.length } }, null),
      )
      return {
        name: `gutscheine-${prefix === '' ? found.id.slice(0, 8) : prefix.toLowerCase()}.csv`,
        mediaType: 'text/csv',
        content: Buffer.from(table).toString('base64'),
      }
    },
  }
}
