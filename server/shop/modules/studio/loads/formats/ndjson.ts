import { indexOfSyntaxError, indexOfValue } from './json-places.ts'
import type { Place, Reader, Sourced } from './source.ts'

/** Holds a picture of 20 MB in base64. */
const maxLineBytes = 32_000_000
const lineFeed = 0x0a

type Line = { line: number; bytes: Uint8Array | null }

/** Lines with their numbers; of one that is too long `bytes` is null. */
async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let line = 1
  let parts: Uint8Array[] = []
  let length = 0
  const add = (part: Uint8Array): void => {
    length += part.length
    if (length > maxLineBytes) parts = []
    else if (part.length > 0) parts.push(part)
  }
  const end = (): Line => {
    const ended = { line: line++, bytes: length > maxLineBytes ? null : Buffer.concat(parts) }
    parts = []
    length = 0
    return ended
  }
  for await (const chunk of input) {
    let start = 0
    for (let stop = chunk.indexOf(lineFeed); stop >= 0; stop = chunk.indexOf(lineFeed, start)) {
      add(chunk.subarray(start, stop))
      yield end()
      start = stop + 1
    }
    add(chunk.subarray(start))
  }
  if (length > 0) yield end()
}

const decoded = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const parsed = (json: string): { value: unknown } | null => {
  try {
    return { value: JSON.parse(json) }
  } catch {
    return null
  }
}

const keysOf = (path: string): string[] =>
  path.split('/').flatMap((key) => (key === '' ? [] : [key.replaceAll('~1', '/').replaceAll('~0', '~')]))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readLine = (json: string, line: number, kind: string | undefined): Sourced => {
  const violation = (column: number, message: string): Sourced => ({ violation: { place: { line, column }, message } })
  const result = parsed(json)
  if (!result) return violation((indexOfSyntaxError(json) ?? 0) + 1, 'is no JSON from here on')
  const { value } = result
  const placeBelow =
    (...above: string[]) =>
    (path: string): Place => ({ line, column: indexOfValue(json, [...above, ...keysOf(path)]) + 1 })
  if (isObject(value) && typeof value.kind === 'string' && isObject(value.record)) {
    const other = Object.keys(value).find((key) => key !== 'kind' && key !== 'record')
    if (other === undefined)
      return { record: { kind: value.kind, record: value.record, placeOf: placeBelow('record') } }
    return violation(placeBelow()(other).column, `${other} is unknown: a line has kind and record alone`)
  }
  if (isObject(value) && kind !== undefined) return { record: { kind, record: value, placeOf: placeBelow() } }
  return violation(1, 'is no record: a line is {"kind": …, "record": {…}}')
}

/** A record a line: `{"kind": "badge", "record": {…}}`, or the record alone where the kind of all is given. Empty lines are left out. */
export const readNdjson: Reader = async function* (input, { kind }) {
  for await (const { line, bytes } of linesOf(input)) {
    const place = { line, column: 1 }
    const json = bytes && decoded(bytes)
    if (bytes === null) yield { violation: { place, message: `is longer than ${maxLineBytes / 1_000_000} MB` } }
    else if (json === null) yield { violation: { place, message: 'is no UTF-8' } }
    else if (json.trim() !== '') yield readLine(json, line, kind)
  }
}
