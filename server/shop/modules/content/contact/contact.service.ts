import type { ContactFormData, ContactFormInput, FormResult } from '#contract/generated/types.ts'
import { isBusinessStore } from '#contract/stores.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import { type Database, inTransaction } from '#engine/db/database.ts'
import { isUuid } from '#lib/uuid.ts'
import { clean, normaliseEmail } from '../../account/visitors/accounts/account.rules.ts'
import type { Throttle } from '../../account/visitors/throttle/throttle.ts'
import { createAnswers } from '../../account/visitors/visitor-call.ts'
import type { LinkCall } from '../../mail/mail-links/mail-link.ts'
import type { MailsService } from '../../mail/mails/mails.service.ts'
import { withoutLinks } from '../../mail/mails/text-to-stranger.rules.ts'
import { findAccount } from '../../orders/orders/persons/organisation.ts'
import type { OrderAccess, OrderReader } from '../../orders/orders/view/order-access.ts'
import type { Translate } from '../translations/translate.ts'
import type { CheckedFile, FileChecks } from '../uploads/checked-file.ts'
import { cleanMessage, contactViolations } from './contact.rules.ts'

type ContactDependencies = {
  db: Database
  translate: Translate
  access: Pick<OrderAccess, 'findReadable'>
  mails: Pick<MailsService, 'add' | 'addToShop'>
  throttle: Pick<Throttle, 'take' | 'takeMailbox'>
  checkFile: FileChecks
}

/** Messages of visitors to the shop: mails, of which nothing else is kept. */
export const createContact = ({ db, translate, access, mails, throttle, checkFile }: ContactDependencies) => {
  const answers = createAnswers(translate)

  const mailMessage = async (
    data: ContactFormInput,
    { file, getsCopy }: { file: CheckedFile | null; getsCopy: boolean },
    call: LinkCall,
  ): Promise<void> => {
    const email = normaliseEmail(data.email)
    const message = cleanMessage(data.message)
    const values = {
      name: clean(data.name),
      email,
      topic: translate(call, `contact.topic.${data.topic}`),
      orderNumber: clean(data.orderNumber ?? '') || translate(call, 'contact.orderNumber.none'),
      file: file?.name ?? translate(call, 'contact.file.none'),
    }
    const key = `contact.${data.submissionId.toLowerCase()}`
    const { store, language } = call
    const common = { store: store.id, language }
    await inTransaction(db, async (trx) => {
      await mails.addToShop(trx, {
        ...common,
        kind: 'contactMessage',
        key,
        replyTo: email,
        values: { ...values, message },
        file,
      })
      if (!getsCopy) return
      await mails.add(trx, {
        ...common,
        kind: 'contactCopy',
        key: `${key}.copy`,
        recipient: email,
        expiresAt: null,
        values: { ...values, message: withoutLinks(message) },
      })
    })
  }

  return {
    formData: async (orderId: string, reader: OrderReader): Promise<ContactFormData | null> => {
      const order = await access.findReadable(orderId, reader)
      if (order === null) return null
      const { customerId } = reader.identity
      // In the business store bills go to an office, and a main user asks about the order of another.
      const isOfAccount = isBusinessStore(order.store) && customerId !== null
      const account = isOfAccount ? await findAccount(db, customerId) : null
      const { firstName, lastName } = account ?? order.billingAddress
      return { orderId: order.number, name: `${firstName} ${lastName}`, email: account?.email ?? order.email }
    },

    send: async (data: ContactFormInput, call: LinkCall): Promise<FormResult> => {
      if (!isUuid(data.submissionId)) throw badUserInput('submissionId must be a UUID')
      const violations = contactViolations(data)
      if (violations.length > 0) return answers.formInvalid(violations, 'contact', call)
      // A machine that is told so tries again otherwise.
      if ((data.website ?? '').trim() !== '') return answers.formOk()
      const wait = await throttle.take('contact', call.caller.network)
      if (wait > 0) return answers.formRefused('wait', call, { seconds: wait })
      const checked = data.file ? await checkFile(data.file) : { file: null }
      if ('fault' in checked) {
        const errorMessage = translate(call, `upload.error.${checked.fault}`)
        return {
          ...answers.formInvalid([], 'contact', call),
          fieldErrors: [{ fieldName: 'file', formName: 'contact', errorMessage }],
        }
      }
      const getsCopy = data.wantsCopy === true && (await throttle.takeMailbox('contact', data.email)) === 0
      await mailMessage(data, { file: checked.file, getsCopy }, call)
      return answers.formOk()
    },
  }
}
