import type {
  StoreId,
  StudioDeskResult,
  StudioManufacturer,
  StudioMassChange,
  StudioMassChangeInput,
  StudioMassChangePreview,
  StudioMassChangeRow,
  StudioProductFilter,
} from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Database, Transaction } from '#engine/db/database.ts'
import { type ChangeAtDesk, DeskRefused } from '../../desk/desk-change.ts'
import { replacedByLoad, undoDays } from '../../loads/loads.service.ts'
import type { DeskDetails } from '../../studio/studio.tables.ts'
import type { MerchantCall } from '../deals/deals.ts'
import { keepLoadsAway, loadAtDesk } from '../desk-load.ts'
import { changesPrice, filterErrors, massChangeErrors, maxShown } from './mass-change.rules.ts'
import {
  findManufacturers,
  findMassChanges,
  insertMassChange,
  keepDealsAway,
  lockItems,
  lockMassChange,
  lockProducts,
  saveRestored,
} from './mass-changes.repository.ts'
import { findTargets, type PlannedChange, type PlannedRow, planChange } from './planned-change.ts'
import { findRestored } from './restored-records.ts'

/** Changes that are listed. */
const maxListed = 20
const maxManufacturers = 30
const maxSearch = 100

type Request = { filter: StudioProductFilter; change: StudioMassChangeInput }

const shownRow = ({ record: _, ...row }: PlannedRow): StudioMassChangeRow => row

const emptyPreview: StudioMassChangePreview = {
  found: 0,
  isTooMany: false,
  changes: 0,
  unchanged: 0,
  refusals: 0,
  version: '',
  rows: [],
  refused: [],
  fieldErrors: [],
}

const previewOf = ({ isTooMany, rows, version }: PlannedChange): StudioMassChangePreview => {
  const changes = rows.filter(({ record }) => record !== null)
  const refused = rows.filter(({ code }) => code !== null)
  return {
    ...emptyPreview,
    ...{ isTooMany, version },
    found: rows.length,
    changes: changes.length,
    unchanged: rows.length - changes.length - refused.length,
    refusals: refused.length,
    rows: changes.slice(0, maxShown).map(shownRow),
    refused: refused.slice(0, maxShown).map(shownRow),
  }
}

const defined = (details: Record<string, string | number | null | undefined>): DeskDetails =>
  Object.fromEntries(Object.entries(details).flatMap(([key, value]) => (value == null ? [] : [[key, value]])))

/** All of it is with the load; the log has the first ones. */
const detailsOf = (rows: readonly PlannedRow[], side: 'before' | 'after'): DeskDetails => ({
  values: rows.slice(0, maxShown).map((row) => `${row.id}: ${row[side]}`),
})

/** Changes of many products at once, by what a filter finds: looked at before, done in one transaction, and undone. */
export const createMassChanges = ({ db, change: changeAtDesk }: { db: Database; change: ChangeAtDesk }) => {
  const errorsOf = ({ filter, change }: Request, { store }: Audience) => [
    ...filterErrors(filter, store.currencyCode),
    ...massChangeErrors(change, store.currencyCode),
  ]

  /** Found again once nobody else changes it. */
  const planLocked = async (trx: Transaction, { filter, change }: Request, audience: Audience) => {
    const context = { change, audience }
    const found = await findTargets(trx, filter, context)
    if (change.kind === 'sell' || change.kind === 'withdraw')
      await lockProducts(
        trx,
        found.map(({ productId }) => productId),
      )
    else
      await lockItems(
        trx,
        found.map(({ id }) => id),
      )
    if (changesPrice(change.kind)) await keepDealsAway(trx)
    return planChange(trx, await findTargets(trx, filter, context), context)
  }

  return {
    preview: async (request: Request, audience: Audience): Promise<StudioMassChangePreview> => {
      const fieldErrors = errorsOf(request, audience)
      if (fieldErrors.length > 0) return { ...emptyPreview, fieldErrors }
      const context = { change: request.change, audience }
      return previewOf(await planChange(db, await findTargets(db, request.filter, context), context))
    },

    change: ({ version, ...request }: Request & { version: string }, call: MerchantCall): Promise<StudioDeskResult> =>
      changeAtDesk(call, async (trx) => {
        const { audience, store, editor } = call
        const errors = errorsOf(request, audience)
        if (errors.length > 0) throw new DeskRefused('fields', errors)
        await keepLoadsAway(trx)
        const planned = await planLocked(trx, request, audience)
        const changed = planned.rows.filter(({ record }) => record !== null)
        if (planned.isTooMany || changed.length === 0) throw new DeskRefused('state')
        if (planned.version !== version) throw new DeskRefused('changed')
        const records = changed.flatMap(({ record }) => (record ? [record] : []))
        const loadId = await loadAtDesk(trx, { source: `mass change in ${store}` }, records)
        const count = changed.length
        await insertMassChange(trx, { ...request, loadId, store, editor: editor.email, count })
        const { kind, amount, percent, pieces, rounding } = request.change
        const { categoryId, manufacturerId, search, priceFrom, priceTo, stock } = request.filter
        const isFiltered = defined({ categoryId, manufacturerId, search: search || null, priceFrom, priceTo, stock })
        return {
          action: 'massChange',
          key: String(loadId),
          before: { ...isFiltered, ...detailsOf(changed, 'before') },
          after: { ...defined({ kind, amount, percent, pieces, rounding, count }), ...detailsOf(changed, 'after') },
        }
      }),

    list: async (store: StoreId): Promise<StudioMassChange[]> =>
      (await findMassChanges(db, store, { limit: maxListed, undoDays })).map(
        ({ loadId, at, editor, change: { kind, amount, percent, pieces }, count, restored, canUndo }) => ({
          ...{ editor, kind, count, restored, canUndo },
          id: String(loadId),
          at: at.toISOString(),
          amount: amount ?? null,
          percent: percent ?? null,
          pieces: pieces ?? null,
        }),
      ),

    undo: (id: string, call: MerchantCall): Promise<StudioDeskResult> =>
      changeAtDesk(call, async (trx) => {
        await keepLoadsAway(trx)
        const row = /^\d{1,15}$/.test(id) ? await lockMassChange(trx, Number(id), call.store) : null
        if (!row) throw new DeskRefused('unknown')
        const replaced = await replacedByLoad(trx, row.loadId)
        if (replaced.length === 0) throw new DeskRefused('state')
        await lockItems(
          trx,
          replaced.flatMap(({ record }) => ('itemId' in record ? [record.itemId] : [])),
        )
        await lockProducts(
          trx,
          replaced.flatMap(({ record }) => ('productId' in record ? [record.productId] : [])),
        )
        if (changesPrice(row.change.kind)) await keepDealsAway(trx)
        const records = await findRestored(trx, replaced, { change: row.change, store: call.audience.store })
        if (records.length === 0) throw new DeskRefused('changed')
        await loadAtDesk(trx, { source: `load ${row.loadId}`, undoes: row.loadId }, records)
        await saveRestored(trx, row.loadId, records.length)
        return {
          action: 'undoMassChange',
          key: id,
          before: { count: row.count },
          after: { restored: records.length, stayed: row.count - records.length },
        }
      }),

    manufacturers: (search: string): Promise<StudioManufacturer[]> =>
      findManufacturers(db, search.trim().slice(0, maxSearch), maxManufacturers),
  }
}
