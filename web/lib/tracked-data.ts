/** Events carry texts; what is not known is left out. */
export function toData(known: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) =>
      value === null || value === undefined || name === '__typename' ? [] : [[name, String(value)]],
    ),
  )
}
