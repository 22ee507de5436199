import { crc32 } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyRequest {
    /** Its GraphQL answer has data, no errors and no extensions. */
    hasDataOnly: boolean
  }
}

/** For example `crc32=3610a686; data-only`. Both servers are ours, so the header need not be a standard one. */
const HEADER = 'x-answer-checksum'

/**
 * What is known of an answer without parsing it. `intact`: the bytes are those that the sender made, so they are JSON.
 * `data-only`: besides, the result has data, no errors and no extensions. `unknown`: the sender has not said a checksum.
 * `changed`: these are not the bytes that the sender made.
 */
export type AnswerState = 'unknown' | 'changed' | 'intact' | 'data-only'

/**
 * Header of an answer. A CRC and no cryptographic hash: it has to find accidents (truncation, wrong bytes of a server in between),
 * and who wants to change an answer on purpose could change the header too. Of 27 kB it takes 5 µs, SHA-256 15 µs and parsing
 * 100 µs, in each of the two servers (measured in 2026-11).
 */
export const checksumHeader = (content: string | Buffer, hasDataOnly: boolean): Record<string, string> => ({
  [HEADER]: checksumOf(content, hasDataOnly),
})

export function answerState(content: Buffer, headers: Readonly<Record<string, unknown>>): AnswerState {
  const said = headers[HEADER]
  if (typeof said !== 'string') return 'unknown'
  const hasDataOnly = said.endsWith(dataOnly)
  if (said !== checksumOf(content, hasDataOnly)) return 'changed'
  return hasDataOnly ? 'data-only' : 'intact'
}

/** Bytes of each answer of a batch, as `120,3400`. */
const LENGTHS = 'x-answer-lengths'

/**
 * The answers of a batch as one, and the header that says where each ends: who keeps them apart need not parse them and write
 * them anew, which is a tenth of the edge's time for a page that no cache has (measured in 2026-11).
 */
export function batchOf(answers: readonly Buffer[]): { bytes: Buffer; headers: Record<string, string> } {
  const pieces = answers.flatMap((answer, index) => [index === 0 ? opening : comma, answer])
  const lengths = answers.map(({ length }) => length).join()
  return { bytes: Buffer.concat([...pieces, closing]), headers: { [LENGTHS]: lengths } }
}

const [opening, comma, closing] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')]

/** The answers of a batch, each in memory of its own; undefined where the sender has not said their lengths. */
export function answersOfBatch(
  content: Buffer,
  headers: Readonly<Record<string, unknown>>,
): readonly Buffer[] | undefined {
  const said = headers[LENGTHS]
  if (typeof said !== 'string' || !/^\d+(,\d+)*$/.test(said)) return undefined
  const lengths = said.split(',').map(Number)
  const total = lengths.reduce((sum, length) => sum + length + 1, 1)
  if (total !== content.length) return undefined
  let end = 0
  return lengths.map((length) => {
    const start = end + 1
    end = start + length
    return Buffer.from(content.subarray(start, end))
  })
}

const dataOnly = '; data-only'

function checksumOf(content: string | Buffer, hasDataOnly: boolean): string {
  const checksum = `crc32=${crc32(content).toString(16)}`
  return hasDataOnly ? checksum + dataOnly : checksum
}

/**
 * Answers to POSTs of GraphQL say their checksum, so that who passes them on need not parse them to know that they are whole.
 * Register it before what may change an answer on its way.
 */
export const answersWithChecksum = fp(
  async (app: FastifyInstance) => {
    app.decorateRequest('hasDataOnly', false)
    app.addHook('preSerialization', (request, _reply, payload, done) => {
      request.hasDataOnly = isDataOnly(payload)
      done(null, payload)
    })
    app.addHook('onSend', (request, reply, payload, done) => {
      if (request.routeOptions.url === '/graphql' && (typeof payload === 'string' || Buffer.isBuffer(payload))) {
        reply.headers(checksumHeader(payload, request.hasDataOnly))
      }
      done(null, payload)
    })
  },
  { name: 'answers-with-checksum' },
)

/** Whether a result of GraphQL has data and no other key. */
function isDataOnly(payload: unknown): boolean {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return false
  const keys = Object.entries(payload).filter(([, value]) => value !== undefined)
  return keys.length === 1 && 'data' in payload && payload.data !== null && payload.data !== undefined
}
