import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import type { CallLimit, FormResult as EngineResult } from '#contract/generated/types.ts'
import type { UploadedFile } from '#lib/uploads/uploaded-file.ts'
import type { PersistedOperation } from '#web/lib/data/operation.ts'
import type { Flash, FormFile, FormReply } from '#web/lib/page/flash.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { fieldsLimitedBy } from '../graphql/policies/policies.ts'
import { asOutage } from '../operations/outage.ts'
import type { AddressLimit } from '../security/rate-limits.ts'
import { type KnownDocuments, limitCalls } from '../security/sent-operations.ts'
import type { Flashes } from '../visitor/flash.ts'
import { attemptForm, type FormCall } from './attempt-form.ts'
import { type PlainForm, plainForm } from './plain-form.ts'
import { refusal, statusOf } from './refusals.ts'

/** Fields by name; of one that was sent more than once the last value. */
export type Values = Readonly<Record<string, string>>

export type SentForm = FormCall & {
  values: Values
  /** Every value of every field. */
  fields: URLSearchParams
  /** What was chosen in the field `file`. */
  file: UploadedFile | null
}

/** What became of a form, the same for a redirect and for a script. */
export type FormResult = Pick<Flash, 'isDone' | 'message'> &
  Partial<Pick<Flash, 'fieldErrors' | 'retryAfter'>> & {
    /** What the page must know to say how it went. What was typed into a refused form is added for browsers without scripts. */
    values?: Values
    /** Another page follows: it says what is to be said, also of a form that was refused. */
    next?: string | null
    /** Why it was not carried out. */
    code?: ErrorCode
    /** What has changed of the page, for scripts. */
    data?: unknown
  }

/** A form whose answer is a file: offered as a download, or to a script as `FormFile` in `data`. */
type FileResult = { file: Buffer; name: string; type: string }

export type Form = {
  /** Ends the path, `/api/{name}/`, and names the form in its outcome. */
  name: string
  /**
   * Forms of one address and minute, with and without scripts; forms that name the same limit are counted together, and with them the calls
   * of /graphql that the contract limits by this name (`@limited`).
   */
  limit: { name: string; perMinute: number }
  /** Forms with a file of one address and minute; without it the form takes no file. */
  filesPerMinute?: number
  /** Page of the form, which says how it went. */
  page: (values: Values, result: FormResult, request: FastifyRequest) => string
  /** The address of the page says how the form went, since the page is the same for everyone: no flash is left. */
  isToldByAddress?: boolean
  /** Carries the form out. Throws what is no answer: the page says so. An error is that of a form that no page sends. */
  take: (sent: SentForm) => Promise<FormResult | FileResult | { error: string }>
  /** What a refused form gives back; by default all that was typed. Passwords and tokens never are. */
  typed?: (sent: Pick<SentForm, 'values' | 'fields'>) => Values
} & Pick<PlainForm, 'script' | 'hadNoSlash'>

type Means = { run: EdgeRun; flashes: Pick<Flashes, 'leave'> }

/** The routes of forms: one for each, one counter for each limit. */
export async function formRoutes(
  app: FastifyInstance,
  { persisted, ...means }: Means & { persisted: KnownDocuments },
  forms: readonly Form[],
): Promise<void> {
  const limits = new Map<string, AddressLimit>()
  const limitOf = (name: string, perMinute: number): AddressLimit => {
    const known = limits.get(name)
    if (known) return known
    const limit = app.addressLimit(name, perMinute)
    limits.set(name, limit)
    if (isCallLimit(name)) limitCalls(app, name, { limit, persisted, what: name })
    return limit
  }
  for (const form of forms) {
    const { name, perMinute } = form.limit
    const limit = limitOf(name, perMinute)
    const { filesPerMinute } = form
    const fileLimit = filesPerMinute === undefined ? null : limitOf(`${name}-files`, filesPerMinute)
    await formRoute(app, { ...means, limit, fileLimit }, form)
  }
}

const isCallLimit = (name: string): name is CallLimit => fieldsLimitedBy(name as CallLimit).length > 0

/**
 * The route of a form, for browsers with and without scripts: a redirect to the page that follows, which the flash tells how it went; or, to
 * a script, the same as JSON.
 */
export async function formRoute(
  app: FastifyInstance,
  { run, flashes, limit, fileLimit = null }: Means & { limit: AddressLimit; fileLimit?: AddressLimit | null },
  {
    name,
    page,
    take,
    isToldByAddress = false,
    typed = ({ values }) => values,
    script,
    hadNoSlash,
  }: Omit<Form, 'limit' | 'filesPerMinute'>,
): Promise<void> {
  await plainForm(app, {
    path: `/api/${name}/`,
    ...(script && { script }),
    ...(hadNoSlash && { hadNoSlash }),
    ...(fileLimit && { admitFile: async (request) => (await fileLimit(request)).isAllowed }),
    lead: async (fields, request, reply, file) => {
      const values: Values = Object.fromEntries(fields)
      const call = { run, request, limit, name }
      const sent = { ...call, values, fields, file: chosenFile(file) }
      const result = await attemptForm(call, () => take(sent))
      if ('error' in result) return result
      if ('file' in result) return isFromScript(request) ? fileReply(name, result) : result
      const { next = null, data = null, values: own = {}, ...outcome }: FormResult = result
      if (isFromScript(request)) {
        withStatus(reply, result)
        return { redirect: next, outcome: { ...outcomeOf(name, outcome), values: own }, data }
      }
      if (next !== null) return next
      if (isToldByAddress) return page(values, result, request)
      flashes.leave(reply, {
        ...outcomeOf(name, outcome),
        values: outcome.isDone ? own : { ...typed(sent), ...own },
      })
      return page(values, result, request)
    },
  })
}

/** A browser sends a part without name and content for a field in which nothing was chosen. */
const chosenFile = (file: UploadedFile | null): UploadedFile | null =>
  file !== null && (file.name !== '' || file.bytes.length > 0) ? file : null

const fileReply = (form: string, { file, name, type }: FileResult): FormReply<FormFile> => ({
  redirect: null,
  outcome: { ...outcomeOf(form, { isDone: true, message: null }), values: {} },
  data: { name, type, content: file.toString('base64') },
})

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

/** What the engine answers to a form. */
export type Answer = Pick<EngineResult, 'successful'> & {
  generalErrorMessage?: string | null
  fieldErrors?: { fieldName: string; errorMessage: string }[]
  /** What the page says after a success. */
  receipt?: string | null
}

/** How a form went, as the engine answers. */
export const resultOf = ({ successful, generalErrorMessage = null, fieldErrors = [], receipt = null }: Answer) => ({
  isDone: successful,
  message: successful ? receipt : generalErrorMessage,
  fieldErrors,
})

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
