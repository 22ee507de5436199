import type { FormResult, NewsletterEndInput, NewsletterInput, NewsletterStatus } from '#contract/generated/types.ts'
import { type Executor, inTransaction, type Transaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import type { AddressesService } from '../../account/addresses/addresses.service.ts'
import { clean, emailViolations, normaliseEmail } from '../../account/visitors/accounts/account.rules.ts'
import { createAnswers } from '../../account/visitors/visitor-call.ts'
import type { ParametersService } from '../../stores/parameters/parameters.service.ts'
import type { StoresService } from '../../stores/stores/stores.service.ts'
import type { LinkCall } from '../mail-links/mail-link.ts'
import { createDoubleOptIn, createEndPath, type OptInDependencies } from '../opt-ins/double-opt-in.ts'
import {
  cleanSubscriptions,
  findActive,
  findEnding,
  findRecipients,
  hasOpenRequest,
  insertEnding,
  subscriptions,
  takeEnding,
} from './newsletter.repository.ts'
import type { NewsletterOrigin, NewsletterRow } from './newsletter.tables.ts'

type NewsletterDependencies = OptInDependencies & {
  addresses: Pick<AddressesService, 'isHouseNumberOf'>
  stores: Pick<StoresService, 'all' | 'find'>
  parameters: Pick<ParametersService, 'value'>
}

/** Who asks for the newsletter, and where. */
export type NewsletterWish = Pick<NewsletterRow, 'store' | 'language' | 'email' | 'network'> & {
  origin: NewsletterOrigin
}

/**
 * E-mail address of an account, and when the account was made. Accounts are made without a proof that the address is the customer's own. So
 * a subscription from before then may be another person's, and the account neither shows nor ends it.
 */
export type OwnAddress = { email: string; since: Date }

/** Days that the link at the end of a newsletter works. */
const endLinkDays = 3650

/** Texts beside the boxes and buttons that ask for the newsletter; the one that was shown is kept with the request. */
export const consentKeys: Record<NewsletterOrigin, string> = {
  form: 'shell.newsletter.consent',
  account: 'shell.newsletter.consent',
  registration: 'account.register.newsletter',
  checkout: 'checkout.newsletter',
}

/** The newsletter: asked for, confirmed by mail before anything is sent, and ended by a link, the form or the account. */
export const createNewsletter = (dependencies: NewsletterDependencies) => {
  const { db, addresses, translate, stores, parameters, mails, throttle } = dependencies
  const answers = createAnswers(translate)
  const daysOf = (store: NewsletterRow['store'], entry: 'confirmDays' | 'keptDays'): number =>
    parameters.value(store, 'newsletter', entry)

  const optIn = createDoubleOptIn(dependencies, {
    rows: subscriptions,
    form: 'newsletter',
    purposes: { confirm: 'confirmNewsletter', end: 'endNewsletter' },
    askJob: 'newsletter.ask',
    askMail: 'newsletterAsk',
    confirmDays: (store) => daysOf(store, 'confirmDays'),
    endDays: () => endLinkDays,
    askValues: async () => ({}),
    // An account does not know of a subscription from before it.
    isRequestedAgain: ({ origin }) => origin === 'account' || origin === 'registration',
    onConfirmed: (trx, { id, email, store, language }, endPath) =>
      mails.add(trx, {
        kind: 'newsletterWelcome',
        key: `newsletterWelcome.${id}`,
        recipient: email,
        store,
        language,
        expiresAt: null,
        values: { endPath },
      }),
  })
  const { confirming, ending, ask, endPath } = optIn

  const hasOwn = async (executor: Executor, { email, since }: OwnAddress, store: NewsletterRow['store']) => {
    const active = await findActive(executor, { email, store })
    return active?.confirmedAt != null && active.confirmedAt >= since
  }

  return {
    confirming,
    ending,
    ask,

    /** Notes a request down in the caller's transaction. */
    request: (trx: Transaction, wish: NewsletterWish): Promise<void> => optIn.note(trx, wish, consentKeys[wish.origin]),

    isSubscribed: (own: OwnAddress, store: NewsletterRow['store']): Promise<boolean> => hasOwn(db, own, store),

    /** What an account shows. */
    statusOf: async (executor: Executor, own: OwnAddress, store: NewsletterRow['store']): Promise<NewsletterStatus> => {
      if (await hasOwn(executor, own, store)) return 'subscribed'
      return (await hasOpenRequest(executor, { email: own.email, store }, own.since)) ? 'requested' : 'none'
    },

    /** `own`: of the logged-in customer. */
    subscribe: async (
      { email, website, source }: NewsletterInput,
      own: OwnAddress | null,
      call: LinkCall,
    ): Promise<FormResult> => {
      const isForAccount = own?.email === normaliseEmail(email) && !(await hasOwn(db, own, call.store.id))
      const origin = isForAccount ? 'account' : (source ?? 'form')
      return optIn.request({ email, website, consentKey: consentKeys[origin], more: { origin } }, call)
    },

    /** `own`: of the logged-in customer. A job does what is to be done, so the answer is the same for every address. */
    unsubscribe: async (data: NewsletterEndInput, own: OwnAddress | null, call: LinkCall): Promise<FormResult> => {
      const violations = emailViolations('email', data.email)
      if (violations.length > 0) return answers.formInvalid(violations, 'newsletter', call)
      if ((data.website ?? '').trim() !== '') return answers.formOk()
      const { store, language, caller } = call
      const wait = await throttle.take('newsletter', caller.network)
      if (wait > 0) return answers.formRefused('wait', call, { seconds: wait })
      const email = normaliseEmail(data.email)
      if (email === own?.email && (await hasOwn(db, own, store.id)))
        await subscriptions.end(db, { email, store: store.id })
      else
        await inTransaction(db, async (trx) => {
          const houseNumber = clean(data.houseNr ?? '').slice(0, 20)
          const id = await insertEnding(trx, { store: store.id, language, email, houseNumber })
          await addJob(trx, 'newsletter.end', { id })
        })
      return answers.formOk()
    },

    /** The job after the form that ends the newsletter: ends it, or sends the link that does. */
    end: async (id: string): Promise<void> => {
      const wish = await findEnding(db, id)
      if (wish === null) return
      const { email, store, language, houseNumber } = wish
      const isKnown = await addresses.isHouseNumberOf(db, { email, store, houseNumber })
      const isAllowed = isKnown || (await throttle.takeMailbox('newsletter', email)) === 0
      await inTransaction(db, async (trx) => {
        if (!(await takeEnding(trx, id))) return
        const row = await findActive(trx, wish)
        if (row === null || isKnown) return subscriptions.end(trx, wish)
        if (!isAllowed) return
        await mails.add(trx, {
          kind: 'newsletterEnd',
          key: `newsletterEnd.${id}`,
          recipient: email,
          store,
          language,
          expiresAt: null,
          values: { path: endPath(row) },
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
}: Pick<OptInDependencies, 'db' | 'links' | 'now'>) => {
  const endPath = createEndPath({ links, now }, 'endNewsletter', () => endLinkDays)
  return async function* (store: NewsletterRow['store']) {
    let after = ''
    for (;;) {
      const rows = await findRecipients(db, store, after, pageOfRecipients)
      for (const { id, email, language, confirmedAt } of rows)
        yield { email, language, confirmedAt, endPath: endPath({ id, store }) }
      if (rows.length < pageOfRecipients) return
      after = rows.at(-1)?.email ?? ''
    }
  }
}
