import type { StoreId, StudioFieldError } from '#contract/generated/types.ts'
import type { Executor } from '#engine/db/database.ts'
import type { StoresService } from '../../stores/stores/stores.service.ts'
import type { StoreRow } from '../../stores/stores/stores.tables.ts'
import type { DeskCall } from '../desk/desk-change.ts'
import type { EditorsService } from '../editors/editors.service.ts'
import { hasSameMoney, unless } from './entered.rules.ts'

export type StoresOfCallDependencies = {
  stores: Pick<StoresService, 'find'>
  editors: Pick<EditorsService, 'storesOfDesk'>
}

/**
 * The stores that a record is for. The merchant needs the role in each. What has an amount (`hasMoney`) belongs to stores of the currency and
 * price basis of the call's store, in which it was entered.
 */
export const storesOfCall = async (
  db: Executor,
  { editor, store }: Pick<DeskCall, 'editor' | 'store'>,
  { ids, hasMoney }: { ids: readonly StoreId[]; hasMoney: boolean },
  { stores, editors }: StoresOfCallDependencies,
): Promise<{ rows: StoreRow[]; errors: StudioFieldError[] }> => {
  const own = stores.find(store)
  const allowed = await editors.storesOfDesk(db, editor, 'merchant')
  const rows = [...new Set(ids)].flatMap((id) => stores.find(id) ?? [])
  return {
    rows,
    errors: [
      ...unless(rows.length > 0, 'stores', 'required'),
      ...unless(
        rows.every(({ id }) => allowed.includes(id)),
        'stores',
        'role',
      ),
      ...unless(!hasMoney || (own != null && rows.every((row) => hasSameMoney(row, own))), 'stores', 'currency'),
    ],
  }
}
