/** Thrown at the first character that is no JSON. */
class NotJson extends Error {
  readonly index: number

  constructor(index: number) {
    super(`no JSON at ${index}`)
    this.index = index
  }
}

const space = /[\t\n\r ]*/y
const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has them in strings escaped only
const text = /[^"\\\x00-\x1f]*/y
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y

/** Index behind what the pattern finds at `index`; `index` itself where it finds nothing. */
const behind = (pattern: RegExp, json: string, index: number): number => {
  pattern.lastIndex = index
  return pattern.test(json) ? pattern.lastIndex : index
}

const expect = (json: string, index: number, character: string): number => {
  if (json[index] !== character) throw new NotJson(index)
  return index + 1
}

const endOfString = (json: string, start: number): number => {
  let index = behind(text, json, expect(json, start, '"'))
  while (json[index] === '\\') {
    const next = behind(escaped, json, index)
    if (next === index) throw new NotJson(index)
    index = behind(text, json, next)
  }
  return expect(json, index, '"')
}

/** Called with the keys that lead to a value, and where it begins. */
type Visit = (keys: readonly (string | number)[], index: number) => void

/** Behind an object or a list, whose members `member` reads. */
const endOfMembers = (json: string, start: number, close: string, member: (index: number) => number): number => {
  let index = behind(space, json, start + 1)
  if (json[index] === close) return index + 1
  while (true) {
    index = behind(space, json, member(index))
    if (json[index] === close) return index + 1
    index = behind(space, json, expect(json, index, ','))
  }
}

const endOfValue = (json: string, start: number, keys: readonly (string | number)[], visit: Visit): number => {
  visit(keys, start)
  if (json[start] === '{')
    return endOfMembers(json, start, '}', (index) => {
      const end = endOfString(json, index)
      const colon = behind(space, json, end)
      const value = behind(space, json, expect(json, colon, ':'))
      return endOfValue(json, value, [...keys, JSON.parse(json.slice(index, end)) as string], visit)
    })
  if (json[start] === '[') {
    let place = 0
    return endOfMembers(json, start, ']', (index) => endOfValue(json, index, [...keys, place++], visit))
  }
  if (json[start] === '"') return endOfString(json, start)
  const end = behind(literal, json, start)
  if (end === start) throw new NotJson(start)
  return end
}

/** Index of the first character that is no JSON; null where all of it is. */
export const indexOfSyntaxError = (json: string): number | null => {
  try {
    const end = behind(
      space,
      json,
      endOfValue(json, behind(space, json, 0), [], () => undefined),
    )
    return end === json.length ? null : end
  } catch (error) {
    if (error instanceof NotJson) return error.index
    throw error
  }
}

/** Index of the value to which the keys lead in valid JSON, or of the innermost one around it. */
export const indexOfValue = (json: string, path: readonly string[]): number => {
  let found = 0
  let depth = -1
  endOfValue(json, behind(space, json, 0), [], (keys, index) => {
    // Of two members with the same key the last one counts, as JSON.parse has it.
    if (keys.length < depth || keys.some((key, level) => String(key) !== path[level])) return
    found = index
    depth = keys.length
  })
  return found
}
