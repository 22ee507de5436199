import type { Operation } from '../../lib/data/operation.ts'
import type { CartQuery, CartQueryVariables, CartGlanceQuery, CartGlanceQueryVariables, CartReservationQuery, CartReservationQueryVariables, CartUpdateMutation, CartUpdateMutationVariables, ExtendReservationMutation, ExtendReservationMutationVariables, RefreshReservationMutation, RefreshReservationMutationVariables } from '../operation-types.ts'
export const Cart: Operation<CartQuery, CartQueryVariables> = {
  id: 'e5d79bd04838799d7c61b034ba4b261dbda8a0989eab1e46d577c804a8545e92',
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
  id: '69ffbba3b3e12bf229c6796d08af00e07fd58b6c310528b22ee2b917bfde88ba',
  name: 'CartUpdate',
  document: () => import('../documents/Cart.ts').then((file) => file.CartUpdate),
}

export const ExtendReservation: Operation<ExtendReservationMutation, ExtendReservationMutationVariables> = {
  id: '9ada5b1b01506912e73bf1c4b84bced3f953ce3fb7bedd02d0c910211cf4d406',
  name: 'ExtendReservation',
  document: () => import('../documents/Cart.ts').then((file) => file.ExtendReservation),
}

export const RefreshReservation: Operation<RefreshReservationMutation, RefreshReservationMutationVariables> = {
  id: '0081c51f40a156ee8ffc6693706b5619cdf439ea705a6a41d25eb195cc2140d7',
  name: 'RefreshReservation',
  document: () => import('../documents/Cart.ts').then((file) => file.RefreshReservation),
}