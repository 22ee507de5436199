import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { RequestStockAlert } from '#web/generated/operations.ts'
import { plainForm } from '../../forms/plain-form.ts'
import { returnPath } from '../../forms/return-path.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'

type StockAlertOptions = {
  run: EdgeRun
  /** Forms of one address; a class without scripts is many people. */
  formsPerMinute?: number
}

/**
 * The form of a sold-out item without scripts (web/features/stock-alert): leads back to the product's page, to the part that says how it
 * went, since that page is the same for everyone.
 */
export default fp<StockAlertOptions>(
  async (app, { run, formsPerMinute = 20 }) => {
    const limit = app.addressLimit('stock-alerts', formsPerMinute)
    await plainForm(app, {
      path: '/api/stock-alert/',
      lead: async (form, request) => {
        const outcome = (await limit(request)).isAllowed ? await ask(run, request, form) : 'failed'
        return `${returnPath(form.get('return'))}#stock-alert-${outcome}`
      },
    })
  },
  { name: 'stock-alert-form', dependencies: ['rate-limits', 'visitor'] },
)

/** Suffix of the anchor that shows the outcome. */
async function ask(
  run: EdgeRun,
  { visitor, log }: FastifyRequest,
  form: URLSearchParams,
): Promise<'sent' | 'wrong' | 'failed'> {
  const data = {
    itemId: form.get('itemId') ?? '',
    email: form.get('email') ?? '',
    website: form.get('website'),
  }
  try {
    const answer = (await run(RequestStockAlert, { data }, visitor)).data?.requestStockAlert
    if (answer?.successful) return 'sent'
    return answer && answer.fieldErrors.length > 0 ? 'wrong' : 'failed'
  } catch (error) {
    log.warn({ err: error }, 'stock alerts: a request was not taken')
    return 'failed'
  }
}
