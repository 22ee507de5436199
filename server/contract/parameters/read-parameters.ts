import {
  type EntryName,
  type EntryValue,
  entryTypeOf,
  isParameterName,
  type ParameterDeclaration,
  type ParameterName,
  parameterDeclarations,
  type SwitchName,
} from './declarations.ts'

/** As it is stored and imported. */
export type Parameter = { name: string; entries: readonly { name: string; value: string }[] }

/** Entries that switch a parameter; every other one is a value. */
const switchEntries = ['active', 'activated', 'available'] as const

const declarationOf = (name: ParameterName): ParameterDeclaration => parameterDeclarations[name]

/** Value of an entry by its declaration; undefined for an entry that the declaration does not have. */
const readEntry = (name: ParameterName, entry: string, text: string): unknown => {
  const found = entryTypeOf(declarationOf(name), entry)
  if (!found || found.wrongName !== null) return undefined
  const { read, unfit, unset } = found.type
  return read(text.trim()) ?? (unfit ? unfit(text.trim()) : unset)
}

const unsetOf = (name: ParameterName, entry: string): unknown =>
  entryTypeOf(declarationOf(name), entry)?.type.unset ?? null

const valuesOf = (name: ParameterName, entries: Parameter['entries']): Map<string, unknown> =>
  new Map(
    entries.flatMap(({ name: entry, value }) => {
      const read = readEntry(name, entry, value)
      return read === undefined ? [] : [[entry, read]]
    }),
  )

/** The parameters of one store, read by their declarations: a text that does not fit counts as the value that is safe. */
export const readParameters = (parameters: readonly Parameter[]) => {
  const byName = new Map<ParameterName, Map<string, unknown>>()
  for (const { name, entries } of parameters) if (isParameterName(name)) byName.set(name, valuesOf(name, entries))

  return {
    /** A switch is on when all of its entries that switch are true (storefront.md §6, §9), as in the web. */
    isOn: (name: SwitchName): boolean => {
      const values = byName.get(name)
      const set = switchEntries.filter((entry) => values?.has(entry))
      return set.length > 0 && set.every((entry) => values?.get(entry) === true)
    },

    value: <Name extends ParameterName, Entry extends EntryName<Name>>(
      name: Name,
      entry: Entry,
    ): EntryValue<Name, Entry> => {
      const values = byName.get(name)
      return (values?.has(entry) ? values.get(entry) : unsetOf(name, entry)) as EntryValue<Name, Entry>
    },

    /** Its entries with their values, in the editors' order; null for a parameter that is not set. */
    entries: <Name extends ParameterName>(
      name: Name,
    ): readonly { name: EntryName<Name>; value: EntryValue<Name, EntryName<Name>> }[] | null => {
      const values = byName.get(name)
      if (!values) return null
      return [...values].map(([entry, value]) => ({
        name: entry as EntryName<Name>,
        value: value as EntryValue<Name, EntryName<Name>>,
      }))
    },
  }
}

export type StoreParameters = ReturnType<typeof readParameters>
