import type { CertificateState, StoreId, StudioMainUserRefusal } from '#contract/generated/types.ts'
import type { ShopLanguage } from '#contract/stores.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { findCertificateState, lockFiles, moveCertificate } from '../../content/uploads/certificate-move.ts'
import type { MailsService } from '../../mail/mails/mails.service.ts'
import { findInvoiceAddress, lockBookOf, moveInvoiceAddress } from '../addresses/addresses.service.ts'
import { lockPerson } from '../persons/persons.ts'
import {
  type AccountRow,
  findAccount,
  findOrganisationName,
  lockAccount,
  moveOrganisation,
} from '../visitors/accounts/organisation-accounts.ts'
import { countOpen, countUsersOf, findUser, lockUsersOf, replaceMainUser } from './business.repository.ts'

/** How a new main user and the one of before hear of it. */
export type Mailing = { mails: Pick<MailsService, 'add'>; store: StoreId; language: ShopLanguage }

/** Why a user cannot take the place of the main user. unknown: no user of an organisation. changed: another user has it by now. */
export type MainUserRefusal = StudioMainUserRefusal | 'unknown' | 'changed'

type Pair = { user: AccountRow; main: AccountRow }

/** What goes to the new main user with an organisation. */
export type MainUserChange = Pair & {
  organisation: string
  customerNumber: string | null
  certificate: CertificateState | null
  /** In one line; null where bills go to the organisation itself. */
  invoiceAddress: string | null
  /** Besides the new main user, the one of before included. */
  users: number
  unpaidOrders: number
  /** Gross, minor units. */
  unpaidAmount: number
  approvals: number
  refusal: StudioMainUserRefusal | null
}

const locksOfOrganisation: ReadonlySet<string | null> = new Set<AccountRow['lockedFor']>(['misuse', 'unpaid'])

const refusalOf = ({ user, main }: Pair): StudioMainUserRefusal | null => {
  if (user.lockedFor !== null) return 'locked'
  if (locksOfOrganisation.has(main.lockedFor)) return 'mainUserLocked'
  return user.passwordHash === null ? 'inactive' : null
}

/** Reads what a change of the main user would come to; null for a customer who is no user of an organisation with a main user. */
export const readMainUserChange = async (db: Executor, customerId: string): Promise<MainUserChange | null> => {
  const row = await findUser(db, customerId)
  if (row === null) return null
  const user = await findAccount(db, customerId)
  const main = await findAccount(db, row.mainUserId)
  if (user === null || main === null) return null
  const invoice = await findInvoiceAddress(db, main.id)
  const { company, firstName, lastName, street, postCode, city } = invoice ?? {}
  return {
    user,
    main,
    organisation: (await findOrganisationName(db, main.id)) ?? '',
    customerNumber: main.customerNumber,
    certificate: await findCertificateState(db, main.id),
    invoiceAddress:
      invoice === null || invoice.isCustomerAddress
        ? null
        : [company, `${firstName} ${lastName}`, street, `${postCode} ${city}`].filter(Boolean).join(', '),
    users: await countUsersOf(db, main.id),
    ...(await countOpen(db, main.id)),
    refusal: refusalOf({ user, main }),
  }
}

/** Why the pair is none, before anything is locked. */
const pairRefusal = async (trx: Transaction, customerId: string, mainUserId: string): Promise<MainUserRefusal> => {
  if ((await findUser(trx, mainUserId))?.mainUserId === customerId) return 'isMainUser'
  const row = await findUser(trx, customerId)
  if (row === null) return (await findOrganisationName(trx, customerId)) === null ? 'unknown' : 'isMainUser'
  const before = await findUser(trx, mainUserId)
  return before?.mainUserId === row.mainUserId ? 'changed' : 'otherOrganisation'
}

/**
 * Locks all that a change of the main user writes. An order of the organisation counts its open credit under the lock of the main user's person:
 * an order that is being placed ends first, with its approval. Files and address books are locked before the accounts, as their own changes do.
 */
const lockPair = async (trx: Transaction, ids: readonly string[], mainUserId: string): Promise<boolean> => {
  await lockUsersOf(trx, mainUserId)
  const sorted = ids.toSorted()
  for (const customerId of sorted) await lockPerson(trx, { customerId, keys: [] })
  for (const customerId of sorted) await lockFiles(trx, customerId)
  for (const customerId of sorted) await lockBookOf(trx, customerId)
  let isThere = true
  for (const customerId of sorted) isThere = (await lockAccount(trx, customerId)) && isThere
  return isThere
}

type Organisation = { organisation: string; customerNumber: string | null }

/** Tells a person of the change; a new main user hears what comes with it. */
export const mailOfChange = (
  trx: Transaction,
  kind: 'mainUserGained' | 'mainUserLeft',
  { email, firstName, lastName }: Pick<AccountRow, 'email' | 'firstName' | 'lastName'>,
  { organisation, customerNumber, other = '' }: Organisation & { other?: string },
  { mails, ...place }: Mailing,
): Promise<void> =>
  mails.add(trx, {
    kind,
    recipient: email,
    ...place,
    expiresAt: null,
    values: {
      firstName,
      lastName,
      organisation,
      customerNumber: customerNumber ?? '–',
      other,
      path: '/myaccount/organisation',
    },
  })

/**
 * A user takes the place of the main user, who stays in the organisation as a user without limits. Customer number, certificate, the
 * organisation's data and invoice address move; orders stay those of who has placed them, and count for the organisation as before. Both get a
 * mail.
 */
export const changeMainUser = async (
  trx: Transaction,
  { customerId, mainUserId }: { customerId: string; mainUserId: string },
  mailing: Mailing,
): Promise<Organisation | { refusal: MainUserRefusal }> => {
  if ((await findUser(trx, customerId))?.mainUserId !== mainUserId)
    return { refusal: await pairRefusal(trx, customerId, mainUserId) }
  if (!(await lockPair(trx, [customerId, mainUserId], mainUserId))) {
    const isUserThere = (await findAccount(trx, customerId)) !== null
    return { refusal: isUserThere ? 'withoutMainUser' : 'unknown' }
  }
  const row = await findUser(trx, customerId)
  if (row?.mainUserId !== mainUserId) return { refusal: await pairRefusal(trx, customerId, mainUserId) }
  const change = await readMainUserChange(trx, customerId)
  if (change === null) throw new Error('A user was not read while the account was locked')
  if (change.refusal !== null) return { refusal: change.refusal }
  const move = { from: mainUserId, to: customerId }
  await moveOrganisation(trx, move)
  await moveInvoiceAddress(trx, move)
  await moveCertificate(trx, move)
  await replaceMainUser(trx, row)
  const { user, main, organisation, customerNumber } = change
  const said = { organisation, customerNumber, other: `${user.firstName} ${user.lastName}` }
  await mailOfChange(trx, 'mainUserGained', user, said, mailing)
  await mailOfChange(trx, 'mainUserLeft', main, said, mailing)
  return { organisation, customerNumber }
}
