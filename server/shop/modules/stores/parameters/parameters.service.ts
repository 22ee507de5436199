import type { GlobalParameter, StoreId } from '#contract/generated/types.ts'
import type { Database } from '../../../db/database.ts'
import { findParameters } from './parameters.repository.ts'

/** Entries that switch a parameter; every other one is a value. */
const switchEntries: readonly string[] = ['active', 'activated', 'available']

const keyOf = (store: StoreId, name: string): string => `${store} ${name}`

/** Editors' switches of all stores, held in process; `load` again when they change. */
export const createParametersService = (db: Database) => {
  let byKey = new Map<string, GlobalParameter>()

  return {
    load: async (): Promise<void> => {
      const rows = await findParameters(db)
      byKey = new Map(rows.map(({ store, name, entries }) => [keyOf(store, name), { name, entries }]))
    },

    /** A switch is on when all of its entries that switch are the string true (storefront.md §6, §9), as in the web. */
    isOn: (store: StoreId, name: string): boolean => {
      const entries = byKey.get(keyOf(store, name))?.entries ?? []
      const set = entries.filter((entry) => switchEntries.includes(entry.name))
      return set.length > 0 && set.every(({ value }) => value === 'true')
    },

    byNames: (store: StoreId, names: readonly string[]): GlobalParameter[] =>
      names.flatMap((name) => byKey.get(keyOf(store, name)) ?? []),

    /** Value of one entry; null when editors have not set it. */
    value: (store: StoreId, name: string, entry: string): string | null =>
      byKey.get(keyOf(store, name))?.entries.find((each) => each.name === entry)?.value ?? null,
  }
}

export type ParametersService = ReturnType<typeof createParametersService>
