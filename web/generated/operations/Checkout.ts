import type { Operation } from '../../lib/data/operation.ts'
import type { AbortPaymentMutation, AbortPaymentMutationVariables, CheckoutQuery, CheckoutQueryVariables, OrderedCartQuery, OrderedCartQueryVariables, ResetWalletMutation, ResetWalletMutationVariables } from '../operation-types.ts'
export const AbortPayment: Operation<AbortPaymentMutation, AbortPaymentMutationVariables> = {
  id: '39defa190aa11ad902a06d1c68352f5a15c4782cdca518244f5fe9d2081eb600',
  name: 'AbortPayment',
  document: () => import('../documents/Checkout.ts').then((file) => file.AbortPayment),
}

export const Checkout: Operation<CheckoutQuery, CheckoutQueryVariables> = {
  id: '8e31cf4cb2979074013d80622611fc6e041f48ef61cfc7b31e8c6b43e3e2ad81',
  name: 'Checkout',
  document: () => import('../documents/Checkout.ts').then((file) => file.Checkout),
}

export const OrderedCart: Operation<OrderedCartQuery, OrderedCartQueryVariables> = {
  id: '63c80b309bcc2a97a361fc811a595ecd6253a0391b19e6f5fe1d062388f1e0bf',
  name: 'OrderedCart',
  document: () => import('../documents/Checkout.ts').then((file) => file.OrderedCart),
}

export const ResetWallet: Operation<ResetWalletMutation, ResetWalletMutationVariables> = {
  id: '9fe545707a79aa378570b7691e02d2c10b37aa7291b9a6a9a2b9ae96cc418ead',
  name: 'ResetWallet',
  document: () => import('../documents/Checkout.ts').then((file) => file.ResetWallet),
}