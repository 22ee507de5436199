import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import type { UploadedFile } from '#lib/uploads/uploaded-file.ts'
import type { PersistedOperation } from '#web/lib/data/operation.ts'
import type { FormReply } from '#web/lib/page/flash.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { asOutage } from '../operations/outage.ts'
import type { AddressLimit } from '../security/rate-limits.ts'
import type { Flashes } from '../visitor/flash.ts'
import { type Answer, attemptForm, type FormCall, type FormOutcome, refusal, resultOf } from './answered-form.ts'
import { type PlainForm, plainForm } from './plain-form.ts'
import { statusOf } from './refusals.ts'

/** Fields by name; of one that was sent more than once the last value. */
export type Values = Readonly<Record<string, string>>

export type SentForm = FormCall & {
  values: Values
  /** Every value of every field. */
  fields: URLSearchParams
  file: UploadedFile | null
}

/** What became of a form, the same for a redirect and for a script. */
export type FormResult = Pick<FormOutcome, 'isDone' | 'message' | 'fieldErrors' | 'retryAfter'> & {
  /** What the page must know to say how it went. What was typed into a refused form is added for browsers without scripts. */
  values?: Values
  /** Another page follows: it says what is to be said, also of a form that was refused. */
  next?: string | null
  /** Why it was not carried out. */
  code?: ErrorCode
  /** What has changed of the page, for scripts. */
  data?: unknown
}

export type Form = {
  /** Ends the path, `/api/{name}/`, and names the form in its outcome. */
  name: string
  /** Forms of one address and minute; forms that name the same limit are counted together. */
  limit: { name: string; perMinute: number }
  /** Page of the form, which says how it went. */
  page: (values: Values, isDone: boolean, request: FastifyRequest) => string
  /** Carries the form out. Throws what is no answer: the page says so. An error is that of a form that no page sends. */
  take: (sent: SentForm) => Promise<FormResult | { error: string }>
  /** Whether a field is given back by a refused form; passwords and tokens never are. */
  keeps?: (name: string, values: Values) => boolean
} & Pick<PlainForm, 'admitFile' | 'script'>

type Means = { run: EdgeRun; flashes: Pick<Flashes, 'leave'> }

/** The routes of forms: one for each, one counter for each limit. */
export async function formRoutes(app: FastifyInstance, means: Means, forms: readonly Form[]): Promise<void> {
  const limits = new Map<string, AddressLimit>()
  for (const form of forms) {
    const { name, perMinute } = form.limit
    const limit = limits.get(name) ?? app.addressLimit(name, perMinute)
    limits.set(name, limit)
    await formRoute(app, { ...means, limit }, form)
  }
}

/**
 * The route of a form, for browsers with and without scripts: a redirect to the page that follows, which the flash tells how it went; or, to
 * a script, the same as JSON.
 */
export async function formRoute(
  app: FastifyInstance,
  { run, flashes, limit }: Means & { limit: AddressLimit },
  { name, page, take, keeps = () => true, ...rest }: Omit<Form, 'limit'>,
): Promise<void> {
  await plainForm(app, {
    path: `/api/${name}/`,
    ...rest,
    lead: async (fields, request, reply, file) => {
      const values: Values = Object.fromEntries(fields)
      const call = { run, request, limit, name }
      const result = await attemptForm(call, () => take({ ...call, values, fields, file }))
      if ('error' in result) return result
      const { next = null, data = null, values: own = {}, ...outcome }: FormResult = result
      if (isFromScript(request)) {
        withStatus(reply, result)
        return { redirect: next, outcome: { ...outcomeOf(name, outcome), values: own }, data }
      }
      if (next !== null) return next
      const typed = Object.entries(values).filter(([field]) => keeps(field, values))
      flashes.leave(reply, {
        ...outcomeOf(name, outcome),
        values: outcome.isDone ? own : { ...Object.fromEntries(typed), ...own },
      })
      return page(values, outcome.isDone, request)
    },
  })
}

const outcomeOf = (
  form: string,
  { isDone, message, fieldErrors = [], retryAfter = null }: FormResult,
): Omit<FormReply['outcome'], 'values'> => ({
  form,
  isDone,
  message,
  fieldErrors: fieldErrors.map(({ fieldName, errorMessage }) => ({ fieldName, errorMessage })),
  retryAfter,
})

const isFromScript = ({ headers }: FastifyRequest): boolean => headers.accept === 'application/json'

/** Seconds of Retry-After at most. */
const maxWait = 24 * 60 * 60

/** A form that was not carried out has the status of its error. */
export function withStatus(reply: FastifyReply, { code, retryAfter }: Pick<FormResult, 'code' | 'retryAfter'>): void {
  const status = retryAfter ? 429 : code ? statusOf(code) : 200
  if (status === 503) asOutage(reply)
  else reply.code(status)
  if (retryAfter) reply.header('retry-after', Math.min(retryAfter, maxWait))
}

/** Sends a form as one operation. `more`: what the answer says besides how it went. */
export async function sendBy<Data extends Record<string, Answer | null>, Variables>(
  sent: Pick<SentForm, 'run' | 'request'>,
  operation: PersistedOperation<Data, Variables>,
  variables: Variables,
  more: (answer: NonNullable<Data[keyof Data]>) => Partial<FormResult> = () => ({}),
): Promise<FormResult> {
  const { data, errors } = await sent.run(operation, variables, sent.request.visitor)
  const answer = data && Object.values(data)[0]
  if (!answer) return refusal(sent, errors)
  return { ...resultOf(answer), ...more(answer as NonNullable<Data[keyof Data]>) }
}
