import { randomUUID } from 'node:crypto'
import fp from 'fastify-plugin'
import { isUuid } from '#lib/uuid.ts'
import { SendContactFormMail } from '../../../web/generated/operations.ts'
import { plainForm } from '../forms/plain-form.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import type { Flashes } from '../visitor/flash.ts'
import { answeredForm } from './answered-form.ts'

type ContactOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
  /** Forms of one address; a class without scripts is many people. */
  formsPerMinute?: number
}

/** The contact form without scripts (web/features/contact): back to the page, which says that it was sent or what is wrong. */
export default fp<ContactOptions>(
  async (app, { run, flashes, formsPerMinute = 20 }) => {
    const limit = app.addressLimit('contact', formsPerMinute)
    const fileLimit = app.addressLimit('contact-files', formsPerMinute)
    await plainForm(app, {
      path: '/api/contact/',
      admitFile: async (request) => (await fileLimit(request)).isAllowed,
      lead: async (form, request, reply, chosen) => {
        const text = (name: string): string => form.get(name) ?? ''
        const submissionId = isUuid(text('submissionId')) ? text('submissionId') : randomUUID()
        const values = {
          name: text('name'),
          email: text('email'),
          topic: text('topic'),
          orderNumber: text('orderNumber'),
          message: text('message'),
          wantsCopy: text('wantsCopy'),
        }
        // The browser's file and what the edge has read of it are the same scalar, Upload.
        const file = chosen as unknown as File | null
        const data = { submissionId, ...values, wantsCopy: values.wantsCopy !== '', website: text('website'), file }
        const outcome = await answeredForm({
          run,
          request,
          limit,
          name: 'contact',
          send: () => run(SendContactFormMail, { data }, request.visitor),
          answerIn: ({ sendContactFormMail }) => sendContactFormMail,
        })
        flashes.leave(reply, { ...outcome, ...(!outcome.isDone && { values }) })
        return outcome.isDone ? '/service/contact?sent=true' : '/service/contact'
      },
    })
  },
  { name: 'contact-form', dependencies: ['rate-limits', 'visitor'] },
)
