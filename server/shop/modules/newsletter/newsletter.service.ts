import type { FormResult, NewsletterEndInput, NewsletterInput, NewsletterStatus } from '#contract/generated/types.ts'
import { type Database, type Executor, inTransaction, type Transaction } from '../../db/database.ts'
import { addJob } from '../../jobs/jobs.ts'
import type { AddressesService } from '../addresses/addresses.service.ts'
import type { LinkCall, LinkHandler, MailLinkSeals } from '../mail-links/mail-link.ts'
import type { MailsService } from '../mails/mails.service.ts'
import type { ParametersService } from '../parameters/parameters.service.ts'
import { daysIn } from '../stock-alerts/stock-alerts.rules.ts'
import type { StoresService } from '../stores/stores.service.ts'
import type { Translate } from '../translations/translate.ts'
import { clean, emailFaults, normaliseEmail } from '../visitors/accounts/account.rules.ts'
import type { Throttle } from '../visitors/throttle/throttle.ts'
import { createAnswers } from '../visitors/visitor-call.ts'
import {
  cleanSubscriptions,
  deleteOlderRequests,
  deleteSubscription,
  endSubscriptions,
  findActive,
  findEnding,
  findRecipients,
  findSubscription,
  hasOpenRequest,
  insertEnding,
  insertSubscription,
  lockSubscription,
  setConfirmed,
  takeEnding,
} from './newsletter.repository.ts'
import type { NewsletterOrigin, NewsletterRow } from './newsletter.tables.ts'

type NewsletterDependencies = {
  db: Database
  addresses: Pick<AddressesService, 'isHouseNumberOf'>
  translate: Translate
  stores: Pick<StoresService, 'all' | 'find'>
  parameters: Pick<ParametersService, 'value'>
  mails: Pick<MailsService, 'add'>
  links: Pick<MailLinkSeals, 'path'>
  throttle: Pick<Throttle, 'take'>
  now?: () => number
}

/** Who asks for the newsletter, and where. */
export type NewsletterWish = Pick<NewsletterRow, 'store' | 'language' | 'email' | 'network'> & {
  origin: NewsletterOrigin
}

const day = 86_400_000
/** Days. confirm: the link of the first mail works, then the request is deleted. kept: an ended one proves the consent. */
const defaults = { confirmDays: 7, keptDays: 1095 } as const
/** Name of the parameter; its entries are numbers of days. */
export const newsletterParameter = 'newsletter'
/** Days that the link at the end of a newsletter works. */
const endLinkDays = 3650

/** Texts beside the boxes and buttons that ask for the newsletter; the one that was shown is kept with the request. */
export const consentKeys: Record<NewsletterOrigin, string> = {
  form: 'shell.newsletter.consent',
  account: 'shell.newsletter.consent',
  registration: 'account.register.newsletter',
  checkout: 'checkout.newsletter',
}

const endPathOf = (links: NewsletterDependencies['links'], id: string, now: number): string =>
  links.path({ purpose: 'endNewsletter', id, expires: now + endLinkDays * day })

