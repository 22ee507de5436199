import { ApproveOrder, DeclineOrder, RemoveBusinessUser, SaveBusinessUser } from '#web/generated/operations.ts'
import type { PersistedOperation } from '#web/lib/data/operation.ts'
import { type Answer, type Form, type FormResult, type SentForm, sendBy, type Values } from '../forms/form-route.ts'
import { textOf } from '../forms/refusals.ts'

/** Forms with fields. Those of buttons alone give nothing back: fields of the same user would be drawn empty. */
const typedActions: readonly string[] = ['add', 'save', 'decline']

/** Users of an organisation and decisions about their orders (web/features/account/business). */
export const businessForms: readonly Form[] = [
  {
    name: 'business-action',
    // A school is many people.
    limit: { name: 'business-forms', perMinute: 60 },
    page: () => '/myaccount/organisation',
    typed: ({ values }) => (typedActions.includes(values.act ?? '') ? values : {}),
    take: async (sent) => {
      const { act: action = '' } = sent.values
      return (Object.hasOwn(actions, action) && (await actions[action]?.(sent))) || { error: 'Not a form of this page' }
    },
  },
]

const actions: Readonly<Record<string, (sent: SentForm) => Promise<FormResult>>> = {
  add: (sent) => send(sent, SaveBusinessUser, { data: userOf({ ...sent.values, userId: '' }) }, 'business.user.added'),
  save: (sent) => send(sent, SaveBusinessUser, { data: userOf(sent.values) }, 'business.user.saved'),
  remove: (sent) => send(sent, RemoveBusinessUser, { userId: sent.values.userId ?? '' }, 'business.user.removed'),
  approve: (sent) => {
    const { approvalId = '', quoteHash = '' } = sent.values
    return send(sent, ApproveOrder, { approvalId, quoteHash }, 'business.approval.approved')
  },
  decline: (sent) => {
    const { approvalId = '', reason = '' } = sent.values
    return send(sent, DeclineOrder, { approvalId, reason }, 'business.approval.declined')
  },
}

/** `done`: key of what the page says of a form that was carried out. */
async function send<Data extends Record<string, Answer & { orderId?: string | null }>, Variables>(
  sent: SentForm,
  operation: PersistedOperation<Data, Variables>,
  variables: Variables,
  done: string,
): Promise<FormResult> {
  let number = ''
  const result = await sendBy(sent, operation, variables, ({ orderId }) => {
    number = orderId ?? ''
    return {}
  })
  if (!result.isDone) return result
  const text = await textOf(sent.run, done, sent.request.visitor)
  return { ...result, message: text?.replace('{number}', number) ?? null }
}

const userOf = ({ userId, salutation, firstName, lastName, email, mayOrder, orderLimit }: Values) => ({
  userId: userId || null,
  salutation: salutation ?? null,
  firstName: firstName ?? null,
  lastName: lastName ?? null,
  email: email ?? null,
  mayOrder: mayOrder === 'true',
  orderLimit: orderLimit ?? null,
})
