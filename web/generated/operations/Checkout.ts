import type { Operation } from '../../lib/data/operation.ts'
import type { AbortPaymentMutation, AbortPaymentMutationVariables, CheckoutQuery, CheckoutQueryVariables, OrderedCartQuery, OrderedCartQueryVariables, ResetWalletMutation, ResetWalletMutationVariables } from '../operation-types.ts'
export const AbortPayment: Operation<AbortPaymentMutation, AbortPaymentMutationVariables> = {
  id: '040b95a36c1dfd640f41b04ea6d75aed2fb05f2bf060d1a50ee4df09bb458f48',
  name: 'AbortPayment',
  document: () => import('../documents/Checkout.ts').then((file) => file.AbortPayment),
}

export const Checkout: Operation<CheckoutQuery, CheckoutQueryVariables> = {
  id: '1f2520410758ab98907c71a92a0f5b8e2e33d512fe78b83b8708ed5f9020358b',
  name: 'Checkout',
  document: () => import('../documents/Checkout.ts').then((file) => file.Checkout),
}

export const OrderedCart: Operation<OrderedCartQuery, OrderedCartQueryVariables> = {
  id: '63c80b309bcc2a97a361fc811a595ecd6253a0391b19e6f5fe1d062388f1e0bf',
  name: 'OrderedCart',
  document: () => import('../documents/Checkout.ts').then((file) => file.OrderedCart),
}

export const ResetWallet: Operation<ResetWalletMutation, ResetWalletMutationVariables> = {
  id: '422c0c73a49097c3b964f39447f604ebc811a7f47496f2ca57f9479b34daa53d',
  name: 'ResetWallet',
  document: () => import('../documents/Checkout.ts').then((file) => file.ResetWallet),
}