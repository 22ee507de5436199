/**
 * Where a result keeps its text: on itself, and not in a `WeakMap`. The values of such a map survive the collections of young
 * objects, so that the texts of every page, 200 KB of them, stayed until the next collection of the whole heap.
 */
const text = Symbol('JSON text')

/** Text of the only field of an object, taken out of the object's text when it is asked for: mostly it never is. */
type FieldText = { json: string; before: string }

/** Not enumerable: a copy, which may be changed, has no text. */
function setText(data: object, json: string | FieldText): void {
  Object.defineProperty(data, text, { value: json, configurable: true })
}

/**
 * Keeps the text that a result was parsed from, so that it can be written into the page as it came. Of a result with one
 * field the field's text is known as well, since pages mostly hand on that.
 */
export function rememberJson(data: unknown, json: string): void {
  if (!json || typeof data !== 'object' || data === null) return
  setText(data, json)
  const [field, second] = Object.entries(data)
  if (!field || second || typeof field[1] !== 'object' || field[1] === null) return
  setText(field[1], { json, before: `{${JSON.stringify(field[0])}:` })
}

/** The text that a result was parsed from; null when it isn't known. */
export function jsonOf(data: object): string | null {
  const known = (data as { [text]?: string | FieldText })[text] ?? null
  if (known === null || typeof known === 'string') return known
  const { json, before } = known
  return json.startsWith(before) ? json.slice(before.length, -1) : null
}

/**
 * Has less of a result written into the page: what only a part needs that keeps the server's HTML, which has to be a
 * `Static` with a name. After a client navigation the browser has the whole.
 */
export function shortenJson<Data extends object>(data: Data, shortened: Data): void {
  setText(data, JSON.stringify(shortened))
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
  const known = jsonOf(value)
  if (known !== null) return known
  if (depth === 0 || Array.isArray(value) || 'toJSON' in value) return JSON.stringify(value)
  let json = ''
  for (const [key, field] of Object.entries(value)) {
    if (field === undefined || typeof field === 'function') continue
    json += `${json ? ',' : ''}${JSON.stringify(key)}:${write(field, depth - 1)}`
  }
  return `{${json}}`
}
