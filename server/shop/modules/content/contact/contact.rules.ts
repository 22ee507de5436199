import type { ContactFormInput } from '#contract/generated/types.ts'
import { contactTopics, contactFormLimits as limits } from '#contract/limits/contact-form.ts'
import {
  clean,
  cleanText,
  emailViolations,
  lineViolations,
  optionViolations,
  type Violation,
} from '../../account/visitors/accounts/account.rules.ts'

/** With at most one empty line in a row. */
export const cleanMessage = (message: string): string => cleanText(message).replaceAll(/\n{3,}/g, '\n\n')

const messageErrors = (entered: string): Violation[] => {
  const message = cleanMessage(entered)
  if (message === '') return [{ fieldName: 'message', code: 'required' }]
  const limit = limits.message
  return message.length > limit ? [{ fieldName: 'message', code: 'tooLong', values: { limit } }] : []
}

const orderNumberViolations = (orderNumber: string): Violation[] =>
  orderNumber === '' ? [] : lineViolations('orderNumber', orderNumber, limits.orderNumber)

/** What is wrong with a message, in the order of the form. */
export const contactViolations = ({ name, email, topic, orderNumber, message }: ContactFormInput): Violation[] => [
  ...lineViolations('name', name, limits.name),
  ...emailViolations('email', email),
  ...optionViolations('topic', topic, contactTopics),
  ...orderNumberViolations(clean(orderNumber ?? '')),
  ...messageErrors(message),
]
