import type { CatalogueRequestInput, FormResult } from '#contract/generated/types.ts'
import { organisationCountries } from '#contract/limits/contact.ts'
import { catalogueRequestLimits as limits } from '#contract/limits/contact-form.ts'
import { catalogueRules } from '#contract/rules/service-forms.rules.ts'
import { isBusinessStore } from '#contract/stores.ts'
import { postCodeOf } from '#contract/text/post-code.ts'
import { isPostCodeOf } from '#contract/text/post-code-formats.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import { type Database, inTransaction } from '#engine/db/database.ts'
import { isUuid } from '#lib/uuid.ts'
import {
  clean,
  formViolations,
  lineViolations,
  normaliseEmail,
  type Violation,
} from '../../account/visitors/accounts/account.rules.ts'
import type { Throttle } from '../../account/visitors/throttle/throttle.ts'
import { createAnswers } from '../../account/visitors/visitor-call.ts'
import type { LinkCall } from '../../mail/mail-links/mail-link.ts'
import type { MailsService } from '../../mail/mails/mails.service.ts'
import type { Translate } from '../translations/translate.ts'

type Dependencies = {
  db: Database
  translate: Translate
  mails: Pick<MailsService, 'add' | 'addToShop'>
  throttle: Pick<Throttle, 'take' | 'takeMailbox'>
}

/** The form asks for no country: a postcode of one of those that the catalogue is sent to. */
const postCodeViolations = (entered: string): Violation[] => {
  const violations = lineViolations('postCode', entered, limits.postCode)
  if (violations.length > 0 || organisationCountries.some((country) => isPostCodeOf(country, entered)))
    return violations
  return [{ fieldName: 'postCode', code: 'postCode' }]
}

/** What is wrong with a request, in the order of the form. */
const catalogueViolations = (data: CatalogueRequestInput): Violation[] =>
  formViolations(catalogueRules(), data, { postCode: postCodeViolations })

/** Requests of the printed catalogue: mails, as messages of the contact form are, and nothing else is kept. */
export const createCatalogueRequest = ({ db, translate, mails, throttle }: Dependencies) => {
  const answers = createAnswers(translate)
  return async (data: CatalogueRequestInput, call: LinkCall): Promise<FormResult> => {
    if (!isUuid(data.submissionId)) throw badUserInput('submissionId must be a UUID')
    if (!isBusinessStore(call.store.id)) throw badUserInput('The catalogue is for organisations')
    const violations = catalogueViolations(data)
    if (violations.length > 0) return answers.formInvalid(violations, 'catalogue', call)
    // A machine that is told so tries again otherwise.
    if ((data.website ?? '').trim() !== '') return answers.formOk()
    const wait = await throttle.take('contact', call.caller.network)
    if (wait > 0) return answers.formRefused('wait', call, { seconds: wait })
    const email = normaliseEmail(data.email)
    const values = {
      organisation: clean(data.organisation),
      name: clean(data.name),
      street: clean(data.street),
      town: `${postCodeOf(data.postCode)} ${clean(data.city)}`,
      email,
    }
    const isAnnounced = (await throttle.takeMailbox('contact', email)) === 0
    const common = { store: call.store.id, language: call.language }
    const key = `catalogue.${data.submissionId.toLowerCase()}`
    await inTransaction(db, async (trx) => {
      await mails.addToShop(trx, { ...common, kind: 'catalogueRequest', key, replyTo: email, values })
      const copy = { ...common, kind: 'catalogueSent', key: `${key}.copy`, recipient: email, expiresAt: null } as const
      if (isAnnounced) await mails.add(trx, { ...copy, values })
    })
    return answers.formOk()
  }
}
