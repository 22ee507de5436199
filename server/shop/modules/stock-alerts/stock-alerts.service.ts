import type { FormResult, MailLink, StockAlertInput } from '#contract/generated/types.ts'
import { shopLanguages } from '#contract/stores.ts'
import type { Change } from '../../change-log/change-log.repository.ts'
import { type Database, inTransaction } from '../../db/database.ts'
import { addJob } from '../../jobs/jobs.ts'
import type { LinkCall, LinkHandler, MailLinkSeals } from '../mail-links/mail-link.ts'
import type { MailsService } from '../mails/mails.service.ts'
import type { ParametersService } from '../parameters/parameters.service.ts'
import { itemPath } from '../product/tiles/to-tile.ts'
import type { StoresService } from '../stores/stores.service.ts'
import type { Translate } from '../translations/translate.ts'
import { emailFaults, normaliseEmail } from '../visitors/accounts/account.rules.ts'
import type { Throttle } from '../visitors/throttle/throttle.ts'
import { createAnswers } from '../visitors/visitor-call.ts'
import {
  cleanAlerts,
  deleteAlert,
  deleteUnconfirmed,
  endAlerts,
  findAlert,
  findSoldItem,
  hasAlertsToMail,
  hasWaiting,
  insertAlert,
  lockAlert,
  setConfirmed,
  takeAlertsToMail,
} from './stock-alerts.repository.ts'
import { stockAlertDays, stockAlertParameter } from './stock-alerts.rules.ts'
import type { StockAlertRow } from './stock-alerts.tables.ts'

type StockAlertsDependencies = {
  db: Database
  translate: Translate
  stores: Pick<StoresService, 'all' | 'find'>
  parameters: Pick<ParametersService, 'value'>
  mails: Pick<MailsService, 'add'>
  links: Pick<MailLinkSeals, 'path'>
  throttle: Pick<Throttle, 'take'>
  now?: () => number
}

const day = 86_400_000
/** Mails that one transaction adds. */
const most = 100
/** One waiting job is enough, whoever adds it. */
const mailJob = 'stockAlerts.mail'
/** Text beside the form's button that says what is sent; kept with each request. */
export const consentKey = 'product.alert.consent'

const productPrefix = 'product:'

