import type { StoreId } from '#contract/generated/types.ts'
import type { Database, Executor, Transaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import { createTally } from '#lib/tally.ts'
import type { Marks } from '../../content/marks/marks.service.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { ParametersService } from '../../stores/parameters/parameters.service.ts'
import type { StoresService } from '../../stores/stores/stores.service.ts'
import type { StoreRow } from '../../stores/stores/stores.tables.ts'
import { htmlOf, textOf } from './mail-body.ts'
import { type MailKind, type MailMessage, type OrderMailKind, orderMailKindOf, wordsOf } from './mail-messages.ts'
import { addressOfSender, isMailSender } from './mail-sender.ts'
import {
  deleteOldMails,
  findFile,
  findMail,
  findMailsAbout,
  findMailsOfOrder,
  findNewest,
  findUnsent,
  insertFile,
  insertMail,
  type MailFile,
  type MailRow,
  setFailed,
  setSent,
  setStored,
} from './mails.repository.ts'
import { createMailTransport, MailRefused, type MailSettings, type Message } from './transport.ts'

export type NewMail = Pick<MailRow, 'recipient' | 'store' | 'language' | 'values' | 'expiresAt'> & {
  kind: MailKind
  /** A second mail with the same key is not added. */
  key?: string
  /** Brought along by the mail; the caller has checked it. */
  file?: MailFile | null
}

/** A mail to the store, which is answered to `replyTo`. */
export type MailToShop = Omit<NewMail, 'recipient' | 'expiresAt'> & { replyTo: string }

/**
 * Words of mails about orders, made of the mail's values and the order as it is when the mail is sent; null without such an order, and where the
 * mail asks for what is done.
 */
export type OrderMessage = (
  kind: OrderMailKind,
  values: MailRow['values'],
  store: StoreRow,
) => Promise<MailMessage | null>

type MailsDependencies = {
  db: Database
  translate: Translate
  stores: Pick<StoresService, 'find'>
  parameters: Pick<ParametersService, 'value'>
  settings: MailSettings
  orderMessage: OrderMessage
  /** Without it the shop's name stands for its logo. */
  marks?: Pick<Marks, 'mailLogoOf'>
  now?: () => number
}

/** Days for which a sent mail is kept, to answer questions about it. */
const retentionDays = 30
const max = 1000

/**
 * What became of a mail: `stored` in the outbox; `failed` for now, or held back as `wordless` since a part has no words, both of which
 * are tried again; given up as `refused` by the server, `late`, or `dropped`, since what it is about has gone.
 */
const mailOutcomes = ['sent', 'stored', 'failed', 'wordless', 'refused', 'late', 'dropped'] as const

/** Held back, and tried again: whoever mends the text loses no mail. */
class MailWordless extends Error {}

/** @throws MailWordless where an editor's text, or one made of its values, comes out empty: such a mail looks like a fault, or like fraud. */
function refuseWordless(kind: string, { subject, headline, paragraphs, shop, blocks }: MailMessage): void {
  const parts = { subject, headline, shop, text: blocks.length > 0 ? 'blocks' : paragraphs.join('') }
  const empty = Object.entries(parts).flatMap(([part, words]) => (words.trim() === '' ? [part] : []))
  if (empty.length > 0) throw new MailWordless(`the mail ${kind} has no words: ${empty.join(', ')}`)
}

const isAddress = (text: string): boolean => /^[^\s@<>]+@[^\s@<>]+$/.test(text)

/** Where a mail program ends these mails by one click (RFC 8058, server/bff/page-forms/service); null for mails that cannot be ended. */
export const oneClickUrl = (endPath: string | undefined, home: string): string | null => {
  const link = endPath === undefined ? null : new URL(endPath, home).searchParams.get('link')
  return link === null ? null : `${home}/api/mail-end/?link=${encodeURIComponent(link)}`
}

/** Adds a mail that is sent when, and only when, the transaction is committed. */
export const addMail = async (trx: Transaction, { file = null, ...mail }: NewMail): Promise<void> => {
  const id = await insertMail(trx, mail)
  if (id === null) return
  if (file) await insertFile(trx, id, file)
  await addJob(trx, 'mails.send', { id })
}

export const createMailsService = ({
  db,
  translate,
  stores,
  parameters,
  settings,
  orderMessage,
  marks,
  now = Date.now,
}: MailsDependencies) => {
  const send = createMailTransport(settings)
  const outcomes = createTally<'outcome'>(mailOutcomes.map((outcome) => ({ outcome })))

  /** Where a store reads its mail: the parameter `contact`, else the store's record, else the sender of all mails. */
  const shopAddress = (store: StoreId): string => {
    const contacts = [parameters.value(store, 'contact', 'email'), stores.find(store)?.company?.contact.email]
    return contacts.map((text) => text?.trim() ?? '').find(isAddress) ?? addressOfSender(settings.from)
  }

  /** From whom a store's mails are: the entry `sender` of the parameter `contact`, else the sender of all mails. */
  const senderOf = (store: StoreId): string => {
    const own = parameters.value(store, 'contact', 'sender')?.trim() ?? ''
    return isMailSender(own) ? own : settings.from
  }

  const messageOf = async (mail: MailRow): Promise<Message | null> => {
    const store = stores.find(mail.store)
    if (store === null) return null
    const orderKind = orderMailKindOf(mail.kind)
    const content =
      orderKind === null ? wordsOf(mail, store, translate) : await orderMessage(orderKind, mail.values, store)
    if (content === null) return null
    refuseWordless(mail.kind, content)
    const logo = (await marks?.mailLogoOf({ store, language: mail.language })) ?? null
    return {
      messageId: `<${mail.id}@${addressOfSender(senderOf(mail.store)).split('@').at(-1)}>`,
      from: senderOf(mail.store),
      to: mail.recipient,
      replyTo: mail.values.replyTo ?? shopAddress(mail.store),
      subject: content.subject,
      language: mail.language,
      text: textOf(content),
      html: htmlOf(content, mail.language, logo),
      endUrl: oneClickUrl(mail.values.endPath, content.home),
      pictures: content.blocks.flatMap((block) => (block.kind === 'picture' ? block : [])),
    }
  }

  return {
    add: addMail,

    /** To those who run the store. */
    addToShop: (trx: Transaction, { replyTo, values, ...mail }: MailToShop): Promise<void> =>
      addMail(trx, { ...mail, recipient: shopAddress(mail.store), expiresAt: null, values: { ...values, replyTo } }),

    /** Mails about an order of the last days, newest first. */
    ofOrder: (executor: Executor, orderId: string): Promise<MailRow[]> => findMailsOfOrder(executor, orderId),

    /** Other mails of the last days whose key names one of these ids: an order, a return, a declaration. */
    about: (executor: Executor, ids: readonly string[]): Promise<MailRow[]> => findMailsAbout(executor, ids),

    /** Sends a mail about an order once more: words are made anew, of the order as it is now. */
    addAgain: (trx: Transaction, { kind, recipient, store, language, values }: MailRow, file: MailFile | null) =>
      addMail(trx, { kind: kind as MailKind, recipient, store, language, values, expiresAt: null, file }),

    /**
     * The job that sends a mail. If the process ends between sending and marking the row, the repeated mail has the
     * same Message-ID.
     */
    send: async (id: string): Promise<void> => {
      const mail = await findUnsent(db, id)
      if (mail === null) return
      const end = async (outcome: (typeof mailOutcomes)[number], store: Promise<void>): Promise<void> => {
        await store
        outcomes.count({ outcome })
      }
      if (mail.expiresAt !== null && mail.expiresAt.getTime() <= now()) return end('late', setFailed(db, id, 'late'))
      const message = await messageOf(mail).catch((error: unknown) => {
        if (error instanceof MailWordless) outcomes.count({ outcome: 'wordless' })
        throw error
      })
      if (message === null) return end('dropped', setFailed(db, id, 'without content'))
      if (send === null) return end('stored', setStored(db, id))
      try {
        await send(message, await findFile(db, id))
      } catch (error) {
        if (error instanceof MailRefused) return end('refused', setFailed(db, id, error.message))
        outcomes.count({ outcome: 'failed' })
        throw error
      }
      await end('sent', setSent(db, id))
    },

    /** What became of mails that this engine tried to send. */
    outcomes: outcomes.read,

    /** Unsent mails, for development; null when an SMTP server is set. */
    outbox:
      send === null
        ? {
            newest: async () =>
              Promise.all(
                (await findNewest(db, 100)).map(async (mail) => ({
                  mail,
                  subject: (await messageOf(mail).catch(() => null))?.subject ?? mail.kind,
                })),
              ),
            open: async (id: string): Promise<Message | null> => {
              const mail = await findMail(db, id)
              return mail && (await messageOf(mail))
            },
          }
        : null,

    clean: async (signal: AbortSignal): Promise<void> => {
      while (!signal.aborted && (await deleteOldMails(db, retentionDays, max)) === max);
    },
  }
}

export type MailsService = ReturnType<typeof createMailsService>
