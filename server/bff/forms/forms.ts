import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { uuidOf } from '#lib/uuid.ts'
import { SubmitForm } from '#web/generated/operations.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { type KnownDocuments, limitCalls } from '../security/sent-operations.ts'
import { plainForm } from './plain-form.ts'
import { returnPath } from './return-path.ts'

type FormsOptions = {
  run: EdgeRun
  persisted: KnownDocuments
  /** Limit per client address. */
  submissionsPerMinute?: number
}

/** Names of the form's technical fields. */
const returnField = 'return'

/**
 * Forms of pages: limits submissions per address, with scripts and without. For browsers without scripts a route takes
 * a plain form and redirects to the part of the page that shows the outcome (web/teasers/Form/EntryForm.tsx).
 */
export default fp<FormsOptions>(
  async (app, { run, persisted, submissionsPerMinute = 20 }) => {
    const limit = app.addressLimit('forms', submissionsPerMinute)
    limitCalls(app, 'forms', { limit, persisted, what: 'forms' })

    await plainForm(app, {
      path: '/api/forms/:formId',
      lead: async (form, request) => {
        const { formId } = request.params as { formId: string }
        const values = [...form].map(([name, value]) => ({ name, value })).filter(({ name }) => name !== returnField)
        const { isAllowed } = await limit(request)
        const outcome = isAllowed ? await submit(run, request, formId, values) : 'failed'
        return `${returnPath(form.get(returnField))}#${encodeURIComponent(`${formId}-${outcome}`)}`
      },
    })
  },
  { name: 'forms', dependencies: ['rate-limits', 'visitor'] },
)

/** Returns the suffix of the anchor that shows the outcome: sent, failed, or the first invalid field. */
async function submit(
  run: EdgeRun,
  request: FastifyRequest,
  formId: string,
  values: { name: string; value: string }[],
): Promise<string> {
  const variables = { formId, submissionId: submissionIdOf(request, formId, values), values }
  try {
    const { data } = await run(SubmitForm, variables, request.visitor)
    if (data?.submitForm.successful) return 'sent'
    const wrong = data?.submitForm.fieldErrors[0]?.fieldName
    return wrong ? `${wrong}-wrong` : 'failed'
  } catch (error) {
    request.log.warn({ err: error }, 'forms: not taken')
    return 'failed'
  }
}

/** UUID made of values, client address and day, so that a form sent twice is stored once. */
function submissionIdOf({ ip }: FastifyRequest, formId: string, values: object): string {
  const day = new Date().toISOString().slice(0, 10)
  return uuidOf(JSON.stringify([formId, values, ip, day]))
}
