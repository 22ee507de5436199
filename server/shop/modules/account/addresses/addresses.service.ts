import type { AddressBook, AddressInput, AddressKind, AddressResult, StoreId } from '#contract/generated/types.ts'
import { maxAddresses } from '#contract/limits/checkout.ts'
import { isBusinessStore, realmOf } from '#contract/stores.ts'
import type { Audience } from '#engine/call/audience.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import { customerOf, type Identity, ownerOf } from '#engine/call/caller.ts'
import { type Database, type Executor, inTransaction, type Transaction } from '#engine/db/database.ts'
import { isUuid } from '#lib/uuid.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { AddressSnapshot } from './address.model.ts'
import { addressViolations, contentOf, defaultBilling, formNames, isSameContent } from './address.rules.ts'
import { createFieldErrors, toAddress, toBook, toSnapshot } from './address-view.ts'
import {
  deleteAddress,
  deleteAddressesOf,
  findAddress,
  findAddresses,
  findMainUser,
  findRemoved,
  hasHouseNumber,
  insertAddress,
  insertOrganisation,
  lockBook,
  setDefault,
  updateAddress,
  updateOrganisation,
} from './addresses.repository.ts'
import type { AddressRow, BookRow } from './addresses.tables.ts'
import { suggestPlaces } from './places.ts'

/** Whose address book a call is about, and for which store it is answered. */
export type Asking = { identity: Identity; audience: Audience }

/** Why an address was not stored: `addresses.refused.<reason>`. */
export type AddressRefusal = 'unknown' | 'full' | 'organisation'

type StoreResult = { row: AddressRow } | { refusal: AddressRefusal }

/** The address of a business customer's organisation is part of the account. */
const isOrganisation = (row: AddressRow, { audience }: Asking): boolean =>
  row.isCustomerAddress && isBusinessStore(audience.store.id)

const listOfOrganisation = async (db: Executor, customerId: string): Promise<AddressRow[]> => {
  const rows = await findAddresses(db, { customerId })
  if (rows.some(({ isCustomerAddress }) => isCustomerAddress)) return rows
  await insertOrganisation(db, customerId)
  return findAddresses(db, { customerId })
}

/** Where the bills of the organisation go that a user orders for: last in the book, so it counts for users without an invoice address. */
const invoiceAddressFor = async (db: Executor, customerId: string): Promise<BookRow[]> => {
  const mainUserId = await findMainUser(db, customerId)
  if (mainUserId === null) return []
  const row = await findInvoiceAddress(db, mainUserId)
  return row ? [{ ...row, isCustomerAddress: false, isDefault: false, isOfMainUser: true }] : []
}

/** Where the bills of a main user's organisation go; null for an account without an organisation. */
export const findInvoiceAddress = async (db: Executor, mainUserId: string): Promise<AddressRow | null> =>
  defaultBilling(
    (await listOfOrganisation(db, mainUserId)).filter(({ kind }) => kind === 'billing'),
    true,
  )

/** Nothing changes in the address book of a customer until the transaction ends. */
export const lockBookOf = (trx: Transaction, customerId: string): Promise<void> => lockBook(trx, { customerId })

/**
 * Bills of an organisation go on to where its former main user had them sent: it becomes the default of the new one, whose account has the
 * organisation's data by now. The caller has locked the books of both.
 */
export const moveInvoiceAddress = async (
  trx: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  await updateOrganisation(trx, to)
  const address = await findInvoiceAddress(trx, from)
  if (address === null) return
  const billing = (await listOfOrganisation(trx, to)).filter(({ kind }) => kind === 'billing')
  const { email: _delivery, ...content } = toSnapshot(address, null)
  const same = address.isCustomerAddress
    ? billing.find(({ isCustomerAddress }) => isCustomerAddress)
    : billing.find((row) => isSameContent(content, row))
  const row =
    same ?? (await insertAddress(trx, { customerId: to }, { ...content, kind: 'billing', isCustomerAddress: false }))
  await setDefault(trx, row, to)
}

