/** Every member of a record, optional ones as undefined: one that a literal forgets does not compile. */
export type EveryMember<Record> = { [Key in keyof Required<Record>]: Record[Key] | undefined }

/** The record without members that are undefined, which JSON leaves out. */
export const defined = <Record extends object>(record: Record): Record =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Record
