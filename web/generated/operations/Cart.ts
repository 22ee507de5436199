import type { Operation } from '../../lib/data/operation.ts'
import type { CartQuery, CartQueryVariables, CartGlanceQuery, CartGlanceQueryVariables, CartReservationQuery, CartReservationQueryVariables, CartUpdateMutation, CartUpdateMutationVariables, ExtendReservationMutation, ExtendReservationMutationVariables, RefreshReservationMutation, RefreshReservationMutationVariables } from '../operation-types.ts'
export const Cart: Operation<CartQuery, CartQueryVariables> = {
  id: 'c67e11299b001a81d3ace99487ef6c4e39849c59559228fbbb475d4b766a4cd9',
  name: 'Cart',
  document: () => import('../documents/Cart.ts').then((file) => file.Cart),
}

export const CartGlance: Operation<CartGlanceQuery, CartGlanceQueryVariables> = {
  id: '55a0c2c1fd2d85862a8bee2e5fc307ee77deb94bcd35ef351408c3e4e67b63f6',
  name: 'CartGlance',
  document: () => import('../documents/Cart.ts').then((file) => file.CartGlance),
}

export const CartReservation: Operation<CartReservationQuery, CartReservationQueryVariables> = {
  id: '5c5dbdd0ca4011024af0953b71c202ed7c376fc7855658d5d1fa6c6f17523832',
  name: 'CartReservation',
  document: () => import('../documents/Cart.ts').then((file) => file.CartReservation),
}

export const CartUpdate: Operation<CartUpdateMutation, CartUpdateMutationVariables> = {
  id: 'd165424bcf0425f7e90a3d14a60ef3f04f1a55d99069307b22bd76b6b9d3212b',
  name: 'CartUpdate',
  document: () => import('../documents/Cart.ts').then((file) => file.CartUpdate),
}

export const ExtendReservation: Operation<ExtendReservationMutation, ExtendReservationMutationVariables> = {
  id: '6fda131acbafd34fec97eb5c64c740f809d80aba7f21b8c0a00d8286cacb49b7',
  name: 'ExtendReservation',
  document: () => import('../documents/Cart.ts').then((file) => file.ExtendReservation),
}

export const RefreshReservation: Operation<RefreshReservationMutation, RefreshReservationMutationVariables> = {
  id: '6c5d506d20a7236d2a4878f3cf2ae2906485564e9b11f1ed151ca03d88984bdc',
  name: 'RefreshReservation',
  document: () => import('../documents/Cart.ts').then((file) => file.RefreshReservation),
}