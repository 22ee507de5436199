import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { CartOpInput } from '#contract/generated/types.ts'
import { CartUpdate, ExtendReservation, ItemByNumber, RefreshReservation } from '#web/generated/operations.ts'
import { plainForm } from '../../forms/plain-form.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'
import {
  dealsIn,
  numberIn,
  opOf,
  outcomeFor,
  outcomeOfExtension,
  outcomeOfRefresh,
  pressOf,
  updateIdsOf,
} from './cart-form-fields.ts'

type CartFormsOptions = {
  run: EdgeRun
}

type Told = { told: string; position?: string }

/** What a form came to: for the cart's page, or the page where something has to be chosen first. */
type Outcome = Told | { page: string }

/** Where a form leads, however it went. */
const basket = '/checkout/basket'
const shipping = '/checkout/shipping'

/** Forms of one address; a class without scripts is many people. */
const formsPerMinute = 60

/**
 * The cart for browsers without scripts: forms of the product page and of the cart's page. They lead to the cart, which
 * says how it went (web/features/cart/basket/plain-outcome.ts).
 */
export default fp<CartFormsOptions>(
  async (app, { run }) => {
    const limit = app.addressLimit('cart', formsPerMinute)

    await plainForm(app, {
      path: '/api/cart-action/',
      lead: async (form, request) => {
        const deals = dealsIn(form)
        const op = opOf(form)
        const wanted = numberIn(form)
        const work = op
          ? () => carryOut(run, request, op, form)
          : wanted
            ? () => addByNumber(run, request, wanted, form)
            : deals && (async () => ({ told: await keepDeals(run, request, deals) }))
        if (!work) return { error: 'Not a form of the cart' }
        const outcome: Outcome = (await limit(request)).isAllowed ? await work() : { told: 'TOO_MANY' }
        if ('page' in outcome) return outcome.page
        return `${form.get('returnTo') === shipping ? shipping : basket}?${new URLSearchParams(outcome)}`
      },
    })
  },
  { name: 'cart-forms', dependencies: ['rate-limits', 'visitor', 'edge-graphql'] },
)

/**
 * The business store's quick order. The search leads from an article number to its item, and from the number of a product with variants to
 * its page.
 */
async function addByNumber(
  run: EdgeRun,
  request: FastifyRequest,
  { number, quantity }: { number: string; quantity: number },
  form: URLSearchParams,
): Promise<Outcome> {
  try {
    const { data } = await run(ItemByNumber, { number }, request.visitor)
    if (!data) return { told: 'FAILED' }
    const page = data.core_search.link?.url ?? ''
    if (!page.startsWith('/prod/')) return { told: 'UNKNOWN_ITEM' }
    const itemId = new URL(page, 'http://shop').searchParams.get('varid')
    if (itemId === null) return { page }
    return await carryOut(run, request, { addPosition: { itemId, quantity } }, form)
  } catch (error) {
    request.log.warn({ err: error }, 'cart: an article number was not looked up')
    return { told: 'FAILED' }
  }
}

async function carryOut(run: EdgeRun, request: FastifyRequest, op: CartOpInput, form: URLSearchParams): Promise<Told> {
  const data = { ...updateIdsOf(pressOf(form, request.headers['user-agent']), op, Date.now()), ops: [op] }
  try {
    const answer = await run(CartUpdate, { data }, request.visitor)
    const result = answer.data?.cart_update.results[0]
    if (!result) return { told: 'FAILED' }
    const position = result.positionId ?? op.removePosition?.positionId
    return { told: result.code === 'OK' ? outcomeFor(op) : result.code, ...(position && { position }) }
  } catch (error) {
    request.log.warn({ err: error }, 'cart: a form was not carried out')
    return { told: 'FAILED' }
  }
}

/** The reservation of deals is extended or made again; answers with the code that the cart's page is told. */
async function keepDeals(run: EdgeRun, request: FastifyRequest, how: 'extend' | 'refresh'): Promise<string> {
  try {
    if (how === 'extend') {
      const { data } = await run(ExtendReservation, {}, request.visitor)
      if (data) return outcomeOfExtension(data.extendLightningReservation)
    } else {
      const { data } = await run(RefreshReservation, {}, request.visitor)
      if (data) return outcomeOfRefresh(data.refreshLightningReservation)
    }
  } catch (error) {
    request.log.warn({ err: error }, 'cart: the reservation was not changed')
  }
  return 'FAILED'
}