/** The newsletter: asked for, confirmed by mail before anything is sent, and ended by a link, the form or the account. */
export const createNewsletter = (dependencies: NewsletterDependencies) => {
  const { db, addresses, translate, stores, parameters, mails, links, throttle, now = Date.now } = dependencies
  const answers = createAnswers(translate)
  const daysOf = (store: NewsletterRow['store'], entry: keyof typeof defaults): number =>
    daysIn(parameters.value(store, newsletterParameter, entry), defaults[entry])

  const endPath = (id: string): string => endPathOf(links, id, now())

  const rowOf = async (id: string, { store }: LinkCall): Promise<NewsletterRow | null> => {
    const row = await findSubscription(db, id)
    return row?.store === store.id ? row : null
  }

  const confirming: LinkHandler = {
    stateOf: async (id, call) => {
      const row = await rowOf(id, call)
      if (row === null || (row.endedAt !== null && row.confirmedAt === null)) return { state: 'gone', product: null }
      return { state: row.confirmedAt === null ? 'open' : 'done', product: null }
    },
    follow: async (id, call) => {
      await inTransaction(db, async (trx) => {
        const row = await lockSubscription(trx, id)
        if (row?.store !== call.store.id || row.confirmedAt !== null || row.endedAt !== null) return
        if ((await findActive(trx, row)) !== null) return deleteSubscription(trx, id)
        await setConfirmed(trx, id, call.caller.network)
        await mails.add(trx, {
          kind: 'newsletterWelcome',
          key: `newsletterWelcome.${id}`,
          recipient: row.email,
          store: row.store,
          language: row.language,
          expiresAt: null,
          values: { endPath: endPath(id) },
        })
      })
      return confirming.stateOf(id, call)
    },
  }

  const ending: LinkHandler = {
    stateOf: async (id, call) => {
      const row = await rowOf(id, call)
      if (row === null) return { state: 'gone', product: null }
      return { state: row.endedAt === null ? 'open' : 'done', product: null }
    },
    follow: async (id, call) => {
      const row = await rowOf(id, call)
      if (row !== null) await endSubscriptions(db, row)
      return ending.stateOf(id, call)
    },
  }

  /** Notes a request down in the caller's transaction; a job sends the mail that asks to confirm it. */
  const request = async (trx: Transaction, wish: NewsletterWish): Promise<void> => {
    const store = stores.find(wish.store)
    if (store === null) return
    const consentText = translate({ store, language: wish.language }, consentKeys[wish.origin])
    const id = await insertSubscription(trx, { ...wish, consentText })
    await addJob(trx, 'newsletter.ask', { id }, { queue: 'newsletter.ask' })
  }

  return {
    confirming,
    ending,
    request,

    isSubscribed: async (email: string, store: NewsletterRow['store']): Promise<boolean> =>
      (await findActive(db, { email, store })) !== null,

    /** What an account shows. */
    statusOf: async (executor: Executor, email: string, store: NewsletterRow['store']): Promise<NewsletterStatus> => {
      if ((await findActive(executor, { email, store })) !== null) return 'subscribed'
      return (await hasOpenRequest(executor, { email, store })) ? 'requested' : 'none'
    },

    /**
     * Only notes the request down. A job decides whether a mail asks for the confirmation, so the answer and its time are the same for
     * every address.
     */
    subscribe: async (data: NewsletterInput, call: LinkCall): Promise<FormResult> => {
      const faults = emailFaults('email', data.email)
      if (faults.length > 0) return answers.formFaulty(faults, 'newsletter', call)
      if ((data.website ?? '').trim() !== '') return answers.formOk()
      const { store, language, caller } = call
      const wait = await throttle.take('newsletter', caller.network)
      if (wait > 0) return answers.formRefused('wait', call, { seconds: wait })
      const { network } = caller
      const wish = {
        store: store.id,
        language,
        email: normaliseEmail(data.email),
        origin: data.source ?? 'form',
        network,
      }
      await inTransaction(db, (trx) => request(trx, wish))
      return answers.formOk()
    },

    /** `ownEmail`: of the logged-in customer. A job does what is to be done, so the answer is the same for every address. */
    unsubscribe: async (data: NewsletterEndInput, ownEmail: string | null, call: LinkCall): Promise<FormResult> => {
      const faults = emailFaults('email', data.email)
      if (faults.length > 0) return answers.formFaulty(faults, 'newsletter', call)
      if ((data.website ?? '').trim() !== '') return answers.formOk()
      const { store, language, caller } = call
      const wait = await throttle.take('newsletter', caller.network)
      if (wait > 0) return answers.formRefused('wait', call, { seconds: wait })
      const email = normaliseEmail(data.email)
      if (email === ownEmail) await endSubscriptions(db, { email, store: store.id })
      else
        await inTransaction(db, async (trx) => {
          const houseNumber = clean(data.houseNr ?? '').slice(0, 20)
          const id = await insertEnding(trx, { store: store.id, language, email, houseNumber })
          await addJob(trx, 'newsletter.end', { id })
        })
      return answers.formOk()
    },

    /** The job after a request: a mail with the link that confirms it, unless the address has the newsletter or got several such mails just now. */
    ask: async (id: string): Promise<void> => {
      const row = await findSubscription(db, id)
      if (row === null || row.confirmedAt !== null || row.endedAt !== null) return
      const isWanted =
        (await findActive(db, row)) === null && (await throttle.take('newsletterMailbox', row.email)) === 0
      if (!isWanted) return deleteSubscription(db, id)
      const expires = row.createdAt.getTime() + daysOf(row.store, 'confirmDays') * day
      await inTransaction(db, async (trx) => {
        await deleteOlderRequests(trx, row)
        await mails.add(trx, {
          kind: 'newsletterAsk',
          key: `newsletterAsk.${id}`,
          recipient: row.email,
          store: row.store,
          language: row.language,
          expiresAt: new Date(expires),
          values: { path: links.path({ purpose: 'confirmNewsletter', id, expires }) },
        })
      })
    },

    /** The job after the form that ends the newsletter: ends it, or sends the link that does. */
    end: async (id: string): Promise<void> => {
      const wish = await findEnding(db, id)
      if (wish === null) return
      const { email, store, language, houseNumber } = wish
      const isKnown = await addresses.isHouseNumberOf(db, { email, store, houseNumber })
      const isAllowed = isKnown || (await throttle.take('newsletterMailbox', email)) === 0
      await inTransaction(db, async (trx) => {
        if (!(await takeEnding(trx, id))) return
        const row = await findActive(trx, wish)
        if (row === null || isKnown) return endSubscriptions(trx, wish)
        if (!isAllowed) return
        await mails.add(trx, {
          kind: 'newsletterEnd',
          key: `newsletterEnd.${id}`,
          recipient: email,
          store,
          language,
          expiresAt: null,
          values: { path: endPath(row.id) },
        })
      })
    },

    clean: async (): Promise<void> => {
      for (const { id } of stores.all())
        await cleanSubscriptions(db, id, { confirmDays: daysOf(id, 'confirmDays'), keptDays: daysOf(id, 'keptDays') })
    },
  }
}

export type Newsletter = ReturnType<typeof createNewsletter>

const pageOfRecipients = 1000

/** For the system that writes the newsletter: who gets it, in the order of the addresses, each with the link that ends it. */
export const createNewsletterRecipients = ({
  db,
  links,
  now = Date.now,
}: Pick<NewsletterDependencies, 'db' | 'links' | 'now'>) =>
  async function* (store: NewsletterRow['store']) {
    let after = ''
    for (;;) {
      const rows = await findRecipients(db, store, after, pageOfRecipients)
      for (const { id, email, language, confirmedAt } of rows)
        yield { email, language, confirmedAt, endPath: endPathOf(links, id, now()) }
      if (rows.length < pageOfRecipients) return
      after = rows.at(-1)?.email ?? ''
    }
  }
