import fp from 'fastify-plugin'
import { SubscribeToNewsletter, UnsubscribeNewsletter } from '../../../web/generated/operations.ts'
import { plainForm } from '../forms/plain-form.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import type { Flashes } from '../visitor/flash.ts'
import { answeredForm } from './answered-form.ts'

type NewsletterOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
  /** Forms of one address; a class without scripts is many people. */
  formsPerMinute?: number
}

/**
 * The newsletter's forms without scripts, and that in the footer of every page (web/features/newsletter, web/layouts/Footer). What went wrong
 * stands on the newsletter's page, since the page that the footer belongs to is the same for everyone.
 */
export default fp<NewsletterOptions>(
  async (app, { run, flashes, formsPerMinute = 20 }) => {
    const limit = app.addressLimit('newsletter', formsPerMinute)
    await plainForm(app, {
      path: '/api/newsletter/',
      lead: async (form, request, reply) => {
        const email = form.get('email') ?? ''
        const data = { email, source: 'form' as const, website: form.get('website') }
        const outcome = await answeredForm({
          run,
          request,
          limit,
          name: 'newsletter',
          send: () => run(SubscribeToNewsletter, { data }, request.visitor),
          answerIn: ({ subscribeToNewsletter }) => subscribeToNewsletter,
        })
        if (outcome.isDone) return '/service/newsletter/success'
        flashes.leave(reply, { ...outcome, values: { email } })
        return '/service/newsletter'
      },
    })
    await plainForm(app, {
      path: '/api/newsletter-end/',
      lead: async (form, request, reply) => {
        const values = { email: form.get('email') ?? '', houseNr: form.get('houseNr') ?? '' }
        const data = { ...values, website: form.get('website') }
        const outcome = await answeredForm({
          run,
          request,
          limit,
          name: 'newsletter-end',
          send: () => run(UnsubscribeNewsletter, { data }, request.visitor),
          answerIn: ({ unsubscribeNewsletter }) => unsubscribeNewsletter,
        })
        flashes.leave(reply, { ...outcome, ...(!outcome.isDone && { values }) })
        return '/service/newsletter/newsletter-abmelden'
      },
    })
  },
  { name: 'newsletter-form', dependencies: ['rate-limits', 'visitor'] },
)
