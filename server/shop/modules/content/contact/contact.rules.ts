import type { ContactFormInput } from '#contract/generated/types.ts'
import { contactFormLimits, contactTopics } from '#contract/limits/contact-form.ts'
import { contactRules } from '#contract/rules/service-forms.rules.ts'
import {
  cleanText,
  formViolations,
  optionViolations,
  type Violation,
} from '../../account/visitors/accounts/account.rules.ts'

/** With at most one empty line in a row. */
export const cleanMessage = (message: string): string => cleanText(message).replaceAll(/\n{3,}/g, '\n\n')

const messageErrors = (entered: string): Violation[] => {
  const message = cleanMessage(entered)
  if (message === '') return [{ fieldName: 'message', code: 'required' }]
  const limit = contactFormLimits.message
  return message.length > limit ? [{ fieldName: 'message', code: 'tooLong', values: { limit } }] : []
}

/** What is wrong with a message, in the order of the form. */
export const contactViolations = (data: ContactFormInput): Violation[] =>
  formViolations(contactRules(), data, {
    topic: (topic) => optionViolations('topic', topic, contactTopics),
    message: messageErrors,
  })
