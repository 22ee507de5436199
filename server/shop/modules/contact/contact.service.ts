import type { ContactFormData, ContactFormInput, FormResult, UploadFault } from '#contract/generated/types.ts'
import type { UploadedFile } from '#lib/uploads/uploaded-file.ts'
import { isUuid } from '#lib/uuid.ts'
import { badUserInput } from '../../call/bad-user-input.ts'
import { type Database, inTransaction } from '../../db/database.ts'
import type { LinkCall } from '../mail-links/mail-link.ts'
import type { MailFile, MailsService } from '../mails/mails.service.ts'
import type { OrderAccess, OrderReader } from '../orders/view/order-access.ts'
import type { Translate } from '../translations/translate.ts'
import type { FileChecks } from '../uploads/checked-file.ts'
import { faultOf, kindOf, nameOf } from '../uploads/upload.rules.ts'
import { clean, normaliseEmail } from '../visitors/accounts/account.rules.ts'
import type { Throttle } from '../visitors/throttle/throttle.ts'
import { createAnswers } from '../visitors/visitor-call.ts'
import { cleanMessage, contactFaults, withoutLinks } from './contact.rules.ts'

type ContactDependencies = {
  db: Database
  translate: Translate
  access: OrderAccess
  mails: Pick<MailsService, 'add' | 'ownAddress'>
  throttle: Pick<Throttle, 'take'>
  checkFile: FileChecks
}

/** Messages of visitors to the shop: mails, of which nothing else is kept. */
export const createContact = ({ db, translate, access, mails, throttle, checkFile }: ContactDependencies) => {
  const answers = createAnswers(translate)

  /** What the mail brings along; null without a file. */
  const checked = async (file: UploadedFile | null): Promise<{ file: MailFile | null } | { fault: UploadFault }> => {
    if (file === null) return { file: null }
    const { bytes, name } = file
    const kind = kindOf(bytes)
    const fault = faultOf(bytes)
    if (kind === null || fault !== null) return { fault: fault ?? 'type' }
    const looked = await checkFile(bytes, kind)
    if ('fault' in looked) return looked
    return { file: { name: nameOf(name, kind), mediaType: kind.mediaType, content: looked.content } }
  }

  const mailMessage = async (
    data: ContactFormInput,
    { file, getsCopy }: { file: MailFile | null; getsCopy: boolean },
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
    const common = { store: store.id, language, expiresAt: null }
    await inTransaction(db, async (trx) => {
      await mails.add(trx, {
        ...common,
        kind: 'contactMessage',
        key,
        recipient: mails.ownAddress,
        values: { ...values, message, replyTo: email },
        file,
      })
      if (!getsCopy) return
      const copy = { ...values, message: withoutLinks(message) }
      await mails.add(trx, { ...common, kind: 'contactCopy', key: `${key}.copy`, recipient: email, values: copy })
    })
  }

  return {
    formData: async (orderId: string, reader: OrderReader): Promise<ContactFormData | null> => {
      const order = await access.find(orderId, reader)
      if (order === null) return null
      const { firstName, lastName } = order.billingAddress
      return { orderId: order.number, name: `${firstName} ${lastName}`, email: order.email }
    },

    send: async (data: ContactFormInput, call: LinkCall): Promise<FormResult> => {
      if (!isUuid(data.submissionId)) throw badUserInput('submissionId must be a UUID')
      const faults = contactFaults(data)
      if (faults.length > 0) return answers.formFaulty(faults, 'contact', call)
      // A machine that is told so tries again otherwise.
      if ((data.website ?? '').trim() !== '') return answers.formOk()
      const wait = await throttle.take('contact', call.caller.network)
      if (wait > 0) return answers.formRefused('wait', call, { seconds: wait })
      const found = await checked(data.file ?? null)
      if ('fault' in found) {
        const errorMessage = translate(call, `upload.error.${found.fault}`)
        return {
          ...answers.formFaulty([], 'contact', call),
          fieldErrors: [{ fieldName: 'file', formName: 'contact', errorMessage }],
        }
      }
      const getsCopy =
        data.wantsCopy === true &&
        (await throttle.take('contactMailbox', call.store.id, normaliseEmail(data.email))) === 0
      await mailMessage(data, { file: found.file, getsCopy }, call)
      return answers.formOk()
    },
  }
}
