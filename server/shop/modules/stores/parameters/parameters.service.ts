import type { GlobalParameter, StoreId } from '#contract/generated/types.ts'
import type { EntryName, EntryValue, ParameterName, SwitchName } from '#contract/parameters/declarations.ts'
import { type ParameterViolation, parameterViolations } from '#contract/parameters/parameter-violations.ts'
import { readParameters, type StoreParameters } from '#contract/parameters/read-parameters.ts'
import type { Database } from '#engine/db/database.ts'
import { findParameters } from './parameters.repository.ts'
import type { ParameterRow } from './parameters.tables.ts'

const noParameters = readParameters([])

const keyOf = (store: StoreId, name: string): string => `${store} ${name}`

export type StoredViolation = ParameterViolation & { store: StoreId }

/** Editors' switches and values of all stores, held in process; `load` again when they change. */
export const createParametersService = (db: Database) => {
  let rows: readonly ParameterRow[] = []
  let byKey: ReadonlyMap<string, GlobalParameter> = new Map()
  let byStore: ReadonlyMap<StoreId, StoreParameters> = new Map()

  const of = (store: StoreId): StoreParameters => byStore.get(store) ?? noParameters

  return {
    load: async (): Promise<void> => {
      rows = await findParameters(db)
      byKey = new Map(rows.map(({ store, name, entries }) => [keyOf(store, name), { name, entries }]))
      byStore = new Map([...Map.groupBy(rows, ({ store }) => store)].map(([id, own]) => [id, readParameters(own)]))
    },

    /** Those of one store. */
    of,

    rowsOf: (store: StoreId): ParameterRow[] => rows.filter((row) => row.store === store),

    isOn: (store: StoreId, name: SwitchName): boolean => of(store).isOn(name),

    /** Value of one entry as its declaration reads it. */
    value: <Name extends ParameterName, Entry extends EntryName<Name>>(
      store: StoreId,
      name: Name,
      entry: Entry,
    ): EntryValue<Name, Entry> => of(store).value(name, entry),

    /** As they are stored, for pages. */
    byNames: (store: StoreId, names: readonly string[]): GlobalParameter[] =>
      names.flatMap((name) => byKey.get(keyOf(store, name)) ?? []),

    /** What is stored and does not fit: safe values stand for it. */
    violations: (): StoredViolation[] =>
      rows.flatMap((row) => parameterViolations(row).map((violation) => ({ ...violation, store: row.store }))),
  }
}

export type ParametersService = ReturnType<typeof createParametersService>
