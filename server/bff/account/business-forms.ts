import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApproveOrder, DeclineOrder, RemoveBusinessUser, SaveBusinessUser } from '#web/generated/operations.ts'
import type { PersistedOperation } from '#web/lib/data/operation.ts'
import { plainForm } from '../forms/plain-form.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import type { Flashes } from '../visitor/flash.ts'
import { type Answer, answeredForm, type FormOutcome } from './answered-form.ts'
import { textOf } from './refusals.ts'

type BusinessFormsOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
}

type Values = Readonly<Record<string, string>>
type Sent = Pick<FormOutcome, 'isDone' | 'message' | 'fieldErrors'>

const name = 'business-action'
const page = '/myaccount/organisation'

/** Forms with fields. Those of buttons alone give nothing back: fields of the same user would be drawn empty. */
const typedActs: readonly string[] = ['add', 'save', 'decline']

/** Forms of one address; a school is many people. */
const formsPerMinute = 60

/** Users of an organisation and decisions about their orders (web/features/account/business): plain forms with and without scripts. */
export default fp<BusinessFormsOptions>(
  async (app, { run, flashes }) => {
    const limit = app.addressLimit('business-forms', formsPerMinute)

    const ask = async <Data extends Record<string, Answer & { orderId?: string | null }>, Variables>(
      request: FastifyRequest,
      operation: PersistedOperation<Data, Variables>,
      variables: Variables,
      done: string,
    ): Promise<Sent> => {
      let number = ''
      const outcome = await answeredForm({
        run,
        request,
        limit,
        name,
        send: () => run(operation, variables, request.visitor),
        answerIn: (data) => {
          const [answer] = Object.values(data)
          number = answer?.orderId ?? ''
          return answer
        },
      })
      if (!outcome.isDone) return outcome
      const text = await textOf(run, done, request.visitor)
      return { ...outcome, message: text?.replace('{number}', number) ?? null }
    }

    const leads: Readonly<Record<string, (values: Values, request: FastifyRequest) => Promise<Sent>>> = {
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
      path: `/api/${name}/`,
      lead: async (form, request, reply) => {
        const values: Values = Object.fromEntries(form)
        const { act = '' } = values
        const carryOut = Object.hasOwn(leads, act) ? leads[act] : undefined
        if (!carryOut) return { error: 'Not a form of this page' }
        const outcome = await carryOut(values, request)
        const given = !outcome.isDone && typedActs.includes(act) ? values : {}
        flashes.leave(reply, { form: name, ...outcome, values: given })
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
