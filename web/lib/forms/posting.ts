import type { Outcome } from './form-outcome.ts'
import type { PostOptions } from './post-options.ts'
import type { SendForm } from './use-form.ts'

/** Sends a form to its path, as the browser does without scripts, and applies the reply. */
export const posting =
  <Data = unknown>(options: PostOptions<Data>): SendForm =>
  (_values, form, submitter) =>
    postForm(form, submitter, options)

/** Data of the reply to a form whose refusal brings some as well; null where the edge has none, and why. */
export async function postForData<Data>(form: HTMLFormElement, submitter: HTMLElement | null) {
  let data: Data | null = null
  const outcome = await postForm<Data | null>(form, submitter, {
    onDone: (reply) => {
      data = reply.data
    },
    onRefused: (_violations, reply) => {
      data = reply.data
    },
  })
  const message = outcome.kind === 'refused' ? outcome.message : null
  return { data: data as Data | null, message, isAnswered: outcome.kind !== 'lost' }
}

/** Reads the form at once; what sends it is loaded with the first one, since a page that is only looked at sends none. */
export async function postForm<Data>(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  options: PostOptions<Data>,
): Promise<Outcome> {
  const fields = new FormData(form)
  if (submitter instanceof HTMLButtonElement && submitter.name) fields.append(submitter.name, submitter.value)
  options.onSend?.()
  const late = await import('./post-form.ts').catch(() => null)
  return late ? late.postFields(`${form.getAttribute('action')}`, fields, options) : { kind: 'lost' }
}
