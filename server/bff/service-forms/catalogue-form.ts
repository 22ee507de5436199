import { randomUUID } from 'node:crypto'
import fp from 'fastify-plugin'
import { isUuid } from '#lib/uuid.ts'
import { RequestCatalogue } from '../../../web/generated/operations.ts'
import { plainForm } from '../forms/plain-form.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import type { Flashes } from '../visitor/flash.ts'
import { answeredForm } from './answered-form.ts'

type CatalogueOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
  /** Forms of one address. */
  formsPerMinute?: number
}

const fields = ['organisation', 'name', 'street', 'postCode', 'city', 'email'] as const

/** The request of a catalogue without scripts (web/features/catalogue-request): back to the page of the visitor's language. */
export default fp<CatalogueOptions>(
  async (app, { run, flashes, formsPerMinute = 20 }) => {
    const limit = app.addressLimit('catalogue', formsPerMinute)
    await plainForm(app, {
      path: '/api/catalogue/',
      lead: async (form, request, reply) => {
        const text = (name: string): string => form.get(name) ?? ''
        const submissionId = isUuid(text('submissionId')) ? text('submissionId') : randomUUID()
        const values = Object.fromEntries(fields.map((name) => [name, text(name)])) as Record<
          (typeof fields)[number],
          string
        >
        const data = { submissionId, ...values, website: text('website') }
        const outcome = await answeredForm({
          run,
          request,
          limit,
          name: 'catalogue',
          send: () => run(RequestCatalogue, { data }, request.visitor),
          answerIn: ({ requestCatalogue }) => requestCatalogue,
        })
        flashes.leave(reply, { ...outcome, ...(!outcome.isDone && { values }) })
        return request.visitor.language.startsWith('en') ? '/service/catalogue' : '/service/katalog'
      },
    })
  },
  { name: 'catalogue-form', dependencies: ['rate-limits', 'visitor'] },
)