/** Active addresses of the owner, with that of a business customer's organisation and the invoice address of its main user. */
const list = async (db: Executor, { identity, audience }: Asking): Promise<BookRow[]> => {
  const owner = ownerOf(identity)
  if (!isBusinessStore(audience.store.id) || !('customerId' in owner)) return findAddresses(db, owner)
  const rows = await listOfOrganisation(db, owner.customerId)
  return [...rows, ...(await invoiceAddressFor(db, owner.customerId))]
}

const change = async (
  trx: Transaction,
  asking: Asking,
  kind: AddressKind,
  input: AddressInput,
): Promise<StoreResult> => {
  const found = isUuid(input.addressId ?? '')
    ? await findAddress(trx, ownerOf(asking.identity), input.addressId ?? '')
    : null
  if (!found || found.kind !== kind || found.removedAt !== null) return { refusal: 'unknown' }
  const content = contentOf(kind, input)
  if (isSameContent(content, found)) return { row: found }
  if (isOrganisation(found, asking)) return { refusal: 'organisation' }
  return { row: await updateAddress(trx, found.id, content) }
}

const add = async (trx: Transaction, asking: Asking, kind: AddressKind, input: AddressInput): Promise<StoreResult> => {
  const owner = ownerOf(asking.identity)
  const content = contentOf(kind, input)
  const all = await list(trx, asking)
  const rows = all.filter((row) => row.kind === kind)
  const same = rows.find((row) => isSameContent(content, row))
  if (same) return { row: same }
  if (rows.length >= maxAddresses) return { refusal: 'full' }
  // The first address that a customer is billed at becomes the customer's own.
  const isOwn = kind === 'billing' && 'customerId' in owner && !all.some(({ isCustomerAddress }) => isCustomerAddress)
  const removed = await findRemoved(trx, owner, kind)
  if (removed && isSameContent(content, removed))
    return {
      row: await updateAddress(trx, removed.id, { removedAt: null, isCustomerAddress: isOwn, isDefault: false }),
    }
  return { row: await insertAddress(trx, owner, { ...content, kind, isCustomerAddress: isOwn }) }
}

/**
 * Stores a form without faults in the caller's transaction: changes the address with its id, otherwise adds one. What the
 * book has already is used again, and what was removed last is restored.
 */
const put = async (trx: Transaction, asking: Asking, kind: AddressKind, input: AddressInput): Promise<StoreResult> => {
  await lockBook(trx, ownerOf(asking.identity))
  return input.addressId == null ? add(trx, asking, kind, input) : change(trx, asking, kind, input)
}

/** The address removed last is kept and hidden; the one removed before it is deleted (transactions.md §4). */
const remove = async (trx: Transaction, row: AddressRow, asking: Asking): Promise<void> => {
  const before = await findRemoved(trx, ownerOf(asking.identity), row.kind)
  if (before) await deleteAddress(trx, before.id)
  await updateAddress(trx, row.id, { removedAt: new Date() })
}

const restore = async (trx: Transaction, row: AddressRow, asking: Asking): Promise<void> => {
  const active = await findAddresses(trx, ownerOf(asking.identity))
  await updateAddress(trx, row.id, {
    removedAt: null,
    isCustomerAddress: row.isCustomerAddress && !active.some(({ isCustomerAddress }) => isCustomerAddress),
    isDefault: row.isDefault && !active.some(({ kind, isDefault }) => isDefault && kind === row.kind),
  })
}

type AddressesDependencies = { db: Database; translate: Translate }

