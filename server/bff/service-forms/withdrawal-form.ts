import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ErrorCode } from '#contract/errors.ts'
import { isUuid } from '#lib/uuid.ts'
import { DeclareWithdrawal } from '../../../web/generated/operations.ts'
import { codeIn, sentenceOf } from '../account/refusals.ts'
import { plainForm } from '../forms/plain-form.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import type { Flashes } from '../visitor/flash.ts'

type WithdrawalOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
  /** Forms of one address; a class without scripts is many people. */
  formsPerMinute?: number
}

type Told = Parameters<Flashes['leave']>[1]

const fields = ['name', 'orderNumber', 'email', 'goods'] as const

/** A declaration of withdrawal without scripts (web/features/withdrawal): back to the page, which confirms it or says what is wrong. */
export default fp<WithdrawalOptions>(
  async (app, { run, flashes, formsPerMinute = 20 }) => {
    const limit = app.addressLimit('withdrawals', formsPerMinute)
    await plainForm(app, {
      path: '/api/withdrawal/',
      lead: async (form, request, reply) => {
        const { isAllowed, retryAfter } = await limit(request)
        const told = isAllowed
          ? await declare(run, request, form)
          : { ...(await refused(run, request, 'RATE_LIMITED')), retryAfter }
        const values = Object.fromEntries(fields.map((name) => [name, form.get(name) ?? '']))
        flashes.leave(reply, { ...told, ...(!told.isDone && { values }) })
        return '/service/withdrawal'
      },
    })
  },
  { name: 'withdrawal-form', dependencies: ['rate-limits', 'visitor'] },
)

async function declare(run: EdgeRun, request: FastifyRequest, form: URLSearchParams): Promise<Told> {
  const text = (name: string): string => form.get(name) ?? ''
  const submissionId = isUuid(text('submissionId')) ? text('submissionId') : randomUUID()
  const data = {
    submissionId,
    name: text('name'),
    orderNumber: text('orderNumber'),
    email: text('email'),
    goods: text('goods'),
    website: text('website'),
  }
  try {
    const { data: answers, errors } = await run(DeclareWithdrawal, { data }, request.visitor)
    const answer = answers?.declareWithdrawal
    if (!answer) return await refused(run, request, codeIn(errors))
    const { successful, generalErrorMessage = null, fieldErrors, receipt = null } = answer
    return { form: 'withdrawal', isDone: successful, message: successful ? receipt : generalErrorMessage, fieldErrors }
  } catch (error) {
    request.log.warn({ err: error }, 'withdrawals: a declaration was not taken')
    return refused(run, request, 'INTERNAL')
  }
}

async function refused(run: EdgeRun, { visitor }: FastifyRequest, code: ErrorCode): Promise<Told> {
  const message = await sentenceOf(run, code, visitor)
  return { form: 'withdrawal', isDone: false, message }
}
