export type Parameters = readonly { name: string; entries: readonly { name: string; value: string }[] }[]

/** A switch is on when every one of its entries is the string true (storefront.md §9), for example available and activated. */
export function isOn(parameters: Parameters, name: string): boolean {
  const entries = parameters.find((parameter) => parameter.name === name)?.entries ?? []
  return entries.length > 0 && entries.every((entry) => entry.value === 'true')
}

/** A value that editors keep; null when there is none. */
export function parameterValue(parameters: Parameters, name: string, entry: string): string | null {
  return (
    parameters.find((parameter) => parameter.name === name)?.entries.find(({ name }) => name === entry)?.value || null
  )
}
