import { forgetAnswers } from '../apollo/forget-answers.ts'
import type { FormReply } from '../page/flash.ts'
import { navigate } from '../routing/router.ts'
import { errorsByName, type Outcome } from './form-outcome.ts'
import type { PostOptions } from './post-options.ts'

/** Sends fields to the path of their form, and applies the reply. */
export const postFields = async <Data>(path: string, fields: FormData, options: PostOptions<Data>): Promise<Outcome> =>
  applyReply(await replyTo<Data>(path, fields), options)

/** Milliseconds; a password takes the engine longer than a page, a file the line. */
const maxWait = 15_000
const maxFileWait = 300_000

/** Null when no answer came that says how it went. */
async function replyTo<Data>(path: string, fields: FormData): Promise<FormReply<Data> | null> {
  const hasFile = [...fields.values()].some((value) => value instanceof File && value.name !== '')
  const texts = [...fields].filter((field): field is [string, string] => typeof field[1] === 'string')
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: hasFile ? fields : new URLSearchParams(texts),
      // Arrives also when the page is left meanwhile; browsers do so for small bodies only.
      keepalive: !hasFile,
      signal: AbortSignal.timeout(hasFile ? maxFileWait : maxWait),
    })
    const reply = (await response.json()) as FormReply<Data> | null
    return reply?.outcome ? reply : null
  } catch {
    return null
  }
}

export async function applyReply<Data>(
  reply: FormReply<Data> | null,
  { forgets, onDone = follow, onRefused }: PostOptions<Data>,
): Promise<Outcome> {
  if (!reply) return { kind: 'lost' }
  const { isDone, message, fieldErrors, retryAfter } = reply.outcome
  if (!isDone) {
    const refusal = { message: message || null, errors: errorsByName(fieldErrors), retryAfter }
    await onRefused?.(refusal, reply)
    if (!reply.redirect) return { kind: 'refused', ...refusal }
    await follow(reply)
    return { kind: 'done' }
  }
  if (forgets) await forgetAnswers(forgets)
  await onDone(reply)
  return { kind: 'done' }
}

const follow = async ({ redirect }: FormReply): Promise<void> => {
  if (redirect) await navigate(redirect)
}
