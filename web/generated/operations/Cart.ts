import type { Operation } from '../../lib/data/operation.ts'
import type { CartQuery, CartQueryVariables, CartGlanceQuery, CartGlanceQueryVariables, CartReservationQuery, CartReservationQueryVariables, CartUpdateMutation, CartUpdateMutationVariables, ExtendReservationMutation, ExtendReservationMutationVariables, RefreshReservationMutation, RefreshReservationMutationVariables } from '../operation-types.ts'
export const Cart: Operation<CartQuery, CartQueryVariables> = {
  id: 'da2a2781c6e63a506ab6a4654622e4db5bbadd05a09eb00ee7b8311d304c0d2f',
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
  id: '716a818e19247e743f1f1205a28922a80336e5642473876b6054c23ee2ebd895',
  name: 'CartUpdate',
  document: () => import('../documents/Cart.ts').then((file) => file.CartUpdate),
}

export const ExtendReservation: Operation<ExtendReservationMutation, ExtendReservationMutationVariables> = {
  id: '73cfb8528bd33a28c0168a6ddf08d0d87ce0c1679e8d878f6bf2055b5ab9c3f2',
  name: 'ExtendReservation',
  document: () => import('../documents/Cart.ts').then((file) => file.ExtendReservation),
}

export const RefreshReservation: Operation<RefreshReservationMutation, RefreshReservationMutationVariables> = {
  id: '2eb93fd081834b5827c17021bf62f9a503ef1280d9b77032ae8ef64cd8fdc1ed',
  name: 'RefreshReservation',
  document: () => import('../documents/Cart.ts').then((file) => file.RefreshReservation),
}