import type { Operation } from '../../lib/data/operation.ts'
import type { CartQuery, CartQueryVariables, CartGlanceQuery, CartGlanceQueryVariables, CartReservationQuery, CartReservationQueryVariables, CartUpdateMutation, CartUpdateMutationVariables, ExtendReservationMutation, ExtendReservationMutationVariables, RefreshReservationMutation, RefreshReservationMutationVariables } from '../operation-types.ts'
export const Cart: Operation<CartQuery, CartQueryVariables> = {
  id: '756e48f81376a52257efb96e8b013fcf3ba5458f009f49fa7c1968db89ece344',
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
  id: 'c27b93ef933d92413145207e439c55c4c62e21e80b3c622f974d6008f5e3d94c',
  name: 'CartUpdate',
  document: () => import('../documents/Cart.ts').then((file) => file.CartUpdate),
}

export const ExtendReservation: Operation<ExtendReservationMutation, ExtendReservationMutationVariables> = {
  id: '02856dddd32da950dea67ddbd72cc1565ce96c3bb82bc50b642f090da421e8b0',
  name: 'ExtendReservation',
  document: () => import('../documents/Cart.ts').then((file) => file.ExtendReservation),
}

export const RefreshReservation: Operation<RefreshReservationMutation, RefreshReservationMutationVariables> = {
  id: '46557a24527bac387a06960868fb99fcbdbe702b1b6e38e466ab99d2893d4fb2',
  name: 'RefreshReservation',
  document: () => import('../documents/Cart.ts').then((file) => file.RefreshReservation),
}