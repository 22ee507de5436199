import type { Transaction } from '#engine/db/database.ts'
import { formatMoney } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import type { MailsService } from '#engine/modules/mail/mails/mails.service.ts'
import type { StoresService } from '#engine/modules/stores/stores/stores.service.ts'
import { longDate } from '#lib/written-dates.ts'
import type { SubscriptionRow } from '../prime.tables.ts'
import { findMember } from './memberships.repository.ts'

export type MembershipMailKind =
  | 'primeWelcome'
  | 'primeRenewalNotice'
  | 'primeRenewed'
  | 'primeRenewalFailed'
  | 'primeEnded'
  | 'primeCancelled'

type MembershipMail = {
  kind: MembershipMailKind
  /** Tells it from another of its kind about the same membership. */
  occasion: string
  /** Day that the text names. */
  date: Date | null
}

/** Mails about a membership, to its customer, through the outbox: the same one is sent once. */
export const createMembershipMails = ({
  mails,
  stores,
}: {
  mails: Pick<MailsService, 'add'>
  stores: Pick<StoresService, 'find'>
}) => ({
  add: async (
    trx: Transaction,
    { id, customerId, store, language, price, months }: SubscriptionRow,
    { kind, occasion, date }: MembershipMail,
  ): Promise<void> => {
    const { email, firstName, lastName } = await findMember(trx, customerId)
    await mails.add(trx, {
      kind,
      key: `${kind}.${id}.${occasion}`,
      recipient: email,
      store,
      language,
      expiresAt: null,
      values: {
        firstName,
        lastName,
        date: date === null ? '' : longDate(date, language),
        price: formatMoney(price, stores.find(store)?.currencyCode ?? 'EUR', language),
        months: String(months),
      },
    })
  },
})

export type MembershipMails = ReturnType<typeof createMembershipMails>
