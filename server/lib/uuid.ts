/** The form of a UUID, in either case; for JSON schemas. */
export const uuidForm = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'

const uuid = new RegExp(uuidForm)

/** Checked before a query: PostgreSQL refuses any other text in place of a UUID. */
export const isUuid = (text: string): boolean => uuid.test(text)
