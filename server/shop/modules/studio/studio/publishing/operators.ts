import type { ContentKind, StoreId } from '#contract/generated/types.ts'
import type { Transaction } from '#engine/db/database.ts'
import { noteAll } from '../audit.repository.ts'
import type { Body, Place } from '../kinds/kind.ts'
import { lockAllRecords } from '../records.repository.ts'
import { removeRecord, withdrawRecord } from './publish.ts'
import { callOffPlans, replaceChanged } from './replace.ts'

/** In the audit log. */
const operator = 'operator'

const endings = { withdraw: withdrawRecord, remove: removeRecord } as const

/** Editors wait until the transaction ends. */
export const lockContent = (trx: Transaction): Promise<void> => lockAllRecords(trx)

/** Publishes records that operators have loaded; `lockContent` came before. Drafts stay: their editors are told of the new version. */
export const replaceByOperators = async (
  trx: Transaction,
  kind: ContentKind,
  bodies: readonly Body[],
): Promise<void> => {
  const byStore = Map.groupBy(bodies, ({ store }) => (store ?? '') as StoreId)
  for (const [store, own] of byStore)
    await replaceChanged(trx, { kind, bodies: own }, store, { editor: operator, publishedBy: null })
}

/** Ends what is published of one kind, as an editor would, or as if it had never been; `lockContent` came before. */
export const endByOperators = async (
  trx: Transaction,
  places: readonly Place[],
  ending: keyof typeof endings,
): Promise<void> => {
  for (const own of Map.groupBy(places, ({ store }) => store).values()) {
    await callOffPlans(trx, own, operator)
    const notes: Parameters<typeof noteAll>[1][number][] = []
    for (const place of own) {
      const version = await endings[ending](trx, place, null)
      if (version !== null) notes.push({ ...place, editor: operator, action: 'withdraw', version })
    }
    await noteAll(trx, notes)
  }
}
