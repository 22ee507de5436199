import { type ExecutionResult, GraphQLScalarType } from 'graphql'
import type { GraphqlAnswer } from '../../upstream/client.ts'

/** Answer to an operation with one root field, and its response key. */
type Source = { answer: Buffer; key: string }

/** Serialised JSON of an answer, as bytes, which goes into the response unchanged. */
export class RawJson {
  readonly bytes: Buffer
  readonly #source: Source | undefined
  #text: string | undefined

  /** `source`: the answer that the bytes are a part of. */
  constructor(bytes: Buffer, source?: Source) {
    this.bytes = bytes
    this.#source = source
  }

  /** The whole response with this value alone under the key, where the upstream's answer is just that. */
  responseWith(key: string): Buffer | undefined {
    return this.#source?.key === key ? this.#source.answer : undefined
  }

  /** The bytes as text, decoded once. */
  get text(): string {
    this.#text ??= this.bytes.toString()
    return this.#text
  }

  /** For serialisers that don't know this class. */
  toJSON(): unknown {
    return JSON.parse(this.text)
  }
}

/** Type of root fields whose selection the upstream has already executed. */
export const RawJsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'EdgeRawJson',
  serialize: (value) => value,
})

/** JSON text of `data`, with raw parts put in. */
export function spliceData(data: Record<string, unknown>): string {
  const fields = Object.entries(data).map(
    ([key, value]) => `${JSON.stringify(key)}:${value instanceof RawJson ? value.text : JSON.stringify(value)}`,
  )
  return `{${fields.join()}}`
}

/** `data` with its raw parts parsed: each by itself, since joining them to one text first would copy the largest answers. */
export function parseData(data: Record<string, unknown>): unknown {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      value instanceof RawJson ? value.toJSON() : JSON.parse(JSON.stringify(value)),
    ]),
  )
}

/** Serialises everything that the endpoint answers (results, batches, errors) to bytes of JSON. */
export function serializeResults(payload: unknown): Buffer {
  return upstreamResponse(payload) ?? joinResults(payload)
}

/** The upstream's answer where it is the response already: no copy is made of the most frequent answers. */
function upstreamResponse(payload: unknown): Buffer | undefined {
  const { data, errors } = payload as ExecutionResult
  if (!data || errors) return
  const [key, ...others] = Object.keys(data)
  if (key === undefined || others.length > 0) return
  const value = data[key]
  return value instanceof RawJson ? value.responseWith(key) : undefined
}

function joinResults(payload: unknown): Buffer {
  const parts = Array.isArray(payload)
    ? ['[', ...payload.flatMap((each, index) => [index > 0 ? ',' : '', ...resultParts(each)]), ']']
    : resultParts(payload)
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
}

type Part = string | Buffer

function resultParts(payload: unknown): Part[] {
  const { data, errors } = payload as ExecutionResult
  if (!data) return [JSON.stringify(payload)]
  return ['{"data":', ...partsOf(data), errors ? `,"errors":${JSON.stringify(errors)}}` : '}']
}

function partsOf(data: Record<string, unknown>): Part[] {
  const fields = Object.keys(data).flatMap((key, index): Part[] => {
    const value = data[key]
    return [
      `${index > 0 ? ',' : ''}${JSON.stringify(key)}:`,
      value instanceof RawJson ? value.bytes : JSON.stringify(value),
    ]
  })
  return ['{', ...fields, '}']
}

/**
 * Text of the only root field of a response; undefined when in doubt. Unless the engine says that there is only data: a
 * response that has more than data ends with "errors", a list, or has the bare text "extensions": in it; inside of a JSON
 * string the quotes are escaped. What is not known to be intact is parsed once: a truncated or garbled answer would break
 * the whole response, and would be cached.
 */
export function sliceOnlyField({ bytes: response, state }: GraphqlAnswer, key: string): Buffer | undefined {
  const head = `{"data":{"${key}":`
  // Names of GraphQL are ASCII, so a character of the head is a byte.
  if (response.toString('latin1', 0, head.length) !== head) return
  if (response.toString('latin1', response.length - 2) !== '}}') return
  const slice = response.subarray(head.length, -2)
  if (state === 'data-only') return slice
  if (response.includes('"extensions":')) return
  return state === 'intact' || isJson(slice) ? slice : undefined
}

function isJson(text: Buffer): boolean {
  try {
    JSON.parse(text.toString())
    return true
  } catch {
    return false
  }
}

export function isNull(json: Buffer): boolean {
  return json.length === 4 && json.toString() === 'null'
}
