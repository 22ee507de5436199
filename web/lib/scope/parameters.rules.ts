import type { EntryName, ParameterName, SwitchName } from '#contract/parameters/declarations.ts'

/** What editors set for the store, by name: switches and values. */
export type Parameters = readonly { name: string; entries: readonly { name: string; value: string }[] }[]

/** Entries that switch; every other one is a value. */
const switches: readonly string[] = ['active', 'activated', 'available']

/**
 * On when all of a parameter's switches are the string true (storefront.md §9), for example available and activated.
 * A parameter that isn't there, or has no switch, is off.
 */
export function isOn(parameters: Parameters, name: SwitchName): boolean {
  const entries = parameters.find((parameter) => parameter.name === name)?.entries ?? []
  const set = entries.filter((entry) => switches.includes(entry.name))
  return set.length > 0 && set.every((entry) => entry.value === 'true')
}

/** A value that editors keep; null when there is none. */
export function parameterValue<Name extends ParameterName>(
  parameters: Parameters,
  name: Name,
  entry: EntryName<Name>,
): string | null {
  return (
    parameters.find((parameter) => parameter.name === name)?.entries.find(({ name }) => name === entry)?.value || null
  )
}
