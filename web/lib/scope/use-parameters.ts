import type { EntryName, ParameterName, SwitchName } from '#contract/parameters/declarations.ts'
import { usePageScope } from './page-scope.ts'
import { isOn, type Parameters, parameterValue } from './parameters.rules.ts'

/** Whether editors have a feature switched on: `useSwitch('Blitzangebot')`. Off on the error page of a failed engine. */
export function useSwitch(name: SwitchName): boolean {
  return isOn(usePageScope().parameters, name)
}

/** A value that editors keep for the store: `useParameter('navigation', 'version')`; null when there is none. */
export function useParameter<Name extends ParameterName>(name: Name, entry: EntryName<Name>): string | null {
  return parameterValue(usePageScope().parameters, name, entry)
}

/** What editors keep, as it came with every page, for asking after several or outside of rendering. */
export function useParameters(): Parameters {
  return usePageScope().parameters
}
