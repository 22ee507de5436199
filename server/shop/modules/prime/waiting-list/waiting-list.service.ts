import type { FormResult, PrimeWaitingListInput } from '#contract/generated/types.ts'
import { type Database, inTransaction } from '../../../db/database.ts'
import { addJob } from '../../../jobs/jobs.ts'
import type { LinkCall, LinkHandler, MailLinkSeals } from '../../mail-links/mail-link.ts'
import type { MailsService } from '../../mails/mails.service.ts'
import type { ParametersService } from '../../parameters/parameters.service.ts'
import type { StoresService } from '../../stores/stores.service.ts'
import type { Translate } from '../../translations/translate.ts'
import { emailFaults, normaliseEmail } from '../../visitors/accounts/account.rules.ts'
import type { Throttle } from '../../visitors/throttle/throttle.ts'
import { createAnswers } from '../../visitors/visitor-call.ts'
import { programmeOf } from '../prime.rules.ts'
import type { WaitingRow } from '../prime.tables.ts'
import {
  cleanRequests,
  deleteRequest,
  deleteUnconfirmed,
  endRequests,
  findRequest,
  hasWaiting,
  insertRequest,
  lockRequest,
  setConfirmed,
  takeWaiting,
} from './waiting-list.repository.ts'

type WaitingListDependencies = {
  db: Database
  translate: Translate
  stores: Pick<StoresService, 'all' | 'find'>
  parameters: Pick<ParametersService, 'isOn' | 'value'>
  mails: Pick<MailsService, 'add'>
  links: Pick<MailLinkSeals, 'path'>
  throttle: Pick<Throttle, 'take'>
  now?: () => number
}

const day = 86_400_000
/** Days. confirm: the link of the first mail works, then the request is deleted. kept: a request that is over proves the consent. */
const days = { confirmDays: 3, keptDays: 90 } as const
/** Days that the link to leave the list works. */
const endLinkDays = 3650
const consentKey = 'prime.waitingList.consent'
/** Mails of one transaction. */
const most = 100

/** The list of people who want one mail when registration opens: confirmed by mail first, as stock alerts are. */
export const createWaitingList = (dependencies: WaitingListDependencies) => {
  const { db, translate, stores, parameters, mails, links, throttle, now = Date.now } = dependencies
  const answers = createAnswers(translate)

  const endPath = (id: string): string =>
    links.path({ purpose: 'endPrimeWaitingList', id, expires: now() + endLinkDays * day })

  const rowOf = async (id: string, { store }: LinkCall): Promise<WaitingRow | null> => {
    const row = await findRequest(db, id)
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
        const row = await lockRequest(trx, id)
        if (row?.store !== call.store.id || row.confirmedAt !== null || row.endedAt !== null) return
        if (await hasWaiting(trx, row)) return deleteRequest(trx, id)
        await setConfirmed(trx, id, call.caller.network)
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
      if (row !== null) await endRequests(db, row)
      return ending.stateOf(id, call)
    },
  }

  return {
    confirming,
    ending,

    /** Only notes the request down. A job decides whether a mail asks for the confirmation, so the answer is the same for every address. */
    request: async ({ email: entered, website }: PrimeWaitingListInput, call: LinkCall): Promise<FormResult> => {
      const faults = emailFaults('email', entered)
      if (faults.length > 0) return answers.formFaulty(faults, 'primeWaitingList', call)
      if ((website ?? '').trim() !== '') return answers.formOk()
      const { store, language, caller } = call
      const wait = await throttle.take('primeWaitingList', caller.network)
      if (wait > 0) return answers.formRefused('wait', call, { seconds: wait })
      const programme = programmeOf(store.id, parameters)
      if (programme === null || programme.isRegistrationOpen)
        return answers.formRefused(programme === null ? 'primeNone' : 'primeOpen', call)
      const row = { store: store.id, language, email: normaliseEmail(entered), network: caller.network }
      await inTransaction(db, async (trx) => {
        const id = await insertRequest(trx, { ...row, consentText: translate(call, consentKey) })
        await addJob(trx, 'prime.waitingList.ask', { id }, { queue: 'prime.waitingList.ask' })
      })
      return answers.formOk()
    },

    /** The job after a request: a mail with the link that confirms it, unless the address waits already or got several just now. */
    ask: async (id: string): Promise<void> => {
      const row = await findRequest(db, id)
      if (row === null || row.confirmedAt !== null || row.endedAt !== null) return
      const isWanted = !(await hasWaiting(db, row)) && (await throttle.take('primeWaitingListMailbox', row.email)) === 0
      if (!isWanted) return deleteRequest(db, id)
      const expires = row.createdAt.getTime() + days.confirmDays * day
      await inTransaction(db, async (trx) => {
        await deleteUnconfirmed(trx, row)
        await mails.add(trx, {
          kind: 'primeWaitingAsk',
          key: `primeWaitingAsk.${id}`,
          recipient: row.email,
          store: row.store,
          language: row.language,
          expiresAt: new Date(expires),
          values: { path: links.path({ purpose: 'confirmPrimeWaitingList', id, expires }), endPath: endPath(id) },
        })
      })
    },

    /** Round: mails all who wait where registration is open, each once. */
    mail: async (signal: AbortSignal): Promise<void> => {
      const mailSome = (store: WaitingRow['store']) =>
        inTransaction(db, async (trx) => {
          const rows = await takeWaiting(trx, store, most)
          for (const { id, email, language } of rows)
            await mails.add(trx, {
              kind: 'primeWaitingOpen',
              key: `primeWaitingOpen.${id}`,
              recipient: email,
              store,
              language,
              expiresAt: null,
              values: { endPath: endPath(id) },
            })
          return rows.length
        })
      for (const { id } of stores.all()) {
        if (!programmeOf(id, parameters)?.isRegistrationOpen) continue
        while (!signal.aborted && (await mailSome(id)) === most);
      }
    },

    clean: (): Promise<void> => cleanRequests(db, days),
  }
}

export type WaitingList = ReturnType<typeof createWaitingList>
