import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { isUuid } from '#lib/uuid.ts'
import { OrderFormPdf, OrderFormToCart } from '../../../../web/generated/operations.ts'
import { codeIn, sentenceOf, textOf } from '../../account/refusals.ts'
import { plainForm } from '../../forms/plain-form.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'
import type { Flashes } from '../../visitor/flash.ts'

type OrderFormOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
  /** Forms of one address; a class without scripts is many people. */
  formsPerMinute?: number
}

type Rows = { rows: { articleNumber: string; quantity: string }[]; text: string }

/** Article numbers that a sentence names. */
const mostNamed = 10

/**
 * The order form without scripts (web/features/order-form): what can be ordered goes into the cart, and the page says which rows are left. The
 * other button answers with the form on paper.
 */
export default fp<OrderFormOptions>(
  async (app, { run, flashes, formsPerMinute = 20 }) => {
    const limit = app.addressLimit('order-form', formsPerMinute)
    await plainForm(app, {
      path: '/api/order-form/',
      lead: async (form, request, reply) => {
        const { isAllowed } = await limit(request)
        const data = rowsIn(form)
        const outcome = isAllowed
          ? await carryOut(run, request, { data, form })
          : { message: await sentenceOf(run, 'RATE_LIMITED', request.visitor), text: linesOf(data) }
        if (!('message' in outcome)) return 'path' in outcome ? outcome.path : outcome
        const { message, text } = outcome
        flashes.leave(reply, { form: 'orderform', isDone: false, message, values: { text } })
        return '/service/orderform'
      },
    })
  },
  { name: 'order-form-form', dependencies: ['rate-limits', 'visitor'] },
)

/** What a form came to: a page, the form on paper, or a sentence for its page with the rows that can be sent again. */
type Outcome =
  | { path: string }
  | { file: Buffer; name: string; type: string }
  | { message: string | null; text: string }

async function carryOut(
  run: EdgeRun,
  request: FastifyRequest,
  { data, form }: { data: Rows; form: URLSearchParams },
): Promise<Outcome> {
  const { visitor, log } = request
  const refused = async (message: string | null | undefined, code: Parameters<typeof sentenceOf>[1]) => ({
    message: message ?? (await sentenceOf(run, code, visitor)),
    text: linesOf(data),
  })
  try {
    if (form.get('act') === 'paper') {
      const { data: answer, errors } = await run(OrderFormPdf, { data }, visitor)
      const paper = answer?.generatePdfForm
      if (!paper?.successful) return refused(paper?.generalErrorMessage, codeIn(errors))
      return { file: Buffer.from(paper.content, 'base64'), name: paper.fileName, type: 'application/pdf' }
    }
    const sentId = form.get('submissionId') ?? ''
    const submissionId = isUuid(sentId) ? sentId : randomUUID()
    const { data: answer, errors } = await run(OrderFormToCart, { data, submissionId }, visitor)
    const told = answer?.validateAndAddToCartBestellschein.form
    if (!told || told.generalErrorMessage !== null) return refused(told?.generalErrorMessage, codeIn(errors))
    const left = told.rows.filter(({ quantityAdded }) => quantityAdded === 0)
    if (left.length === 0) return { path: '/checkout/basket?told=ADDED' }
    const rows = left.map(({ articleNumber, quantityTyped }) => ({ articleNumber, quantity: quantityTyped }))
    return { message: await leftOver(run, request, rows), text: linesOf({ rows, text: '' }) }
  } catch (error) {
    log.warn({ err: error }, 'order form: not taken')
    return refused(null, 'INTERNAL')
  }
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

const leftOver = async (run: EdgeRun, { visitor }: FastifyRequest, rows: Rows['rows']): Promise<string> => {
  const numbers = rows.slice(0, mostNamed).map(({ articleNumber }) => articleNumber)
  const words = (await textOf(run, 'orderForm.left', visitor)) ?? '{numbers}'
  return words.replace('{numbers}', `${numbers.join(', ')}${rows.length > mostNamed ? ' …' : ''}`)
}
