import type { Owner } from '#engine/call/caller.ts'
import type { Transaction } from '#engine/db/database.ts'
import type { AttemptsService } from '../../orders/orders/attempts/attempts.service.ts'
import { deleteCheckout, findCheckoutsOf } from './checkout.repository.ts'

const forgetAll = async (trx: Transaction, owner: Owner, attempts: Pick<AttemptsService, 'cancel'>): Promise<void> => {
  for (const cartId of await findCheckoutsOf(trx, owner)) {
    await attempts.cancel(trx, cartId)
    await deleteCheckout(trx, cartId)
  }
}

/** Checkouts of guests who have left. Made before visitors, on which the checkout itself depends. */
export const createForgottenCheckouts = ({ attempts }: { attempts: Pick<AttemptsService, 'cancel'> }) => ({
  /**
   * Deletes what the checkout of a visitor without an account has stored (e-mails, comment, method, the wallet's session), and ends
   * the try to pay that is under way: the next person at this browser continues neither. Orders keep their own copies.
   */
  forget: (trx: Transaction, visitorId: string): Promise<void> => forgetAll(trx, { visitorId }, attempts),

  /** The same of a customer who deletes the account. */
  forgetCustomer: (trx: Transaction, customerId: string): Promise<void> => forgetAll(trx, { customerId }, attempts),
})
