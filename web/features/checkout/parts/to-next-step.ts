import type { FormReply } from '#web/lib/page/flash.ts'
import { navigate } from '#web/lib/routing/router.ts'
import { forgetSubmission } from '../summary/submission.ts'

/** After a change of the checkout. A try to pay that was under way ends with it: the next press is another submission. */
export async function toNextStep({ redirect }: FormReply): Promise<void> {
  forgetSubmission()
  if (redirect) await navigate(redirect)
}
