import type { FormReply } from '../page/flash.ts'
import type { Outcome, Violations } from './form-outcome.ts'
import type { SendForm } from './use-form.ts'

export type PostOptions<Data> = {
  /** Root fields whose answers are others after the form. */
  forgets?: readonly string[]
  /** When it is about to be sent. */
  onSend?: () => void
  /** Takes over what has changed. Without it the page that follows is shown. */
  onDone?: (reply: FormReply<Data>) => unknown
  onRefused?: (violations: Violations) => unknown
}

/** Sends a form to its path, as the browser does without scripts, and applies the reply. */
export const posting =
  <Data = unknown>(options: PostOptions<Data>): SendForm =>
  (_values, form, submitter) =>
    postForm(form, submitter, options)

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
