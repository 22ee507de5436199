import { isUuid, uuidOf } from '#lib/uuid.ts'
import { SubmitForm, SubscribeToCompetition } from '#web/generated/operations.ts'
import { type Form, type SentForm, sendBy } from '../../forms/form-route.ts'
import { returnPath } from '../../forms/return-path.ts'
import { submissionIdOf } from '../../forms/submission-id.ts'

/** Forms of editors, and calls of all forms by /graphql. */
const limit = { name: 'forms', perMinute: 60 }

/** Names of the form's technical fields. */
const technical: readonly string[] = ['return', 'submissionId']

type EntryOperation = typeof SubmitForm | typeof SubscribeToCompetition

/**
 * A form that editors have composed (web/teasers/Form/EntryForm.tsx). Its page is the same for everyone: the answer leads to the part of it
 * that shows the outcome.
 */
const entryForm = (path: string, operation: EntryOperation): Form => ({
  name: `${path}/:formId`,
  hadNoSlash: true,
  limit,
  page: (values, { isDone, fieldErrors = [] }, { params }) => {
    const wrong = fieldErrors[0]?.fieldName
    const outcome = isDone ? 'sent' : wrong ? `${wrong}-wrong` : 'failed'
    return `${returnPath(values.return ?? null)}#${encodeURIComponent(`${formIdIn(params)}-${outcome}`)}`
  },
  isToldByAddress: true,
  take: (sent) => {
    const formId = formIdIn(sent.request.params)
    const values = [...sent.fields]
      .map(([name, value]) => ({ name, value }))
      .filter(({ name }) => !technical.includes(name))
    return sendBy(sent, operation as typeof SubmitForm, { formId, submissionId: entryId(sent, formId, values), values })
  },
})

/** Forms that editors compose, and those of prize draws. */
export const entryForms: readonly Form[] = [
  entryForm('forms', SubmitForm),
  entryForm('competition', SubscribeToCompetition),
]

const formIdIn = (params: unknown): string => (params as { formId: string }).formId

/** By the page's id, which only scripts can draw; without, by values, client address and day, so that a form sent twice is stored once. */
function entryId({ values: { submissionId = '' }, request: { ip } }: SentForm, formId: string, values: object): string {
  if (isUuid(submissionId)) return submissionIdOf(submissionId, values)
  const day = new Date().toISOString().slice(0, 10)
  return uuidOf(JSON.stringify([formId, values, ip, day]))
}
