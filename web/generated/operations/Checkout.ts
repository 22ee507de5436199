import type { Operation } from '../../lib/data/operation.ts'
import type { AbortPaymentMutation, AbortPaymentMutationVariables, CheckoutQuery, CheckoutQueryVariables, OrderedCartQuery, OrderedCartQueryVariables, ResetWalletMutation, ResetWalletMutationVariables } from '../operation-types.ts'
export const AbortPayment: Operation<AbortPaymentMutation, AbortPaymentMutationVariables> = {
  id: '1a4c3f5161f7e629050deac7e25201a7f1b65c569fb4d82e7c201e25190ca33d',
  name: 'AbortPayment',
  document: () => import('../documents/Checkout.ts').then((file) => file.AbortPayment),
}

export const Checkout: Operation<CheckoutQuery, CheckoutQueryVariables> = {
  id: 'f98304c93c256ed795e45b8152f0231dd6d414966456fe821fe0c0a5cb9e31c2',
  name: 'Checkout',
  document: () => import('../documents/Checkout.ts').then((file) => file.Checkout),
}

export const OrderedCart: Operation<OrderedCartQuery, OrderedCartQueryVariables> = {
  id: '63c80b309bcc2a97a361fc811a595ecd6253a0391b19e6f5fe1d062388f1e0bf',
  name: 'OrderedCart',
  document: () => import('../documents/Checkout.ts').then((file) => file.OrderedCart),
}

export const ResetWallet: Operation<ResetWalletMutation, ResetWalletMutationVariables> = {
  id: '12c8ccde5dc99dcca2b686d1d21a5c1fd7dbf552c26640400734341fc76eb8b4',
  name: 'ResetWallet',
  document: () => import('../documents/Checkout.ts').then((file) => file.ResetWallet),
}