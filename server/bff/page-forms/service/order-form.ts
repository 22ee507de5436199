import { OrderFormPdf, OrderFormToCart } from '#web/generated/operations.ts'
import type { Form, FormResult, SentForm } from '../../forms/form-route.ts'
import { refusal, textOf } from '../../forms/refusals.ts'
import { submissionIdOf } from '../../forms/submission-id.ts'

type Rows = { rows: { articleNumber: string; quantity: string }[]; text: string }

/** Article numbers that a sentence names. */
const maxNamed = 10

/**
 * The order form (web/features/order-form), and what was chosen from a list of materials: what can be ordered goes into the cart, and the page
 * says which rows are left. The other button answers with the form on paper.
 */
export const orderForm: Form = {
  name: 'order-form',
  limit: { name: 'order-form', perMinute: 120 },
  page: () => '/service/orderform',
  typed: (sent) => ({ text: linesOf(rowsIn(sent)) }),
  take: (sent) => (sent.values.act === 'paper' ? onPaper(sent, rowsIn(sent)) : intoCart(sent, rowsIn(sent))),
}

async function onPaper(sent: SentForm, data: Rows) {
  const { data: answer, errors } = await sent.run(OrderFormPdf, { data }, sent.request.visitor)
  const paper = answer?.generatePdfForm
  if (!paper?.successful) return refusal(sent, errors, paper?.generalErrorMessage)
  return { file: Buffer.from(paper.content, 'base64'), name: paper.fileName, type: 'application/pdf' }
}

async function intoCart(sent: SentForm, data: Rows): Promise<FormResult> {
  const submissionId = submissionIdOf(sent.values.submissionId ?? '', data)
  const { data: answer, errors } = await sent.run(OrderFormToCart, { data, submissionId }, sent.request.visitor)
  const form = answer?.validateAndAddToCartBestellschein.form
  if (!form || form.generalErrorMessage !== null) return refusal(sent, errors, form?.generalErrorMessage)
  const left = form.rows.filter(({ quantityAdded }) => quantityAdded === 0)
  const changed = form.rows.filter(({ quantityAdded, code }) => quantityAdded > 0 && code !== 'OK')
  if (left.length === 0 && changed.length === 0)
    return { isDone: true, message: null, next: '/checkout/basket?outcome=ADDED', data: form }
  const message = [
    ...(changed.length > 0 ? [await naming(sent, 'orderForm.changed', changed)] : []),
    ...(left.length > 0 ? [await naming(sent, 'orderForm.left', left)] : []),
  ]
  // Rows of one article are joined: what was typed is the quantity of the first of them.
  const rows = left.map(({ articleNumber, quantity, quantityTyped }) => ({
    articleNumber,
    quantity: String(quantity ?? quantityTyped),
  }))
  return { isDone: false, message: message.join(' '), values: { text: linesOf({ rows, text: '' }) }, data: form }
}

function rowsIn({ fields, values }: Pick<SentForm, 'fields' | 'values'>): Rows {
  const quantities = fields.getAll('quantity')
  const rows = fields
    .getAll('articleNumber')
    .map((articleNumber, index) => ({ articleNumber, quantity: quantities[index] ?? '' }))
    .filter(({ articleNumber }) => articleNumber.trim() !== '')
  return { rows, text: values.text ?? '' }
}

/** All rows as lines, for the field in which they can be sent again. */
const linesOf = ({ rows, text }: Rows): string =>
  [...rows.map(({ articleNumber, quantity }) => `${articleNumber};${quantity}`), ...(text === '' ? [] : [text])].join(
    '\n',
  )

/** A sentence about rows, with their article numbers. */
async function naming(
  { run, request: { visitor } }: SentForm,
  key: string,
  rows: readonly { articleNumber: string }[],
): Promise<string> {
  const numbers = rows.slice(0, maxNamed).map(({ articleNumber }) => articleNumber)
  const message = (await textOf(run, key, visitor)) ?? '{numbers}'
  return message.replace('{numbers}', `${numbers.join(', ')}${rows.length > maxNamed ? ' …' : ''}`)
}