export const createAddressesService = ({ db, translate }: AddressesDependencies) => {
  const fieldErrors = createFieldErrors(translate)
  const say = (reason: AddressRefusal, audience: Audience) => translate(audience, `addresses.refused.${reason}`)

  const book = async (asking: Asking, kind: AddressKind): Promise<AddressBook> => {
    const rows = await list(db, asking)
    const removed = await findRemoved(db, ownerOf(asking.identity), kind)
    return toBook(rows, removed, { kind, audience: asking.audience })
  }

  const answer = async (
    asking: Asking,
    kind: AddressKind,
    result: Partial<Omit<AddressResult, 'book'>>,
  ): Promise<AddressResult> => ({
    successful: true,
    generalErrorMessage: null,
    fieldErrors: [],
    address: null,
    ...result,
    book: await book(asking, kind),
  })

  /** An address by its id, under the lock of its book. Throws BAD_USER_INPUT for one that is not there, or is another's. */
  const onAddress = async (
    asking: Asking,
    addressId: string,
    work: (trx: Transaction, row: AddressRow) => Promise<AddressRefusal | null>,
  ): Promise<AddressResult> => {
    const owner = ownerOf(asking.identity)
    const { row, refusal } = await inTransaction(db, async (trx) => {
      await lockBook(trx, owner)
      const found = isUuid(addressId) ? await findAddress(trx, owner, addressId) : null
      if (!found) throw badUserInput(say('unknown', asking.audience))
      return { row: found, refusal: await work(trx, found) }
    })
    if (refusal === null) return answer(asking, row.kind, { address: toAddress(row, asking.audience) })
    return answer(asking, row.kind, { successful: false, generalErrorMessage: say(refusal, asking.audience) })
  }

  return {
    book,
    list,
    put,
    fieldErrors,
    suggestPlaces,
    refusalText: say,

    /** A guest has left: the next person at this browser sees nothing of the address book. Orders keep their own copies. */
    forget: (executor: Executor, visitorId: string): Promise<void> => deleteAddressesOf(executor, visitorId),

    save: async (asking: Asking, kind: AddressKind, input: AddressInput): Promise<AddressResult> => {
      const { audience } = asking
      const violations = addressViolations(kind, input)
      if (violations.length > 0) {
        const check = translate(audience, 'visitor.error.check')
        const errors = fieldErrors(violations, formNames[kind], audience)
        return answer(asking, kind, { successful: false, generalErrorMessage: check, fieldErrors: errors })
      }
      const stored = await inTransaction(db, (trx) => put(trx, asking, kind, input))
      if ('row' in stored) return answer(asking, kind, { address: toAddress(stored.row, audience) })
      return answer(asking, kind, { successful: false, generalErrorMessage: say(stored.refusal, audience) })
    },

    /** Removing what is removed already changes nothing. */
    remove: (asking: Asking, addressId: string): Promise<AddressResult> =>
      onAddress(asking, addressId, async (trx, row) => {
        if (isOrganisation(row, asking)) return 'organisation'
        if (row.removedAt === null) await remove(trx, row, asking)
        return null
      }),

    /** A guest has no default: the book goes with the order. */
    setDefault: (asking: Asking, addressId: string): Promise<AddressResult> => {
      const customerId = customerOf(asking.identity)
      return onAddress(asking, addressId, async (trx, row) => {
        if (row.removedAt !== null) return 'unknown'
        await setDefault(trx, row, customerId)
        return null
      })
    },

    /** Whether an address of the account with the e-mail has the house number. False for none. */
    isHouseNumberOf: async (
      db: Executor,
      { email, store, houseNumber }: { email: string; store: StoreId; houseNumber: string },
    ): Promise<boolean> => {
      const spelled = houseNumber.replaceAll(' ', '').toLowerCase()
      return spelled !== '' && hasHouseNumber(db, { realm: realmOf(store), email, houseNumber: spelled })
    },

    /** Stores an address of an order in the empty book of a new customer; the first one that is billed is the customer's own. */
    keep: async (
      trx: Transaction,
      customerId: string,
      { email: _delivery, ...address }: AddressSnapshot & { kind: AddressKind },
    ): Promise<void> => {
      await insertAddress(trx, { customerId }, { ...address, isCustomerAddress: address.kind === 'billing' })
    },

    /** The organisation of a business customer has changed in the account. */
    refreshOrganisation: (trx: Transaction, customerId: string): Promise<void> => updateOrganisation(trx, customerId),

    /** Restoring what is there already changes nothing. */
    restore: (asking: Asking, addressId: string): Promise<AddressResult> =>
      onAddress(asking, addressId, async (trx, row) => {
        if (row.removedAt !== null) await restore(trx, row, asking)
        return null
      }),
  }
}

export type AddressesService = ReturnType<typeof createAddressesService>
