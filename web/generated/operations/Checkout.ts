import type { Operation } from '../../lib/data/operation.ts'
import type { AbortPaymentMutation, AbortPaymentMutationVariables, CheckoutQuery, CheckoutQueryVariables, OrderedCartQuery, OrderedCartQueryVariables, ResetWalletMutation, ResetWalletMutationVariables } from '../operation-types.ts'
export const AbortPayment: Operation<AbortPaymentMutation, AbortPaymentMutationVariables> = {
  id: 'e82f7bfcb10a64e45bba291a1bdb3d8a5d77a47939d78255bf3457cdf9cfe790',
  name: 'AbortPayment',
  document: () => import('../documents/Checkout.ts').then((file) => file.AbortPayment),
}

export const Checkout: Operation<CheckoutQuery, CheckoutQueryVariables> = {
  id: 'a3dd1b97d685e316fce4c3b570f1c77c139e216b9c322a8c262828a45392a5d9',
  name: 'Checkout',
  document: () => import('../documents/Checkout.ts').then((file) => file.Checkout),
}

export const OrderedCart: Operation<OrderedCartQuery, OrderedCartQueryVariables> = {
  id: '63c80b309bcc2a97a361fc811a595ecd6253a0391b19e6f5fe1d062388f1e0bf',
  name: 'OrderedCart',
  document: () => import('../documents/Checkout.ts').then((file) => file.OrderedCart),
}

export const ResetWallet: Operation<ResetWalletMutation, ResetWalletMutationVariables> = {
  id: '59431a93e1bd3c5af72f50f55b63436bb14aeef94a7e105e4ecbd55de40e8228',
  name: 'ResetWallet',
  document: () => import('../documents/Checkout.ts').then((file) => file.ResetWallet),
}