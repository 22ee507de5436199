import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { uuidOf } from '#lib/uuid.ts'
import { Reorder, type ReorderMutation } from '#web/generated/operations.ts'
import { attemptForm, type FormCall, refusal } from '../../forms/answered-form.ts'
import { plainForm } from '../../forms/plain-form.ts'
import { textOf } from '../../forms/refusals.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'
import type { Flashes } from '../../visitor/flash.ts'
import { pressOf } from './cart-form-fields.ts'

type ReorderFormOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
}

type Outcome = { isDone: boolean; message: string | null; values?: Record<string, string> }

const basket = '/checkout/basket'

/** Two presses within these milliseconds are one. */
const onePress = 5000
/** Articles that are named of each kind: the outcome travels in a cookie. */
const maxNamed = 8

/** Forms of one address; a class without scripts is many people. */
const formsPerMinute = 60

/**
 * POST /api/reorder/: an order's goods once more into the cart, by a plain form with and without scripts. It leads to the cart, which says
 * what became of each article (web/features/orders/ReorderOutcome.tsx).
 */
export default fp<ReorderFormOptions>(
  async (app, { run, flashes }) => {
    const limit = app.addressLimit('reorder', formsPerMinute)

    await plainForm(app, {
      path: '/api/reorder/',
      lead: async (form, request, reply) => {
        const orderId = form.get('orderId') ?? ''
        const key = form.get('key')
        if (!/^\d{1,20}$/.test(orderId) || (key ?? '').length > 100) return { error: 'Not an order' }
        const call = { run, request, limit, name: 'reorder' }
        const requested = { orderId, key, updateId: updateIdOf(form, request) }
        flashes.leave(reply, { form: call.name, ...(await attemptForm(call, () => carryOut(call, requested))) })
        return basket
      },
    })
  },
  { name: 'reorder-form', dependencies: ['rate-limits', 'visitor', 'edge-graphql'] },
)

const updateIdOf = (form: URLSearchParams, { headers }: FastifyRequest): string =>
  uuidOf(`reorder ${Math.floor(Date.now() / onePress)} ${pressOf(form, headers['user-agent'])}`)

type Query = { orderId: string; key: string | null; updateId: string }

async function carryOut(call: FormCall, requested: Query): Promise<Outcome> {
  const { run, request } = call
  const { data, errors } = await run(Reorder, requested, request.visitor)
  if (data?.reorder) return outcomeOf(data.reorder)
  return data
    ? { isDone: false, message: await textOf(run, 'cart.reorder.unknown', request.visitor) }
    : refusal(call, errors)
}

type Result = NonNullable<ReorderMutation['reorder']>

/** Lines of name and words, as the cart's page reads them. */
function outcomeOf({ added, changedQuantity, unavailable, needsChoice }: Result): Outcome {
  const lines = (entries: readonly (readonly [string, string | null | undefined])[]) =>
    entries
      .slice(0, maxNamed)
      .map(([name, said]) => `${name.replace(/\s+/g, ' ')}\t${said ?? ''}`)
      .join('\n')
  return {
    isDone: true,
    message: null,
    values: {
      added: String(added.length + changedQuantity.length),
      changed: lines(changedQuantity.map(({ name, message }) => [name, message])),
      unavailable: lines(unavailable.map(({ name, message }) => [name, message])),
      choice: lines(needsChoice.map(({ name, path }) => [name, path])),
    },
  }
}
