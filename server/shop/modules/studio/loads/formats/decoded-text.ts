import { narrowEncoding, wideEncoding } from '#contract/text/decode-text.ts'

/** Bytes by which an encoding is recognised. */
const beginningBytes = 65_536

/** A file whose text cannot be read any further. */
export class UnreadableText extends Error {
  /** Counts from 1. */
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.name = 'UnreadableText'
    this.line = line
  }
}

/** The same bytes, the first ones in one piece. */
export async function* withWholeBeginning(input: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let beginning: Uint8Array[] | null = []
  let length = 0
  for await (const chunk of input) {
    if (beginning === null) yield Buffer.from(chunk)
    else {
      beginning.push(chunk)
      length += chunk.length
      if (length < beginningBytes) continue
      yield Buffer.concat(beginning)
      beginning = null
    }
  }
  if (beginning !== null) yield Buffer.concat(beginning)
}

/** In every encoding that is read here, a character ends at a byte of ASCII. */
async function* inWholeCharacters(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const end = bytes.findLastIndex((byte) => byte < 0x80) + 1
    if (end > 0) yield bytes.subarray(0, end)
    rest = bytes.subarray(end)
  }
  if (rest.length > 0) yield rest
}

const asUtf8 = (bytes: Buffer): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const isAscii = (bytes: Buffer): boolean => bytes.every((byte) => byte < 0x80)

const lineBreaks = (text: string): number => text.split('\n').length - 1

/**
 * Text of a file, piece by piece, however a program has saved it (see `decodeText`). What is no UTF-8 is in the encoding of Excel from its
 * first letter beyond ASCII on.
 * @throws UnreadableText where UTF-8 stops being UTF-8
 */
export async function* decodedText(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const chunks = withWholeBeginning(input)
  const first = (await chunks.next()).value
  if (!first) return
  const all = (async function* () {
    yield first
    yield* chunks
  })()
  const wide = wideEncoding(first.subarray(0, first.length - (first.length % 2)))
  if (wide) {
    const decoder = new TextDecoder(wide)
    for await (const chunk of all) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
    return
  }
  let encoding: 'ascii' | 'utf-8' | ReturnType<typeof narrowEncoding> = 'ascii'
  let line = 1
  for await (const bytes of inWholeCharacters(all)) {
    if (encoding === 'ascii' && !isAscii(bytes)) encoding = asUtf8(bytes) === null ? narrowEncoding(bytes) : 'utf-8'
    const text = encoding === 'ascii' || encoding === 'utf-8' ? asUtf8(bytes) : new TextDecoder(encoding).decode(bytes)
    if (text === null)
      throw new UnreadableText(
        'the text up to here is UTF-8, and what follows is not: save the file in one encoding',
        line + lineBreaks(bytes.subarray(0, firstInvalid(bytes)).toString('latin1')),
      )
    line += lineBreaks(text)
    yield text
  }
}

/** Index up to which bytes are valid UTF-8. */
function firstInvalid(bytes: Buffer): number {
  let valid = 0
  for (let next = bytes.indexOf(0x0a); next >= 0; next = bytes.indexOf(0x0a, next + 1)) {
    if (asUtf8(bytes.subarray(valid, next + 1)) === null) break
    valid = next + 1
  }
  return valid
}
