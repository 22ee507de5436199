import { randomUUID } from 'node:crypto'

/** Stands in a text for JSON that is written already. Random, so that no data holds it. */
const mark = randomUUID()
const quotedMark = JSON.stringify(mark)

/** Those that the text under way has marks for, in its order; null while none is written. */
let marked: WrittenJson[] | null = null

/** A part of an answer that is written once, as the bytes of its JSON, and stands in any number of answers. */
export class WrittenJson {
  readonly bytes: Buffer

  constructor(value: unknown) {
    this.bytes = writeJson(value)
  }

  /** For `JSON.stringify`. */
  toJSON(): unknown {
    if (marked === null) return JSON.parse(this.bytes.toString())
    marked.push(this)
    return mark
  }
}

/** JSON of a value, which may hold `WrittenJson`, as UTF-8. */
export function writeJson(value: unknown): Buffer {
  const parts: WrittenJson[] = []
  marked = parts
  let text: string
  try {
    text = JSON.stringify(value)
  } finally {
    marked = null
  }
  const marks = parts.length * quotedMark.length
  const bytes = Buffer.allocUnsafe(
    parts.reduce((sum, part) => sum + part.bytes.length, Buffer.byteLength(text) - marks),
  )
  let from = 0
  let end = 0
  for (const part of parts) {
    const to = text.indexOf(quotedMark, from)
    // Between the entries of a list stands a comma and nothing else.
    if (to === from + 1) bytes[end++] = text.charCodeAt(from)
    else end += bytes.write(text.slice(from, to), end)
    bytes.set(part.bytes, end)
    end += part.bytes.length
    from = to + quotedMark.length
  }
  bytes.write(text.slice(from), end)
  return bytes
}
