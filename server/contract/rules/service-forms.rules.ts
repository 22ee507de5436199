import { accountLimits } from '../limits/account.ts'
import { cancellationLimits } from '../limits/cancellation.ts'
import { catalogueRequestLimits, contactFormLimits } from '../limits/contact-form.ts'
import { withdrawalLimits } from '../limits/withdrawal.ts'
import type { FieldRule } from './fields.rules.ts'

/**
 * Fields of the service pages' forms, in their order: checked by the page before they are sent, and by the engine. Functions, since the build of
 * the web may put the limits into a file that is evaluated after this one.
 */
export const contactRules = (): FieldRule[] => [
  { name: 'name', maxLength: contactFormLimits.name },
  { name: 'email', kind: 'email' },
  { name: 'topic', kind: 'choice' },
  { name: 'orderNumber', maxLength: contactFormLimits.orderNumber, isOptional: true },
  { name: 'message', maxLength: contactFormLimits.message },
]

export const catalogueRules = (): FieldRule[] => [
  { name: 'organisation', maxLength: catalogueRequestLimits.organisation },
  { name: 'name', maxLength: catalogueRequestLimits.name },
  { name: 'street', maxLength: catalogueRequestLimits.street },
  { name: 'postCode', maxLength: catalogueRequestLimits.postCode },
  { name: 'city', maxLength: catalogueRequestLimits.city },
  { name: 'email', kind: 'email' },
]

export const withdrawalRules = (): FieldRule[] => [
  { name: 'name', maxLength: withdrawalLimits.name },
  { name: 'orderNumber', maxLength: withdrawalLimits.orderNumber },
  { name: 'email', kind: 'email' },
  { name: 'goods', maxLength: withdrawalLimits.goods, isOptional: true },
]

export const cancellationRules = (): FieldRule[] => [
  { name: 'name', maxLength: cancellationLimits.name },
  { name: 'contract', maxLength: cancellationLimits.contract, isOptional: true },
  { name: 'email', kind: 'email' },
  { name: 'kind', kind: 'choice' },
  { name: 'endsOn', maxLength: 10, isOptional: true },
  { name: 'reason', maxLength: cancellationLimits.reason, isOptional: true },
]

export const newsletterEndRules = (): FieldRule[] => [
  { name: 'email', kind: 'email' },
  { name: 'houseNr', maxLength: accountLimits.houseNumber, isOptional: true },
]
