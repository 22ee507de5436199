import fp from 'fastify-plugin'
import { OrderFormPdf, OrderFormToCart } from '#web/generated/operations.ts'
import { attemptForm, type FormCall, type Refusal, refusal } from '../../forms/answered-form.ts'
import { plainForm } from '../../forms/plain-form.ts'
import { textOf } from '../../forms/refusals.ts'
import { submissionIdOf } from '../../forms/submission-id.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'
import type { Flashes } from '../../visitor/flash.ts'

type OrderFormOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
}

type Rows = { rows: { articleNumber: string; quantity: string }[]; text: string }

/** Article numbers that a sentence names. */
const maxNamed = 10

/** Forms of one address; a class without scripts is many people. */
const formsPerMinute = 20

/**
 * The order form without scripts (web/features/order-form): what can be ordered goes into the cart, and the page says which rows are left. The
 * other button answers with the form on paper.
 */
export default fp<OrderFormOptions>(
  async (app, { run, flashes }) => {
    const limit = app.addressLimit('order-form', formsPerMinute)
    await plainForm(app, {
      path: '/api/order-form/',
      lead: async (form, request, reply) => {
        const data = rowsIn(form)
        const call = { run, request, limit, name: 'orderform' }
        const outcome: Outcome = await attemptForm(call, () => carryOut(call, data, form))
        if ('path' in outcome) return outcome.path
        if ('file' in outcome) return outcome
        const { left = data, ...refused } = outcome
        flashes.leave(reply, { form: call.name, ...refused, values: { text: linesOf(left) } })
        return '/service/orderform'
      },
    })
  },
  { name: 'order-form-form', dependencies: ['rate-limits', 'visitor'] },
)

/** A page, the form on paper, or why not, with the rows that can be sent again: all of them when left out. */
type Outcome = { path: string } | { file: Buffer; name: string; type: string } | (Refusal & { left?: Rows })

async function carryOut(call: FormCall, data: Rows, form: URLSearchParams): Promise<Outcome> {
  const { run, request } = call
  const { visitor } = request
  if (form.get('act') === 'paper') {
    const { data: answer, errors } = await run(OrderFormPdf, { data }, visitor)
    const paper = answer?.generatePdfForm
    if (!paper?.successful) return refusal(call, errors, paper?.generalErrorMessage)
    return { file: Buffer.from(paper.content, 'base64'), name: paper.fileName, type: 'application/pdf' }
  }
  const submissionId = submissionIdOf(form.get('submissionId') ?? '', data)
  const { data: answer, errors } = await run(OrderFormToCart, { data, submissionId }, visitor)
  const result = answer?.validateAndAddToCartBestellschein.form
  if (!result || result.generalErrorMessage !== null) return refusal(call, errors, result?.generalErrorMessage)
  const left = result.rows.filter(({ quantityAdded }) => quantityAdded === 0)
  const changed = result.rows.filter(({ quantityAdded, code }) => quantityAdded > 0 && code !== 'OK')
  if (left.length === 0 && changed.length === 0) return { path: '/checkout/basket?told=ADDED' }
  const message = [
    ...(changed.length > 0 ? [await naming(call, 'orderForm.changed', changed)] : []),
    ...(left.length > 0 ? [await naming(call, 'orderForm.left', left)] : []),
  ]
  // Rows of one article are joined: what was typed is the quantity of the first of them.
  const rows = left.map(({ articleNumber, quantity, quantityTyped }) => ({
    articleNumber,
    quantity: String(quantity ?? quantityTyped),
  }))
  return { isDone: false, message: message.join(' '), left: { rows, text: '' } }
}

const rowsIn = (form: URLSearchParams): Rows => {
  const quantities = form.getAll('quantity')
  const rows = form
    .getAll('articleNumber')
    .map((articleNumber, index) => ({ articleNumber, quantity: quantities[index] ?? '' }))
    .filter(({ articleNumber }) => articleNumber.trim() !== '')
  return { rows, text: form.get('text') ?? '' }
}

/** All rows as lines, for the field in which they can be sent again. */
const linesOf = ({ rows, text }: Rows): string =>
  [...rows.map(({ articleNumber, quantity }) => `${articleNumber};${quantity}`), ...(text === '' ? [] : [text])].join(
    '\n',
  )

/** A sentence about rows, with their article numbers. */
const naming = async (
  { run, request: { visitor } }: FormCall,
  key: string,
  rows: readonly { articleNumber: string }[],
): Promise<string> => {
  const numbers = rows.slice(0, maxNamed).map(({ articleNumber }) => articleNumber)
  const message = (await textOf(run, key, visitor)) ?? '{numbers}'
  return message.replace('{numbers}', `${numbers.join(', ')}${rows.length > maxNamed ? ' …' : ''}`)
}
