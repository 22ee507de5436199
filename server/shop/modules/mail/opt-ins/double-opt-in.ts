import type { FormResult, MailLink, MailLinkPurpose, StoreId } from '#contract/generated/types.ts'
import { type Database, inTransaction, type Transaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import { emailViolations, normaliseEmail } from '../../account/visitors/accounts/account.rules.ts'
import type { Throttle } from '../../account/visitors/throttle/throttle.ts'
import { createAnswers } from '../../account/visitors/visitor-call.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { StoresService } from '../../stores/stores/stores.service.ts'
import type { LinkCall, LinkHandler, MailLinkSeals } from '../mail-links/mail-link.ts'
import type { MailKind } from '../mails/mail-messages.ts'
import type { MailsService } from '../mails/mails.service.ts'
import type { OptInRow } from './opt-in.columns.ts'
import type { OptInRows } from './opt-in-rows.ts'

export type OptInDependencies = {
  db: Database
  translate: Translate
  stores: Pick<StoresService, 'find'>
  mails: Pick<MailsService, 'add'>
  links: Pick<MailLinkSeals, 'path'>
  throttle: Pick<Throttle, 'take' | 'takeMailbox'>
  now?: () => number
}

/** One kind of mails that are only sent to who has confirmed by a mail that he wants them. */
type OptIn<Row extends OptInRow> = {
  rows: OptInRows<Row>
  /** Name of the form, and of the throttles of a network and of a mailbox. */
  form: 'newsletter' | 'stockAlert' | 'primeWaitingList'
  purposes: { confirm: MailLinkPurpose; end: MailLinkPurpose }
  askJob: 'newsletter.ask' | 'stockAlerts.ask' | 'prime.waitingList.ask'
  askMail: MailKind
  /** Days for which the link to confirm works. */
  confirmDays: (store: StoreId) => number
  /** Days for which links that end the mails work. */
  endDays: (store: StoreId) => number
  /** What the mail that asks says besides its link; null when there is nothing to ask for any more. */
  askValues: (row: Row, endPath: string) => Promise<Record<string, string> | null>
  /** Shown with a link. */
  productOf?: (row: Row, call: LinkCall) => Promise<MailLink['product']>
  onConfirmed?: (trx: Transaction, row: Row, endPath: string) => Promise<void>
  /** Asked also of an address that has confirmed the same before; the newer one counts from then on. */
  isRequestedAgain?: (row: Row) => boolean
}

type Wish<Row> = Partial<Row> & Pick<OptInRow, 'store' | 'language' | 'email' | 'network'>

type OptInEntry<Row> = {
  email: string
  website?: string | null | undefined
  /** Key of the text beside the form's button. */
  consentKey: string
  /** Columns of the kind's own. */
  more?: Partial<Row>
  /** Code of a refusal that is the same for every address. */
  refusal?: () => Promise<string | null>
}

const day = 86_400_000

/** Paths of the page that ends the mails of a request. */
export const createEndPath =
  (
    { links, now }: Required<Pick<OptInDependencies, 'links' | 'now'>>,
    purpose: MailLinkPurpose,
    days: (store: StoreId) => number,
  ) =>
  ({ id, store }: Pick<OptInRow, 'id' | 'store'>): string =>
    links.path({ purpose, id, expires: now() + days(store) * day })

/**
 * Double opt-in: a request is noted down with the words of its form, a job sends the mail that asks, the link of that mail confirms, and
 * links of later mails end it.
 */
export const createDoubleOptIn = <Row extends OptInRow>(
  { db, translate, stores, mails, links, throttle, now = Date.now }: OptInDependencies,
  optIn: OptIn<Row>,
) => {
  const { rows, form, purposes, askJob, askMail, confirmDays, endDays, askValues } = optIn
  const { productOf = async () => null, onConfirmed = async () => undefined, isRequestedAgain = () => false } = optIn
  const answers = createAnswers(translate)

  const endPath = createEndPath({ links, now }, purposes.end, endDays)

  const rowOf = async (id: string, { store }: LinkCall): Promise<Row | null> => {
    const row = await rows.find(db, id)
    return row?.store === store.id ? row : null
  }

  const confirming: LinkHandler = {
    stateOf: async (id, call) => {
      const row = await rowOf(id, call)
      // One that was ended is done only by a later request for the same.
      if (row === null || (row.endedAt !== null && !(await rows.hasRunning(db, row))))
        return { state: 'gone', product: null }
      const isOpen = row.confirmedAt === null && row.endedAt === null
      return { state: isOpen ? 'open' : 'done', product: await productOf(row, call) }
    },
    follow: async (id, call) => {
      await inTransaction(db, async (trx) => {
        const row = await rows.lock(trx, id)
        if (row?.store !== call.store.id || row.confirmedAt !== null || row.endedAt !== null) return
        if (isRequestedAgain(row)) await rows.endRunning(trx, row)
        else if (await rows.hasRunning(trx, row)) return rows.delete(trx, id)
        await rows.confirm(trx, id, call.caller.network)
        await onConfirmed(trx, row, endPath(row))
      })
      return confirming.stateOf(id, call)
    },
  }

  const ending: LinkHandler = {
    stateOf: async (id, call) => {
      const row = await rowOf(id, call)
      if (row === null) return { state: 'gone', product: null }
      // Also the link of a mail from before the address asked again ends what comes now.
      const isOpen = await rows.hasOpen(db, row)
      return { state: isOpen ? 'open' : 'done', product: await productOf(row, call) }
    },
    follow: async (id, call) => {
      const row = await rowOf(id, call)
      if (row !== null) await rows.end(db, row)
      return ending.stateOf(id, call)
    },
  }

  /** Notes a request down in the caller's transaction, with the consent as the visitor's language shows it. */
  const note = async (trx: Transaction, wish: Wish<Row>, consentKey: string): Promise<void> => {
    const store = stores.find(wish.store)
    if (store === null) return
    const consentText = translate({ store, language: wish.language }, consentKey)
    const id = await rows.insert(trx, { ...wish, consentText })
    await addJob(trx, askJob, { id }, { queue: askJob })
  }

  return {
    confirming,
    ending,
    endPath,
    note,

    /** Checks and notes a form. A job decides whether a mail asks, so the answer and its time are the same for every address. */
    request: async (
      { email: entered, website, consentKey, more = {}, refusal = async () => null }: OptInEntry<Row>,
      call: LinkCall,
    ): Promise<FormResult> => {
      const violations = emailViolations('email', entered)
      if (violations.length > 0) return answers.formInvalid(violations, form, call)
      if ((website ?? '').trim() !== '') return answers.formOk()
      const { store, language, caller } = call
      const wait = await throttle.take(form, caller.network)
      if (wait > 0) return answers.formRefused('wait', call, { seconds: wait })
      const code = await refusal()
      if (code !== null) return answers.formRefused(code, call)
      const wish = { ...more, store: store.id, language, email: normaliseEmail(entered), network: caller.network }
      await inTransaction(db, (trx) => note(trx, wish as Wish<Row>, consentKey))
      return answers.formOk()
    },

    /** The job after a request: a mail with the link that confirms it, unless one runs already or the address got several just now. */
    ask: async (id: string): Promise<void> => {
      const row = await rows.find(db, id)
      if (row === null || row.confirmedAt !== null || row.endedAt !== null) return
      const isNew = isRequestedAgain(row) || !(await rows.hasRunning(db, row))
      const isWanted = isNew && (await throttle.takeMailbox(form, row.email)) === 0
      const values = isWanted ? await askValues(row, endPath(row)) : null
      if (values === null) return rows.delete(db, id)
      const expires = row.createdAt.getTime() + confirmDays(row.store) * day
      await inTransaction(db, async (trx) => {
        await rows.endUnconfirmed(trx, row)
        await mails.add(trx, {
          kind: askMail,
          key: `${askMail}.${id}`,
          recipient: row.email,
          store: row.store,
          language: row.language,
          expiresAt: new Date(expires),
          values: { ...values, path: links.path({ purpose: purposes.confirm, id, expires }) },
        })
      })
    },
  }
}
