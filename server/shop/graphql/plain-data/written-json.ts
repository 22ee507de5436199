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
  if (parts.length === 0) return Buffer.from(text)
  const chunks: Buffer[] = []
  text.split(quotedMark).forEach((between, index) => {
    chunks.push(Buffer.from(between))
    const part = parts[index]
    if (part) chunks.push(part.bytes)
  })
  return Buffer.concat(chunks)
}