export const createStockAlerts = (dependencies: StockAlertsDependencies) => {
  const { db, translate, stores, parameters, mails, links, throttle, now = Date.now } = dependencies
  const answers = createAnswers(translate)
  const daysOf = (store: string) => {
    const known = stores.find(store)
    return stockAlertDays((entry) => (known ? parameters.value(known.id, stockAlertParameter, entry) : null))
  }

  const endPath = ({ id, store }: Pick<StockAlertRow, 'id' | 'store'>): string => {
    const { waitDays, keptDays } = daysOf(store)
    return links.path({ purpose: 'endStockAlerts', id, expires: now() + (waitDays + keptDays) * day })
  }

  const productOf = async (
    { itemId }: StockAlertRow,
    { store, textLanguage }: LinkCall,
  ): Promise<MailLink['product']> => {
    const item = await findSoldItem(db, itemId, store.id, textLanguage)
    return item && { name: item.name, path: itemPath(item.productId, itemId) }
  }

  const rowOf = async (id: string, { store }: LinkCall): Promise<StockAlertRow | null> => {
    const row = await findAlert(db, id)
    return row?.store === store.id ? row : null
  }

  const confirming: LinkHandler = {
    stateOf: async (id, call) => {
      const row = await rowOf(id, call)
      if (row === null || (row.endedAt !== null && row.confirmedAt === null)) return { state: 'gone', product: null }
      return { state: row.confirmedAt === null ? 'open' : 'done', product: await productOf(row, call) }
    },
    follow: async (id, call) => {
      await inTransaction(db, async (trx) => {
        const row = await lockAlert(trx, id)
        if (row?.store !== call.store.id || row.confirmedAt !== null || row.endedAt !== null) return
        await setConfirmed(trx, id, call.caller.network)
        // It may have come back meanwhile.
        await addJob(trx, mailJob, {}, { key: mailJob })
      })
      return confirming.stateOf(id, call)
    },
  }

  const ending: LinkHandler = {
    stateOf: async (id, call) => {
      const row = await rowOf(id, call)
      if (row === null) return { state: 'gone', product: null }
      return { state: row.endedAt === null ? 'open' : 'done', product: await productOf(row, call) }
    },
    follow: async (id, call) => {
      const row = await rowOf(id, call)
      if (row !== null) await endAlerts(db, row.email, row.store)
      return ending.stateOf(id, call)
    },
  }

  return {
    confirming,
    ending,

    /**
     * Only notes the request down. A job decides whether a mail asks for the confirmation, so the answer and its time are
     * the same for every address.
     */
    request: async ({ itemId, email: entered, website }: StockAlertInput, call: LinkCall): Promise<FormResult> => {
      const faults = emailFaults('email', entered)
      if (faults.length > 0) return answers.formFaulty(faults, 'stockAlert', call)
      if ((website ?? '').trim() !== '') return answers.formOk()
      const { store, language, caller } = call
      const wait = await throttle.take('stockAlert', caller.network)
      if (wait > 0) return answers.formRefused('wait', call, { seconds: wait })
      const item = await findSoldItem(db, itemId, store.id, call.textLanguage)
      if (item === null || item.isAvailable)
        return answers.formRefused(item === null ? 'alertGone' : 'alertAvailable', call)
      const alert = { store: store.id, language, itemId, email: normaliseEmail(entered), network: caller.network }
      await inTransaction(db, async (trx) => {
        const id = await insertAlert(trx, { ...alert, consentText: translate(call, consentKey) })
        await addJob(trx, 'stockAlerts.ask', { id }, { queue: 'stockAlerts.ask' })
      })
      return answers.formOk()
    },

    /** The job after a request: a mail with the link that confirms it, unless the address waits already or got several mails just now. */
    ask: async (id: string): Promise<void> => {
      const alert = await findAlert(db, id)
      const store = alert && stores.find(alert.store)
      if (alert === null || store === null || alert.confirmedAt !== null) return
      const isWanted = !(await hasWaiting(db, alert)) && (await throttle.take('stockAlertMailbox', alert.email)) === 0
      if (!isWanted) return deleteAlert(db, id)
      const item = await findSoldItem(db, alert.itemId, alert.store, shopLanguages[alert.language])
      if (item === null) return deleteAlert(db, id)
      const expires = alert.createdAt.getTime() + daysOf(alert.store).confirmDays * day
      await inTransaction(db, async (trx) => {
        await deleteUnconfirmed(trx, alert)
        await mails.add(trx, {
          kind: 'stockAlertAsk',
          key: `stockAlertAsk.${id}`,
          recipient: alert.email,
          store: alert.store,
          language: alert.language,
          expiresAt: new Date(expires),
          values: {
            product: item.name,
            path: links.path({ purpose: 'confirmStockAlert', id, expires }),
            endPath: endPath(alert),
          },
        })
      })
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
      const mailSome = () =>
        inTransaction(db, async (trx) => {
          const alerts = await takeAlertsToMail(trx, most)
          for (const { id, email, store, language, productId, itemId, name } of alerts)
            await mails.add(trx, {
              kind: 'stockAlert',
              key: `stockAlert.${id}`,
              recipient: email,
              store,
              language,
              expiresAt: null,
              values: {
                product: name[shopLanguages[language]],
                path: itemPath(productId, itemId),
                endPath: endPath({ id, store }),
              },
            })
          return alerts.length
        })
      while (!signal.aborted && (await mailSome()) === most);
    },

    clean: async (): Promise<void> => {
      for (const { id } of stores.all()) await cleanAlerts(db, id, daysOf(id))
    },
  }
}

export type StockAlerts = ReturnType<typeof createStockAlerts>
