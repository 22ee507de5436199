/** The schema of one setting, as far as it says what may be set. `title` says it in words where a pattern would not. */
export type SettingSchema = {
  type?: string
  title?: string
  description?: string
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
}

/** `^(on|off)$` */
const choices = ({ pattern = '' }: SettingSchema): string[] => /^\^\(([\w|]+)\)\$$/.exec(pattern)?.[1]?.split('|') ?? []

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

function range({ minimum, maximum }: SettingSchema): string {
  if (minimum === undefined) return ''
  return maximum === undefined ? ` of ${minimum} or more` : ` from ${minimum} to ${maximum}`
}

function length({ minLength = 0, maxLength }: SettingSchema): string {
  if (maxLength !== undefined) return `a text of ${minLength} to ${maxLength} characters`
  return minLength > 1 ? `a text of ${minLength} characters or more` : 'a text'
}

/** What may be set, to follow "must be". */
export const formOf = (schema: SettingSchema): string => {
  if (schema.title) return schema.title
  if (schema.type === 'integer') return `a whole number${range(schema)}`
  if (schema.type === 'boolean') return 'true or false'
  return listed(choices(schema)) || length(schema)
}
