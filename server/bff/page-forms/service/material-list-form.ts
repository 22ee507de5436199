import fp from 'fastify-plugin'
import { certainMatch } from '#contract/limits/material-list.ts'
import { type MaterialListFragment, OrderFormToCart, ReadMaterialList } from '#web/generated/operations.ts'
import { attemptForm, type FormCall, type Refusal, refusal } from '../../forms/answered-form.ts'
import { plainForm } from '../../forms/plain-form.ts'
import { textOf } from '../../forms/refusals.ts'
import { submissionIdOf } from '../../forms/submission-id.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'
import type { Flashes } from '../../visitor/flash.ts'

type MaterialListOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
}

const page = '/service/materialliste'

/** `left`: lines that were not found; all of them when left out. */
type Outcome = (Refusal | { isDone: true; message: string }) & { left?: string }

/** Forms of one address. */
const formsPerMinute = 20

/**
 * Lists of materials without scripts (web/features/material-list): what was found for certain goes into the cart, where it can be looked at, and the
 * page has the other lines.
 */
export default fp<MaterialListOptions>(
  async (app, { run, flashes }) => {
    const limit = app.addressLimit('material-list', formsPerMinute)
    await plainForm(app, {
      path: '/api/material-list/',
      lead: async (form, request, reply) => {
        const text = form.get('text') ?? ''
        const submissionId = submissionIdOf(form.get('submissionId') ?? '', text)
        const call = { run, request, limit, name: 'materialliste' }
        const { left = text, ...outcome }: Outcome = await attemptForm(call, () => carryOut(call, text, submissionId))
        flashes.leave(reply, { form: call.name, ...outcome, values: { text: left } })
        return page
      },
    })
  },
  { name: 'material-list-form', dependencies: ['rate-limits', 'visitor'] },
)

async function carryOut(call: FormCall, text: string, submissionId: string): Promise<Outcome> {
  const { run, request } = call
  const { visitor } = request
  const { data, errors } = await run(ReadMaterialList, { text }, visitor)
  const list = data?.readMaterialList
  if (!list || list.generalErrorMessage) return refusal(call, errors, list?.generalErrorMessage)
  const { rows, left } = sortedOut(list)
  if (rows.length === 0) return refusal(call, [], await textOf(run, 'materialList.nothing', visitor))
  const variables = { data: { rows, text: '' }, submissionId }
  const { data: answer, errors: violations } = await run(OrderFormToCart, variables, visitor)
  const result = answer?.validateAndAddToCartBestellschein.form
  if (!result || result.generalErrorMessage) return refusal(call, violations, result?.generalErrorMessage)
  const words = (await textOf(run, 'materialList.taken', visitor)) ?? '{count}'
  return { isDone: true, message: words.replace('{count}', String(result.positions)), left: left.join('\n') }
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
