import type { FormResult, PrimeWaitingListInput } from '#contract/generated/types.ts'
import { inTransaction } from '#engine/db/database.ts'
import { setAside } from '#engine/jobs/set-aside.ts'
import type { LinkCall } from '#engine/modules/mail/mail-links/mail-link.ts'
import { createDoubleOptIn, type OptInDependencies } from '#engine/modules/mail/opt-ins/double-opt-in.ts'
import type { ParametersService } from '#engine/modules/stores/parameters/parameters.service.ts'
import { programmeOf } from '#engine/modules/stores/parameters/prime-programme.rules.ts'
import type { StoresService } from '#engine/modules/stores/stores/stores.service.ts'
import type { WaitingRow } from '../prime.tables.ts'
import { cleanRequests, requests, takeWaiting } from './waiting-list.repository.ts'

type WaitingListDependencies = OptInDependencies & {
  stores: Pick<StoresService, 'all' | 'find'>
  parameters: Pick<ParametersService, 'of'>
}

/** Days. confirm: the link of the first mail works, then the request is deleted. kept: a request that is over proves the consent. */
const days = { confirmDays: 3, keptDays: 90 } as const
/** Days that the link to leave the list works. */
const endLinkDays = 3650
const consentKey = 'prime.waitingList.consent'
/** Mails of one transaction. */
const max = 100

/** The list of people who want one mail when registration opens: confirmed by mail first (modules/mail/opt-ins). */
export const createWaitingList = (dependencies: WaitingListDependencies) => {
  const { db, stores, parameters, mails } = dependencies
  const optIn = createDoubleOptIn(dependencies, {
    rows: requests,
    form: 'primeWaitingList',
    purposes: { confirm: 'confirmPrimeWaitingList', end: 'endPrimeWaitingList' },
    askJob: 'prime.waitingList.ask',
    askMail: 'primeWaitingAsk',
    confirmDays: () => days.confirmDays,
    endDays: () => endLinkDays,
    askValues: async (_row, endPath) => ({ endPath }),
  })
  const { confirming, ending, ask, endPath } = optIn

  return {
    confirming,
    ending,
    ask,

    request: ({ email, website }: PrimeWaitingListInput, call: LinkCall): Promise<FormResult> => {
      const refusal = async () => {
        const programme = programmeOf(call.store.id, parameters)
        if (programme === null) return 'primeNone'
        return programme.isRegistrationOpen ? 'primeOpen' : null
      }
      return optIn.request({ email, website, consentKey, refusal }, call)
    },

    /** Round: mails all who wait where registration is open, each once. */
    mail: async (signal: AbortSignal): Promise<void> => {
      const round = setAside()
      const mailSome = (store: WaitingRow['store']) =>
        inTransaction(db, async (trx) => {
          const rows = await takeWaiting(trx, store, max)
          for (const { id, email, language } of rows)
            await round.attempt(() =>
              trx.transaction((savepoint) =>
                mails.add(savepoint, {
                  kind: 'primeWaitingOpen',
                  key: `primeWaitingOpen.${id}`,
                  recipient: email,
                  store,
                  language,
                  expiresAt: null,
                  values: { endPath: endPath({ id, store }) },
                }),
              ),
            )
          return rows.length
        })
      for (const { id } of stores.all()) {
        if (!programmeOf(id, parameters)?.isRegistrationOpen) continue
        while (!signal.aborted && (await mailSome(id)) === max);
      }
      round.end()
    },

    clean: (): Promise<void> => cleanRequests(db, days),
  }
}
