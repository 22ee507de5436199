import type { Operation } from '../../lib/data/operation.ts'
import type { AbortPaymentMutation, AbortPaymentMutationVariables, CheckoutQuery, CheckoutQueryVariables, OrderedCartQuery, OrderedCartQueryVariables, ResetWalletMutation, ResetWalletMutationVariables } from '../operation-types.ts'
export const AbortPayment: Operation<AbortPaymentMutation, AbortPaymentMutationVariables> = {
  id: '0ba751663ca2ff7d1d0f787dda914dbc7dd9cf95ee2aab3ceab445eed3b027cd',
  name: 'AbortPayment',
  document: () => import('../documents/Checkout.ts').then((file) => file.AbortPayment),
}

export const Checkout: Operation<CheckoutQuery, CheckoutQueryVariables> = {
  id: '23ec1b234dc8b228df04f511313275fdc3aecf6d82aeb121e78a645b6e8510a2',
  name: 'Checkout',
  document: () => import('../documents/Checkout.ts').then((file) => file.Checkout),
}

export const OrderedCart: Operation<OrderedCartQuery, OrderedCartQueryVariables> = {
  id: '63c80b309bcc2a97a361fc811a595ecd6253a0391b19e6f5fe1d062388f1e0bf',
  name: 'OrderedCart',
  document: () => import('../documents/Checkout.ts').then((file) => file.OrderedCart),
}

export const ResetWallet: Operation<ResetWalletMutation, ResetWalletMutationVariables> = {
  id: 'adeafd112b307fd0f14af01cb5e23082412c80c705424db2e3227ac0a15ff8e8',
  name: 'ResetWallet',
  document: () => import('../documents/Checkout.ts').then((file) => file.ResetWallet),
}