import { createHash } from 'node:crypto'

/** The form of a UUID, in either case; for JSON schemas. */
export const uuidForm = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'

const uuid = new RegExp(uuidForm)

/** Checked before a query: PostgreSQL refuses any other text in place of a UUID. */
export const isUuid = (text: string): boolean => uuid.test(text)

/** Writes 32 hexadecimal digits as a UUID. */
export const asUuid = (digits: string): string => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** A UUID that follows from a text. */
export const uuidOf = (text: string): string => asUuid(createHash('sha256').update(text).digest('hex').slice(0, 32))
