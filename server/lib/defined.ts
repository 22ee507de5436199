/** The record without members that are undefined, which JSON leaves out. */
export const defined = <Record extends object>(record: Record): Record =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Record
