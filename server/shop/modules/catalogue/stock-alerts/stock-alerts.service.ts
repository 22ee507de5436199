import type { FormResult, StockAlertInput, StoreId } from '#contract/generated/types.ts'
import { shopLanguages } from '#contract/stores.ts'
import type { Change } from '#engine/change-log/change-log.repository.ts'
import { inTransaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import { setAside } from '#engine/jobs/set-aside.ts'
import { spelledIn } from '#lib/swiss-spelling.ts'
import type { LinkCall } from '../../mail/mail-links/mail-link.ts'
import { createDoubleOptIn, type OptInDependencies } from '../../mail/opt-ins/double-opt-in.ts'
import type { ParametersService } from '../../stores/parameters/parameters.service.ts'
import type { StoresService } from '../../stores/stores/stores.service.ts'
import { itemPath } from '../product/tiles/to-tile.ts'
import { alerts, cleanAlerts, findSoldItem, hasAlertsToMail, takeAlertsToMail } from './stock-alerts.repository.ts'

type StockAlertsDependencies = OptInDependencies & {
  stores: Pick<StoresService, 'all' | 'find'>
  parameters: Pick<ParametersService, 'of'>
}

/** Mails that one transaction adds. */
const max = 100
/** Key of the one waiting job: adding it again is no second job. */
const mailJob = 'stockAlerts.mail'
/** Text beside the form's button that says what is sent; kept with each request. */
const consentKey = 'product.alert.consent'

const productPrefix = 'product:'

export const createStockAlerts = (dependencies: StockAlertsDependencies) => {
  const { db, stores, parameters, mails } = dependencies
  const daysOf = (store: string) => {
    const { value } = parameters.of(store as StoreId)
    return {
      confirmDays: value('stockAlerts', 'confirmDays'),
      waitDays: value('stockAlerts', 'waitDays'),
      keptDays: value('stockAlerts', 'keptDays'),
    }
  }

  const optIn = createDoubleOptIn(dependencies, {
    rows: alerts,
    form: 'stockAlert',
    purposes: { confirm: 'confirmStockAlert', end: 'endStockAlerts' },
    askJob: 'stockAlerts.ask',
    askMail: 'stockAlertAsk',
    confirmDays: (store) => daysOf(store).confirmDays,
    endDays: (store) => {
      const { waitDays, keptDays: retentionDays } = daysOf(store)
      return waitDays + retentionDays
    },
    askValues: async (alert, endPath) => {
      const item = await findSoldItem(db, alert.itemId, alert.store, shopLanguages[alert.language])
      return item && { product: spelledIn(alert.language, item.name), endPath }
    },
    productOf: async ({ itemId }, { store, textLanguage }) => {
      const item = await findSoldItem(db, itemId, store.id, textLanguage)
      return item && { name: item.name, path: itemPath(item.productId, itemId) }
    },
    // It may have come back meanwhile.
    onConfirmed: (trx) => addJob(trx, mailJob, {}, { key: mailJob }),
  })
  const { confirming, ending, ask, endPath } = optIn

  return {
    confirming,
    ending,
    ask,

    request: ({ itemId, email, website }: StockAlertInput, call: LinkCall): Promise<FormResult> => {
      const refusal = async () => {
        const item = await findSoldItem(db, itemId, call.store.id, call.textLanguage)
        if (item === null) return 'alertGone'
        return item.isAvailable ? 'alertAvailable' : null
      }
      return optIn.request({ email, website, consentKey, more: { itemId }, refusal }, call)
    },

    /** Hears what changed in the catalogue: a job sends mails when a waited-for item of these products can be bought. */
    hear: async (changes: readonly Change[]): Promise<void> => {
      const ids = changes.flatMap(({ tag }) => (tag.startsWith(productPrefix) ? [tag.slice(productPrefix.length)] : []))
      const isAll = changes.some(({ tag }) => tag === 'catalogue')
      if (!isAll && ids.length === 0) return
      if (await hasAlertsToMail(db, isAll ? null : ids)) await addJob(db, mailJob, {}, { key: mailJob })
    },

    /** The job that mails every confirmed request whose item can be bought, each once. */
    mail: async (signal: AbortSignal): Promise<void> => {
      const round = setAside()
      const mailSome = () =>
        inTransaction(db, async (trx) => {
          const due = await takeAlertsToMail(trx, max)
          for (const { id, email, store, language, productId, itemId, name } of due)
            await round.attempt(() =>
              trx.transaction((savepoint) =>
                mails.add(savepoint, {
                  kind: 'stockAlert',
                  key: `stockAlert.${id}`,
                  recipient: email,
                  store,
                  language,
                  expiresAt: null,
                  values: {
                    product: spelledIn(language, name[shopLanguages[language]]),
                    path: itemPath(productId, itemId),
                    endPath: endPath({ id, store }),
                  },
                }),
              ),
            )
          return due.length
        })
      while (!signal.aborted && (await mailSome()) === max);
      round.end()
    },

    clean: async (): Promise<void> => {
      for (const { id } of stores.all()) await cleanAlerts(db, id, daysOf(id))
    },
  }
}
