import type { PageContext } from 'vike/types'
import { OrderToWithdraw } from '../../generated/operations.ts'
import { send } from '../../lib/data/send.ts'
import type { Values } from '../../lib/forms/form-element.ts'
import { type Declaration, knownCustomer, loadDeclaration } from './declaration.ts'

export type WithdrawalData = Declaration<'withdrawal'>

const orderIdForm = /^\d{1,20}$/

/** Filled with an order of the visitor's own, or a guest's by the key of its link, when the address names one. */
export function loadWithdrawal(pageContext: PageContext): Promise<WithdrawalData> {
  const requested = new URLSearchParams(pageContext.urlParsed.searchOriginal ?? '')
  const orderId = requested.get('orderId') ?? ''
  const key = requested.get('key')
  const finding = orderIdForm.test(orderId) ? ofOrder(pageContext, { orderId, key }) : ofCustomer(pageContext)
  return loadDeclaration(pageContext, 'withdrawal', finding)
}

async function ofOrder(pageContext: PageContext, requested: { orderId: string; key: string | null }): Promise<Values> {
  const { runOperation } = pageContext
  const order = (await send(OrderToWithdraw, requested, { runOperation })).data?.getOrderDetailsV2?.order
  if (!order) return ofCustomer(pageContext)
  const { firstName, lastName } = order.billingAddress
  return { orderNumber: order.orderId, name: `${firstName} ${lastName}`, email: order.email }
}

const ofCustomer = (pageContext: PageContext): Promise<Values> => knownCustomer(pageContext, '/service/withdrawal')
