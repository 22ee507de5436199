import { createWishlistsService } from '../../modules/account/wishlists/wishlists.service.ts'
import { createCartService } from '../../modules/checkout/cart/cart.service.ts'
import { createCartStates } from '../../modules/checkout/cart/states/cart-states.service.ts'
import { createOrderForm } from '../../modules/checkout/order-form/order-form.service.ts'
import { createOrderFormPrinter } from '../../modules/checkout/order-form/order-form-printer.ts'
import { createReservationsService } from '../../modules/checkout/reservations/extend-and-refresh.service.ts'
import { createVouchersService } from '../../modules/checkout/vouchers/vouchers.service.ts'
import type { Ground } from '../settings.ts'
import type { CustomersLayer } from './customers.ts'

/** What is collected before it is ordered. */
export const createCartsLayer = (
  { db, settings, applied, later }: Ground,
  { addresses, lightning, parameters, product, promotions, stock, translate, uploads, visitors }: CustomersLayer,
) => {
  const vouchers = createVouchersService(db)
  const carts = createCartService({
    db,
    applied,
    attempts: later('attempts'),
    lightning,
    parameters,
    product,
    promotions,
    stock,
    translate,
    vouchers,
  })
  return {
    vouchers,
    cartStates: createCartStates(),
    carts,
    reservations: createReservationsService({ db, lightning, carts, translate }),
    orderForm: createOrderForm({
      db,
      translate,
      product,
      carts,
      visitors,
      uploads,
      addresses,
      print: createOrderFormPrinter(),
    }),
    wishlists: createWishlistsService({ db, product, carts, translate, linkKeys: settings.reviews.linkKeys }),
  }
}

export type CartsLayer = CustomersLayer & ReturnType<typeof createCartsLayer>
