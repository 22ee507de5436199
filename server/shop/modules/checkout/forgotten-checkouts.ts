import type { Transaction } from '../../db/database.ts'
import type { AttemptsService } from '../orders/attempts/attempts.service.ts'
import { deleteCheckout, findCheckoutsOf } from './checkout.repository.ts'

/** Checkouts of guests who have left. Made before visitors, on which the checkout itself depends. */
export const createForgottenCheckouts = ({ attempts }: { attempts: Pick<AttemptsService, 'cancel'> }) => ({
  /**
   * Deletes what the checkout of a visitor without an account has stored (e-mails, comment, method, the wallet's session), and ends
   * the try to pay that is under way: the next person at this browser continues neither. Orders keep their own copies.
   */
  forget: async (trx: Transaction, visitorId: string): Promise<void> => {
    for (const cartId of await findCheckoutsOf(trx, visitorId)) {
      await attempts.cancel(trx, cartId)
      await deleteCheckout(trx, cartId)
    }
  },
})
