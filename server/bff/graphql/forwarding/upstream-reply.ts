import type { GraphqlAnswer } from '../../upstream/client.ts'
import { isOfOtherSchema } from '../../upstream/other-schema.ts'
import { UpstreamUnavailable } from '../../upstream/unavailable.ts'
import { isNull, RawJson, sliceOnlyField } from './raw-json.ts'

export type UpstreamError = { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }

/** Answer to one operation. Values of root fields are plain or RawJson. */
export type UpstreamReply = { data?: Record<string, unknown> | null; errors?: UpstreamError[] }

/** `keys`: response keys of the operation's root fields; the value of a single root field is not parsed. */
export function readReply(answer: GraphqlAnswer, keys: readonly string[]): UpstreamReply {
  const [onlyKey] = keys
  const slice = onlyKey === undefined || keys.length > 1 ? undefined : sliceOnlyField(answer, onlyKey)
  if (onlyKey !== undefined && slice !== undefined) {
    return { data: { [onlyKey]: isNull(slice) ? null : new RawJson(slice, { answer: answer.bytes, key: onlyKey }) } }
  }
  return checked(parse(answer.bytes), keys)
}

/** Answers to an array of operations. A single answer (the refusal of the whole POST) counts for every operation. */
export function readReplies(
  { bytes, parts }: GraphqlAnswer,
  keysOfEach: readonly (readonly string[])[],
): UpstreamReply[] {
  if (parts?.length === keysOfEach.length)
    return parts.map((part, index) => readReply({ bytes: part, state: 'intact' }, keysOfEach[index] ?? []))
  const replies = parse(bytes)
  if (!Array.isArray(replies)) {
    const { data, errors } = checked(replies, [])
    if (data || !errors) throw new UpstreamUnavailable('answer', 'Upstream: one answer to several operations')
    return keysOfEach.map(() => ({ data: null, errors }))
  }
  if (replies.length !== keysOfEach.length) throw new UpstreamUnavailable('answer', 'Upstream: answers missing')
  return replies.map((reply, index) => checked(reply, keysOfEach[index] ?? []))
}

function parse(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString())
  } catch (cause) {
    throw new UpstreamUnavailable('answer', 'Upstream: no JSON', { cause })
  }
}

/**
 * Data without errors, with null for a field that failed, or errors alone (GraphQL §7.1); anything else is an outage.
 */
function checked(reply: unknown, keys: readonly string[]): UpstreamReply {
  const { data, errors } = (reply ?? {}) as UpstreamReply
  const hasErrors = Array.isArray(errors) && errors.length > 0
  if (!data && hasErrors && isOfOtherSchema(errors))
    throw new UpstreamUnavailable('answer', `Upstream: another schema: ${errors[0]?.message}`)
  if (!data && hasErrors) return reply as UpstreamReply
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new UpstreamUnavailable('answer', 'Upstream: no answer in GraphQL terms')
  }
  const missing = keys.find((key) => !Object.hasOwn(data, key))
  if (missing !== undefined) throw new UpstreamUnavailable('answer', `Upstream: ${missing} is missing in its data`)
  return reply as UpstreamReply
}
