import type { ContactFormInput } from '#contract/generated/types.ts'
import { contactTopics, contactFormLimits as limits } from '#contract/limits/contact-form.ts'
import {
  clean,
  cleanText,
  emailFaults,
  type Fault,
  lineFaults,
  optionFaults,
} from '../../account/visitors/accounts/account.rules.ts'

/** With at most one empty line in a row. */
export const cleanMessage = (message: string): string => cleanText(message).replaceAll(/\n{3,}/g, '\n\n')

const messageFaults = (entered: string): Fault[] => {
  const message = cleanMessage(entered)
  if (message === '') return [{ fieldName: 'message', code: 'required' }]
  const limit = limits.message
  return message.length > limit ? [{ fieldName: 'message', code: 'tooLong', values: { limit } }] : []
}

const orderNumberFaults = (orderNumber: string): Fault[] =>
  orderNumber === '' ? [] : lineFaults('orderNumber', orderNumber, limits.orderNumber)

/** What is wrong with a message, in the order of the form. */
export const contactFaults = ({ name, email, topic, orderNumber, message }: ContactFormInput): Fault[] => [
  ...lineFaults('name', name, limits.name),
  ...emailFaults('email', email),
  ...optionFaults('topic', topic, contactTopics),
  ...orderNumberFaults(clean(orderNumber ?? '')),
  ...messageFaults(message),
]
