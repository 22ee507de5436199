import { randomUUID } from 'node:crypto'
import fp from 'fastify-plugin'
import { isUuid } from '#lib/uuid.ts'
import { DeclareWithdrawal } from '../../../web/generated/operations.ts'
import { plainForm } from '../forms/plain-form.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import type { Flashes } from '../visitor/flash.ts'
import { answeredForm } from './answered-form.ts'

type WithdrawalOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
  /** Forms of one address; a class without scripts is many people. */
  formsPerMinute?: number
}

/** A declaration of withdrawal without scripts (web/features/withdrawal): back to the page, which confirms it or says what is wrong. */
export default fp<WithdrawalOptions>(
  async (app, { run, flashes, formsPerMinute = 20 }) => {
    const limit = app.addressLimit('withdrawals', formsPerMinute)
    await plainForm(app, {
      path: '/api/withdrawal/',
      lead: async (form, request, reply) => {
        const text = (name: string): string => form.get(name) ?? ''
        const submissionId = isUuid(text('submissionId')) ? text('submissionId') : randomUUID()
        const values = {
          name: text('name'),
          orderNumber: text('orderNumber'),
          email: text('email'),
          goods: text('goods'),
        }
        const outcome = await answeredForm({
          run,
          request,
          limit,
          name: 'withdrawal',
          send: () =>
            run(DeclareWithdrawal, { data: { submissionId, ...values, website: text('website') } }, request.visitor),
          answerIn: ({ declareWithdrawal }) => declareWithdrawal,
        })
        flashes.leave(reply, { ...outcome, ...(!outcome.isDone && { values }) })
        return '/service/withdrawal'
      },
    })
  },
  { name: 'withdrawal-form', dependencies: ['rate-limits', 'visitor'] },
)
