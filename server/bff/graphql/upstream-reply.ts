import { UpstreamUnavailable } from '../upstream/unavailable.ts'
import { isNull, RawJson, sliceOnlyField } from './raw-json.ts'

export type UpstreamError = { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }

/** Answer to one operation. Values of root fields are plain or RawJson. */
export type UpstreamReply = { data?: Record<string, unknown> | null; errors?: UpstreamError[] }

/** `onlyKey`: the response key, when the operation has one root field whose value need not be parsed. */
export function readReply(json: Buffer, onlyKey?: string): UpstreamReply {
  const slice = onlyKey === undefined ? undefined : sliceOnlyField(json, onlyKey)
  if (onlyKey !== undefined && slice !== undefined) {
    return { data: { [onlyKey]: isNull(slice) ? null : new RawJson(slice) } }
  }
  return checked(parse(json))
}

/** Answers to an array of operations; one answer to all of them (a refusal) is everybody's. */
export function readReplies(json: Buffer, count: number): UpstreamReply[] {
  const replies = parse(json)
  if (!Array.isArray(replies)) return Array<UpstreamReply>(count).fill(checked(replies))
  if (replies.length !== count) throw new UpstreamUnavailable('answer', 'Upstream: answers missing')
  return replies.map(checked)
}

function parse(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString())
  } catch (cause) {
    throw new UpstreamUnavailable('answer', 'Upstream: no JSON', { cause })
  }
}

function checked(reply: unknown): UpstreamReply {
  const { data, errors } = (reply ?? {}) as UpstreamReply
  if (data || (Array.isArray(errors) && errors.length > 0)) return reply as UpstreamReply
  throw new UpstreamUnavailable('answer', 'Upstream: no answer in GraphQL terms')
}
