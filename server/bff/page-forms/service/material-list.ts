import { certainMatch } from '#contract/limits/material-list.ts'
import { type MaterialListFragment, OrderFormToCart, ReadMaterialList } from '#web/generated/operations.ts'
import type { Form, FormResult, SentForm } from '../../forms/form-route.ts'
import { refusal, textOf } from '../../forms/refusals.ts'
import { submissionIdOf } from '../../forms/submission-id.ts'

/**
 * Lists of materials without scripts: what was found for certain goes into the cart, where it can be looked at, and the page has the other
 * lines. With scripts a list is read as one goes on (web/features/material-list), and what was chosen of it is sent as an order form.
 */
export const materialListForm: Form = {
  name: 'material-list',
  limit: { name: 'material-list', perMinute: 60 },
  page: () => '/service/materialliste',
  take: readIntoCart,
}

async function readIntoCart(sent: SentForm): Promise<FormResult> {
  const { run, request } = sent
  const { visitor } = request
  const { text = '', submissionId = '' } = sent.values
  const { data, errors } = await run(ReadMaterialList, { text }, visitor)
  const list = data?.readMaterialList
  if (!list || list.generalErrorMessage) return refusal(sent, errors, list?.generalErrorMessage)
  const { rows, left } = sortedOut(list)
  if (rows.length === 0) return refusal(sent, [], await textOf(run, 'materialList.nothing', visitor))
  const variables = { data: { rows, text: '' }, submissionId: submissionIdOf(submissionId, text) }
  const { data: answer, errors: violations } = await run(OrderFormToCart, variables, visitor)
  const result = answer?.validateAndAddToCartBestellschein.form
  if (!result || result.generalErrorMessage) return refusal(sent, violations, result?.generalErrorMessage)
  const words = (await textOf(run, 'materialList.taken', visitor)) ?? '{count}'
  const message = words.replace('{count}', String(result.positions))
  return { isDone: true, message, values: { text: left.join('\n') } }
}

/** Rows of the order form for what is certain, and the lines that are left. */
function sortedOut({ lines }: MaterialListFragment) {
  const rows: { articleNumber: string; quantity: string }[] = []
  const left: string[] = []
  for (const { text, wishes } of lines) {
    const found = wishes.flatMap(({ item, quantity, confidence }) =>
      item?.isSaleable && confidence >= certainMatch
        ? [{ articleNumber: item.orderNumber, quantity: String(quantity) }]
        : [],
    )
    rows.push(...found)
    if (found.length < wishes.length) left.push(text)
  }
  return { rows, left }
}
