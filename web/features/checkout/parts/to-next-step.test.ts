import t from 'tap'
import { applyReply } from '#web/lib/forms/post-form.ts'
import { submissionFor } from '../summary/submission.ts'
import { keepSubmissions } from '../summary/testing/session-storage.ts'
import { toNextStep } from './to-next-step.ts'

t.test('a step that is stored ends the try under way, so that the next press is another submission', async (t) => {
  keepSubmissions(t)
  const reply = (isDone: boolean) => ({
    redirect: null,
    outcome: { form: 'checkout-action/payment', isDone, message: null, fieldErrors: [], values: {}, retryAfter: null },
    data: null,
  })
  const pressed = submissionFor('as-shown')
  await applyReply(reply(false), { onDone: toNextStep })
  t.equal(submissionFor('as-shown'), pressed)
  await applyReply(reply(true), { onDone: toNextStep })
  t.not(submissionFor('as-shown'), pressed)
})
