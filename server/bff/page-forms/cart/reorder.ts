import { uuidOf } from '#lib/uuid.ts'
import { Reorder, type ReorderMutation } from '#web/generated/operations.ts'
import type { Form, FormResult, SentForm } from '../../forms/form-route.ts'
import { refusal, textOf } from '../../forms/refusals.ts'
import { pressOf } from './cart-fields.ts'

/** Two presses within these milliseconds are one. */
const onePress = 5000
/** Articles that are named of each kind: the outcome travels in a cookie. */
const maxNamed = 8

/**
 * An order's goods once more into the cart, by a plain form with and without scripts. It leads to the cart, which says what became of each
 * article (web/features/orders/ReorderOutcome.tsx).
 */
export const reorderForm: Form = {
  name: 'reorder',
  limit: { name: 'reorder', perMinute: 60 },
  page: () => '/checkout/basket',
  typed: () => ({}),
  take: reorder,
}

async function reorder(sent: SentForm): Promise<FormResult | { error: string }> {
  const { run, request, fields } = sent
  const { orderId = '', key = null } = sent.values
  if (!/^\d{1,20}$/.test(orderId) || (key ?? '').length > 100) return { error: 'Not an order' }
  const press = pressOf(fields, request.headers['user-agent'])
  const updateId = uuidOf(`reorder ${Math.floor(Date.now() / onePress)} ${press}`)
  const { data, errors } = await run(Reorder, { orderId, key, updateId }, request.visitor)
  if (data?.reorder) return { isDone: true, message: null, values: linesOf(data.reorder) }
  if (!data) return refusal(sent, errors)
  return { isDone: false, message: await textOf(run, 'cart.reorder.unknown', request.visitor) }
}

type Result = NonNullable<ReorderMutation['reorder']>

/** Lines of name and words, as the cart's page reads them. */
function linesOf({ added, changedQuantity, unavailable, needsChoice }: Result) {
  const lines = (entries: readonly (readonly [string, string | null | undefined])[]) =>
    entries
      .slice(0, maxNamed)
      .map(([name, said]) => `${name.replace(/\s+/g, ' ')}\t${said ?? ''}`)
      .join('\n')
  return {
    added: String(added.length + changedQuantity.length),
    changed: lines(changedQuantity.map(({ name, message }) => [name, message])),
    unavailable: lines(unavailable.map(({ name, message }) => [name, message])),
    choice: lines(needsChoice.map(({ name, path }) => [name, path])),
  }
}
