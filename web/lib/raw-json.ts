const texts = new WeakMap<object, string>()

/** Keeps the text that a result was parsed from, so that it can be written into the page as it came. */
export function rememberJson(data: unknown, json: string): void {
  if (typeof data === 'object' && data !== null) texts.set(data, json)
}

/**
 * JSON of a value for a data block in HTML. Objects whose text is known are not serialised again; they are looked for
 * in the value itself and in the fields of plain objects up to two levels down, which is where `+data` puts results.
 */
export function toScriptJson(value: unknown): string {
  return write(value, 2).replaceAll('<', '\\u003c')
}

function write(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const known = texts.get(value)
  if (known !== undefined) return known
  if (depth === 0 || Array.isArray(value) || 'toJSON' in value) return JSON.stringify(value)
  let json = ''
  for (const [key, field] of Object.entries(value)) {
    if (field === undefined || typeof field === 'function') continue
    json += `${json ? ',' : ''}${JSON.stringify(key)}:${write(field, depth - 1)}`
  }
  return `{${json}}`
}
