import type { LoginResult, StoreId, UserToken } from '#contract/generated/types.ts'
import type { Identity } from '#engine/call/caller.ts'
import { type Executor, repeatOnConflict, type Transaction } from '#engine/db/database.ts'
import type { CustomerRow } from '../accounts/customers.repository.ts'
import { findGuestEmail } from '../sessions/sessions.repository.ts'
import type { Sessions } from '../sessions/sessions.service.ts'
import { succeeded, type VisitorCall } from '../visitor-call.ts'

/** Services of other modules that merge the visitor's data into the customer's at login. */
export type Belongings = {
  addresses: {
    /** Deletes the addresses of a visitor without an account. */
    forget: (executor: Executor, visitorId: string) => Promise<void>
  }
  checkouts: {
    /** Deletes what the checkout of a visitor without an account has stored. */
    forget: (trx: Transaction, visitorId: string) => Promise<void>
  }
  carts: {
    openFor: (trx: Transaction, owner: { identity: Identity; store: StoreId }) => Promise<string>
    mergeAtLogin: (
      trx: Transaction,
      login: { visitorId: string; customerId: string; store: StoreId; mergeCart: boolean },
    ) => Promise<{ cartId: string; cartMerged: boolean }>
  }
  wishlists: {
    mergeAtLogin: (
      trx: Transaction,
      login: { visitorId: string; customerId: string },
    ) => Promise<{ sharedListMerged: boolean }>
  }
}

/** Another person at the same browser, or the guest has left: what was entered for an order is not theirs. */
export const forgetGuest = async (
  trx: Transaction,
  visitorId: string,
  { addresses, checkouts }: Pick<Belongings, 'addresses' | 'checkouts'>,
): Promise<void> => {
  await checkouts.forget(trx, visitorId)
  await addresses.forget(trx, visitorId)
}

type Entering = { customer: CustomerRow; visitorId: string | null; mergeCart: boolean; isRemembered: boolean }

/** Lets a customer in: his browser's belongings become his, and he gets a session, in the caller's transaction. */
export const createEntrance = (belongings: Belongings & { sessions: Sessions }) => {
  const { sessions, carts, wishlists } = belongings

  /** A failed merge does not fail the login. */
  const unless = async <Result>(
    trx: Transaction,
    { log }: VisitorCall,
    what: string,
    work: (inner: Transaction) => Promise<Result>,
  ): Promise<Result | null> => {
    try {
      return await repeatOnConflict(() => trx.transaction(work))
    } catch (error) {
      log.error({ err: error }, `${what} failed at a login`)
      return null
    }
  }

  const bring = async (
    trx: Transaction,
    { customer, visitorId, mergeCart }: Entering,
    call: VisitorCall,
  ): Promise<Pick<LoginResult, 'cartMerged' | 'sharedListMerged'> & { cartId: string | null }> => {
    const { id: store } = call.store
    const identity = { visitorId, customerId: customer.id, isGuest: false }
    const open = () => unless(trx, call, 'opening the cart', (inner) => carts.openFor(inner, { identity, store }))
    if (visitorId === null) return { cartId: await open(), cartMerged: false, sharedListMerged: false }
    const merging = { visitorId, customerId: customer.id }
    const cart = await unless(trx, call, 'merging the carts', (inner) =>
      carts.mergeAtLogin(inner, { ...merging, store, mergeCart }),
    )
    const lists = await unless(trx, call, 'merging the lists', (inner) => wishlists.mergeAtLogin(inner, merging))
    return {
      cartId: cart?.cartId ?? (await open()),
      cartMerged: cart?.cartMerged ?? false,
      sharedListMerged: lists?.sharedListMerged ?? false,
    }
  }

  /** Ends the session of the calling token: a browser has one session at a time. */
  const endFormer = async (trx: Transaction, { caller }: VisitorCall): Promise<void> => {
    if (caller.userToken !== null) await sessions.end(trx, caller.userToken, 'replaced')
  }

  return {
    enter: async (trx: Transaction, entering: Entering, call: VisitorCall): Promise<LoginResult> => {
      const { customer, visitorId, isRemembered } = entering
      await endFormer(trx, call)
      const { cartId, cartMerged, sharedListMerged } = await bring(trx, entering, call)
      const notification = cartMerged ? (sharedListMerged ? 'both' : 'cart') : sharedListMerged ? 'list' : null
      const token = await sessions.start(trx, {
        customerId: customer.id,
        guestEmail: null,
        visitorId,
        isRemembered,
        notification,
      })
      const { id: userId, firstName, lastName } = customer
      return succeeded({ userId, firstName, lastName, updatedCartId: cartId, cartMerged, sharedListMerged, token })
    },

    enterAsGuest: async (
      trx: Transaction,
      { email, visitorId }: { email: string; visitorId: string },
      call: VisitorCall,
    ): Promise<LoginResult> => {
      if ((await findGuestEmail(trx, visitorId)) !== email) await forgetGuest(trx, visitorId, belongings)
      await endFormer(trx, call)
      const identity = { visitorId, customerId: null, isGuest: true }
      const updatedCartId = await carts.openFor(trx, { identity, store: call.store.id })
      const token: UserToken = await sessions.start(trx, {
        customerId: null,
        guestEmail: email,
        visitorId,
        isRemembered: false,
        notification: null,
      })
      return succeeded({ updatedCartId, token })
    },
  }
}

export type Entrance = ReturnType<typeof createEntrance>
