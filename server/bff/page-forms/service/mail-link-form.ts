import fp from 'fastify-plugin'
import { FollowMailLink } from '#web/generated/operations.ts'
import { answeredForm } from '../../forms/answered-form.ts'
import { plainForm } from '../../forms/plain-form.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'
import type { Flashes } from '../../visitor/flash.ts'

type MailLinkOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
}

/** Longer ones are no link of this shop. */
export const maxLinkLength = 400

/** Forms of one address; a class without scripts is many people. */
const formsPerMinute = 20

/** The button of the page that a mail's link leads to, without scripts (web/features/mail-link): back to the page, which then says that it is done. */
export default fp<MailLinkOptions>(
  async (app, { run, flashes }) => {
    const limit = app.addressLimit('mail-links', formsPerMinute)
    await plainForm(app, {
      path: '/api/mail-link/',
      lead: async (form, request, reply) => {
        const link = form.get('link') ?? ''
        if (link === '' || link.length > maxLinkLength) return { error: 'Not a link of a mail' }
        const outcome = await answeredForm({
          run,
          request,
          limit,
          name: 'mail-link',
          send: () => run(FollowMailLink, { link }, request.visitor),
          answerIn: ({ followMailLink }) => followMailLink && { successful: true },
        })
        if (!outcome.isDone) flashes.leave(reply, outcome)
        return `/service/mails?link=${encodeURIComponent(link)}`
      },
    })
  },
  { name: 'mail-link-form', dependencies: ['rate-limits', 'visitor'] },
)
