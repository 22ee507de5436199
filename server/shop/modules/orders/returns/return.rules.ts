import type { ReturnContactInput } from '#contract/generated/types.ts'
import { accountLimits } from '#contract/limits/account.ts'
import { phoneNumber } from '#contract/limits/contact.ts'
import {
  maxLabels,
  returnComment,
  returnComponents,
  returnReasons,
  returnRegulations,
} from '#contract/limits/returns.ts'
import { postCodeKey } from '#contract/text/post-code.ts'
import {
  clean,
  cleanText,
  emailViolations,
  lineViolations,
  normaliseEmail,
  optionViolations,
  salutations,
  type Violation,
} from '../../account/visitors/accounts/account.rules.ts'
import type { OrderRow } from '../orders/orders.tables.ts'
import type { DraftContent, ReturnChoice, ReturnContactRow } from './returns.tables.ts'

/** Days until a parcel counts as delivered when the carrier reports no delivery. */
export const travelDays = 3

export type ReturnViolation = Omit<Violation, 'code'> & {
  code: Violation['code'] | 'items' | 'quantity' | 'reason' | 'labels'
}

const violation = (
  fieldName: string,
  code: ReturnViolation['code'],
  values?: Record<string, number>,
): ReturnViolation[] => [values === undefined ? { fieldName, code } : { fieldName, code, values }]

export const reasonOf = (name: string) => returnReasons.find((reason) => reason.name === name) ?? null

const isComponent = (id: string): boolean => returnComponents.some((component) => component === id)

type ReturnForm = {
  id: string
  quantity: number
  reason: string
  additionalInfo?: string | null
  components?: string[] | null
}

/** Each line once, with what its reason allows. */
export const choicesOf = (items: readonly ReturnForm[]): ReturnChoice[] => {
  const byLine = new Map(items.map((item) => [item.id, item]))
  return [...byLine.values()].map(({ id, quantity, reason, additionalInfo, components }) => ({
    id,
    quantity,
    reason,
    additionalInfo: cleanText(additionalInfo ?? ''),
    components: reasonOf(reason)?.hasPictures ? [...new Set(components ?? [])].filter(isComponent) : [],
  }))
}

/** What is wrong with chosen items, by `available` pieces of each line. */
export const choiceViolations = (
  choices: readonly ReturnChoice[],
  available: ReadonlyMap<string, number>,
): ReturnViolation[] => {
  if (choices.length === 0) return violation('items', 'items')
  return choices.flatMap(({ id, quantity, reason, additionalInfo }) => {
    const max = available.get(id) ?? 0
    const name = `items.${id}`
    return [
      ...(quantity >= 1 && quantity <= max ? [] : violation(`${name}.quantity`, 'quantity', { most: max })),
      ...(reasonOf(reason) ? [] : violation(`${name}.reason`, 'reason')),
      ...(additionalInfo.length > returnComment
        ? violation(`${name}.additionalInfo`, 'tooLong', { limit: returnComment })
        : []),
    ]
  })
}

/** Money back always; the same article again where something is wrong with every item. */
export const regulationsFor = (choices: readonly ReturnChoice[]): (typeof returnRegulations)[number][] =>
  returnRegulations.filter(
    (regulation) =>
      choices.length > 0 &&
      (regulation === 'refund' || choices.every(({ reason }) => reasonOf(reason)?.hasPictures === true)),
  )

export const labelViolations = (labels: number, max: number): ReturnViolation[] =>
  max === 0 || (labels >= 1 && labels <= Math.min(max, maxLabels)) ? [] : violation('labels', 'labels', { most: max })

export const contactOf = (entered: ReturnContactInput): ReturnContactRow => ({
  salutation: entered.salutation,
  firstName: clean(entered.firstName),
  lastName: clean(entered.lastName),
  email: normaliseEmail(entered.email),
  phone: clean(entered.phone ?? ''),
})

/** Contact of the order, for its owner. */
export const contactOfOrder = ({
  billingAddress,
  email,
}: Pick<OrderRow, 'billingAddress' | 'email'>): ReturnContactRow => ({
  salutation: billingAddress.salutation,
  firstName: billingAddress.firstName,
  lastName: billingAddress.lastName,
  email,
  phone: billingAddress.phone ?? '',
})

/** Who sends a return. Its contact is emptied when the account is deleted; the order keeps its own. */
export const senderOf = (
  { contact }: { contact: ReturnContactRow },
  order: Pick<OrderRow, 'billingAddress' | 'email'>,
): ReturnContactRow => (contact.email === '' ? contactOfOrder(order) : contact)

/** In the order of the form. */
export const contactViolations = ({
  salutation,
  firstName,
  lastName,
  email,
  phone,
}: ReturnContactRow): ReturnViolation[] => [
  ...optionViolations('salutation', salutation, salutations),
  ...lineViolations('firstName', firstName, accountLimits.name),
  ...lineViolations('lastName', lastName, accountLimits.name),
  ...emailViolations('email', email),
  ...(phone === '' || phoneNumber.test(phone) ? [] : violation('phone', 'phone')),
]

export const emptyDraft: DraftContent = { items: [], regulation: null, carrier: null, labels: 1 }

/** A postcode as it is compared: letters and digits alone. */
export const plainPostCode = postCodeKey
