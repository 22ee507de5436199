import type { Operation } from '../../lib/data/operation.ts'
import type { OrderFormPdfMutation, OrderFormPdfMutationVariables, OrderFormToCartMutation, OrderFormToCartMutationVariables, ValidateOrderFormMutation, ValidateOrderFormMutationVariables } from '../operation-types.ts'
export const OrderFormPdf: Operation<OrderFormPdfMutation, OrderFormPdfMutationVariables> = {
  id: '4b8672aa95334cacd255b09c787711fb0a4c52f482084f788a0f7b8aefc8fc0f',
  name: 'OrderFormPdf',
  document: () => import('../documents/OrderForm.ts').then((file) => file.OrderFormPdf),
}

export const OrderFormToCart: Operation<OrderFormToCartMutation, OrderFormToCartMutationVariables> = {
  id: '89722099a0fb48d060b328212135d6cbaa55dbe0473f9eef3d4550a0eded01d6',
  name: 'OrderFormToCart',
  document: () => import('../documents/OrderForm.ts').then((file) => file.OrderFormToCart),
}

export const ValidateOrderForm: Operation<ValidateOrderFormMutation, ValidateOrderFormMutationVariables> = {
  id: '498bd34e8a79720bf6c8867c529472a04f0b85f37c251d70867268b8bfa81ea2',
  name: 'ValidateOrderForm',
  document: () => import('../documents/OrderForm.ts').then((file) => file.ValidateOrderForm),
}