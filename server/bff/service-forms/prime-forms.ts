import { randomUUID } from 'node:crypto'
import fp from 'fastify-plugin'
import { isUuid } from '#lib/uuid.ts'
import { DeclareCancellation, JoinPrimeWaitingList } from '../../../web/generated/operations.ts'
import { plainForm } from '../forms/plain-form.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import type { Flashes } from '../visitor/flash.ts'
import { answeredForm } from './answered-form.ts'

type PrimeFormsOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
  /** Forms of one address; a class without scripts is many people. */
  formsPerMinute?: number
}

/** Forms of prime without scripts: the waiting list and a member's notice (§ 312k BGB). Both lead back to their page, which says how it went. */
export default fp<PrimeFormsOptions>(
  async (app, { run, flashes, formsPerMinute = 20 }) => {
    const limit = app.addressLimit('prime', formsPerMinute)
    await plainForm(app, {
      path: '/api/prime-waiting-list/',
      lead: async (form, request, reply) => {
        const email = form.get('email') ?? ''
        const data = { email, website: form.get('website') }
        const outcome = await answeredForm({
          run,
          request,
          limit,
          name: 'primeWaitingList',
          send: () => run(JoinPrimeWaitingList, { data }, request.visitor),
          answerIn: ({ subscribeToPrimeWaitingList }) => subscribeToPrimeWaitingList,
        })
        flashes.leave(reply, { ...outcome, ...(!outcome.isDone && { values: { email } }) })
        return '/prime/checkout?origin=prime'
      },
    })
    await plainForm(app, {
      path: '/api/cancellation/',
      lead: async (form, request, reply) => {
        const text = (name: string): string => form.get(name) ?? ''
        const submissionId = isUuid(text('submissionId')) ? text('submissionId') : randomUUID()
        const values = {
          name: text('name'),
          email: text('email'),
          contract: text('contract'),
          kind: text('kind'),
          reason: text('reason'),
          endsOn: text('endsOn'),
        }
        const kind = values.kind === 'extraordinary' ? ('extraordinary' as const) : ('ordinary' as const)
        const data = { submissionId, ...values, kind, endsOn: values.endsOn || null, website: text('website') }
        const outcome = await answeredForm({
          run,
          request,
          limit,
          name: 'cancellation',
          send: () => run(DeclareCancellation, { data }, request.visitor),
          answerIn: ({ declareCancellation }) => declareCancellation,
        })
        flashes.leave(reply, { ...outcome, ...(!outcome.isDone && { values }) })
        return '/service/cancellation'
      },
    })
  },
  { name: 'prime-forms', dependencies: ['rate-limits', 'visitor'] },
)
