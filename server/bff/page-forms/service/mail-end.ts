import fp from 'fastify-plugin'
import { FollowMailLink, MailLink, type MailLinkFragment } from '#web/generated/operations.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'
import { answerTooMany } from '../../operations/too-many.ts'
import { maxLinkLength } from './service-forms.ts'

type MailEndOptions = {
  run: EdgeRun
}

/** Null: the link has run out. */
const isEnding = (purpose: MailLinkFragment['purpose']): boolean => purpose === null || purpose.startsWith('end')

/** Calls of one address: mail services send those of all their customers. */
const callsPerMinute = 300

/**
 * The one click by which a mail program ends mails (RFC 8058): it sends the address of the header List-Unsubscribe, without cookies and from its
 * own servers. The link is sealed, so nothing else is needed.
 */
export default fp<MailEndOptions>(
  async (app, { run }) => {
    const limit = app.addressLimit('mail-end', callsPerMinute)
    await app.register(async (routes) => {
      routes.removeAllContentTypeParsers()
      routes.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) =>
        done(null, body),
      )
      routes.post<{ Querystring: { link?: string } }>('/api/mail-end/', async (request, reply) => {
        reply.header('cache-control', 'private, no-store')
        const { link = '' } = request.query
        if (typeof link !== 'string' || link === '' || link.length > maxLinkLength)
          return reply.code(400).send({ error: 'Not a link of a mail' })
        const { isAllowed, retryAfter } = await limit(request)
        if (!isAllowed) return answerTooMany(reply, retryAfter)
        const found = (await run(MailLink, { link }, request.visitor)).data?.getMailLink
        if (found && !isEnding(found.purpose)) return reply.code(400).send({ error: 'Not a link that ends mails' })
        const answer = found && (await run(FollowMailLink, { link }, request.visitor)).data?.followMailLink
        if (!answer) return reply.code(503).send({ error: 'Not available, try again in a moment' })
        return reply.code(answer.state === 'gone' ? 410 : 200).send({ state: answer.state })
      })
    })
  },
  { name: 'mail-end', dependencies: ['rate-limits', 'visitor'] },
)
