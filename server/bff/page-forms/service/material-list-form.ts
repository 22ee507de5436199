import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { certainMatch } from '#contract/limits/material-list.ts'
import { type MaterialListFragment, OrderFormToCart, ReadMaterialList } from '../../../../web/generated/operations.ts'
import { codeIn, sentenceOf, textOf } from '../../account/refusals.ts'
import { plainForm } from '../../forms/plain-form.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'
import type { Flashes } from '../../visitor/flash.ts'

type MaterialListOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
  /** Forms of one address. */
  formsPerMinute?: number
}

const page = '/service/materialliste'

type Outcome = { isDone: boolean; message: string | null; text: string }

/**
 * Lists of materials without scripts (web/features/material-list): what was found for certain goes into the cart, where it can be looked at, and the
 * page has the other lines.
 */
export default fp<MaterialListOptions>(
  async (app, { run, flashes, formsPerMinute = 20 }) => {
    const limit = app.addressLimit('material-list', formsPerMinute)
    await plainForm(app, {
      path: '/api/material-list/',
      lead: async (form, request, reply) => {
        const { isAllowed } = await limit(request)
        const text = form.get('text') ?? ''
        const { isDone, ...told } = isAllowed
          ? await carryOut(run, request, text)
          : { isDone: false, message: await sentenceOf(run, 'RATE_LIMITED', request.visitor), text }
        flashes.leave(reply, { form: 'materialliste', isDone, message: told.message, values: { text: told.text } })
        return page
      },
    })
  },
  { name: 'material-list-form', dependencies: ['rate-limits', 'visitor'] },
)

async function carryOut(run: EdgeRun, request: FastifyRequest, text: string): Promise<Outcome> {
  const { visitor, log } = request
  const refused = async (message: string | null | undefined, code: Parameters<typeof sentenceOf>[1]) => ({
    isDone: false,
    message: message ?? (await sentenceOf(run, code, visitor)),
    text,
  })
  try {
    const { data, errors } = await run(ReadMaterialList, { text }, visitor)
    const list = data?.readMaterialList
    if (!list || list.generalErrorMessage) return refused(list?.generalErrorMessage, codeIn(errors))
    const { rows, left } = sortedOut(list)
    if (rows.length === 0) return refused(await textOf(run, 'materialList.nothing', visitor), 'INTERNAL')
    const variables = { data: { rows, text: '' }, submissionId: randomUUID() }
    const { data: answer, errors: faults } = await run(OrderFormToCart, variables, visitor)
    const told = answer?.validateAndAddToCartBestellschein.form
    if (!told || told.generalErrorMessage) return refused(told?.generalErrorMessage, codeIn(faults))
    const words = (await textOf(run, 'materialList.taken', visitor)) ?? '{count}'
    return { isDone: true, message: words.replace('{count}', String(told.positions)), text: left.join('\n') }
  } catch (error) {
    log.warn({ err: error }, 'material list: not taken')
    return refused(null, 'INTERNAL')
  }
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
