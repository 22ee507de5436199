import type { Operation } from '../../lib/data/operation.ts'
import type { CartQuery, CartQueryVariables, CartGlanceQuery, CartGlanceQueryVariables, CartReservationQuery, CartReservationQueryVariables, CartUpdateMutation, CartUpdateMutationVariables, ExtendReservationMutation, ExtendReservationMutationVariables, RefreshReservationMutation, RefreshReservationMutationVariables } from '../operation-types.ts'
export const Cart: Operation<CartQuery, CartQueryVariables> = {
  id: '3e6451262a9bcc351a106fae37e27275b44b73cf077d2332377155009747acf1',
  name: 'Cart',
  document: () => import('../documents/Cart.ts').then((file) => file.Cart),
}

export const CartGlance: Operation<CartGlanceQuery, CartGlanceQueryVariables> = {
  id: '4c061642ac5318d03c87f84a48567f784728b2fffba6f129c2e1fd7517538b1d',
  name: 'CartGlance',
  document: () => import('../documents/Cart.ts').then((file) => file.CartGlance),
}

export const CartReservation: Operation<CartReservationQuery, CartReservationQueryVariables> = {
  id: '5c5dbdd0ca4011024af0953b71c202ed7c376fc7855658d5d1fa6c6f17523832',
  name: 'CartReservation',
  document: () => import('../documents/Cart.ts').then((file) => file.CartReservation),
}

export const CartUpdate: Operation<CartUpdateMutation, CartUpdateMutationVariables> = {
  id: '288d0dad1ad7d746919eb82ee78a1d964a9b0a1df251e349a320adf8d23d0128',
  name: 'CartUpdate',
  document: () => import('../documents/Cart.ts').then((file) => file.CartUpdate),
}

export const ExtendReservation: Operation<ExtendReservationMutation, ExtendReservationMutationVariables> = {
  id: '6f1b9a4be3913ad4d1ad17288519c386696836750964ee80d473eb79bfb311f2',
  name: 'ExtendReservation',
  document: () => import('../documents/Cart.ts').then((file) => file.ExtendReservation),
}

export const RefreshReservation: Operation<RefreshReservationMutation, RefreshReservationMutationVariables> = {
  id: '13a4fe0913a321ea2241dc057d35c4a8f60bc66fc3a5c0f28e4f01d0977f76d3',
  name: 'RefreshReservation',
  document: () => import('../documents/Cart.ts').then((file) => file.RefreshReservation),
}