import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApproveOrder, DeclineOrder, RemoveBusinessUser, SaveBusinessUser } from '../../../web/generated/operations.ts'
import type { PersistedOperation } from '../../../web/lib/data/operation.ts'
import { plainForm } from '../forms/plain-form.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import type { Flashes } from '../visitor/flash.ts'
import { codeIn, codeOf, sentenceOf, textOf } from './refusals.ts'

type BusinessFormsOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
  /** Forms of one address; a school is many people. */
  formsPerMinute?: number
}

type Values = Readonly<Record<string, string>>
type Told = {
  isDone: boolean
  message: string | null
  fieldErrors?: readonly { fieldName: string; errorMessage: string }[]
}
type Answer = {
  successful: boolean
  generalErrorMessage?: string | null
  fieldErrors?: Told['fieldErrors']
  orderId?: string | null
}

const page = '/myaccount/organisation'

/** Users of an organisation and decisions about their orders (web/features/account/business): plain forms with and without scripts. */
export default fp<BusinessFormsOptions>(
  async (app, { run, flashes, formsPerMinute = 60 }) => {
    const limit = app.addressLimit('business-forms', formsPerMinute)

    const ask = async <Data extends Record<string, Answer>, Variables>(
      { visitor }: FastifyRequest,
      operation: PersistedOperation<Data, Variables>,
      variables: Variables,
      done: string,
    ): Promise<Told> => {
      const { data, errors } = await run(operation, variables, visitor)
      const answer = data && Object.values(data)[0]
      if (!answer) return { isDone: false, message: await sentenceOf(run, codeIn(errors), visitor) }
      const { successful: isDone, generalErrorMessage, fieldErrors = [], orderId } = answer
      if (!isDone) return { isDone, message: generalErrorMessage ?? null, fieldErrors }
      const text = await textOf(run, done, visitor)
      return { isDone, message: text?.replace('{number}', orderId ?? '') ?? null }
    }

    const leads: Readonly<Record<string, (values: Values, request: FastifyRequest) => Promise<Told>>> = {
      add: (values, request) =>
        ask(request, SaveBusinessUser, { data: userOf({ ...values, userId: '' }) }, 'business.user.added'),
      save: (values, request) => ask(request, SaveBusinessUser, { data: userOf(values) }, 'business.user.saved'),
      remove: ({ userId = '' }, request) => ask(request, RemoveBusinessUser, { userId }, 'business.user.removed'),
      approve: ({ approvalId = '', quoteHash = '' }, request) =>
        ask(request, ApproveOrder, { approvalId, quoteHash }, 'business.approval.approved'),
      decline: ({ approvalId = '', reason = '' }, request) =>
        ask(request, DeclineOrder, { approvalId, reason }, 'business.approval.declined'),
    }

    await plainForm(app, {
      path: '/api/business-action/',
      lead: async (form, request, reply) => {
        const values: Values = Object.fromEntries(form)
        const carryOut = leads[values.act ?? '']
        if (!carryOut) return { error: 'Not a form of this page' }
        const told = (await limit(request)).isAllowed
          ? await carryOut(values, request).catch(async (error: unknown): Promise<Told> => {
              request.log.warn({ err: error }, 'business: a form was not carried out')
              return { isDone: false, message: await sentenceOf(run, codeOf(error), request.visitor) }
            })
          : { isDone: false, message: await sentenceOf(run, 'RATE_LIMITED', request.visitor) }
        const { isDone, message, fieldErrors = [] } = told
        flashes.leave(reply, {
          form: 'business-action',
          isDone,
          message,
          fieldErrors: [...fieldErrors],
          values: isDone ? {} : values,
        })
        return page
      },
    })
  },
  { name: 'business-forms', dependencies: ['rate-limits', 'visitor', 'edge-graphql'] },
)

const userOf = ({ userId, salutation, firstName, lastName, email, mayOrder, orderLimit }: Values) => ({
  userId: userId || null,
  salutation: salutation ?? null,
  firstName: firstName ?? null,
  lastName: lastName ?? null,
  email: email ?? null,
  mayOrder: mayOrder === 'true',
  orderLimit: orderLimit ?? null,
})
