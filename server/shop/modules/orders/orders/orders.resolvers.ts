import type { SubmitCartResult } from '#contract/generated/types.ts'
import type { Resolvers } from '#engine/generated/resolvers.ts'
import { askingOf } from '#engine/graphql/cart-of-call.ts'
import type { ShopContext } from '#engine/graphql/context.ts'
import { messageOf } from '../../checkout/payments/payment-method-view.ts'
import type { SubmitResult } from './orders.service.ts'

const nothing: SubmitCartResult = {
  successful: false,
  computopData: null,
  errorMessage: null,
  errorCode: null,
  orderId: null,
  redirectUrl: null,
  newCartId: null,
  approvalId: null,
  checkout: null,
}

/** As the contract has it, the checkout aside. */
const toResult = (submitted: SubmitResult, context: ShopContext): SubmitCartResult => {
  if (submitted.kind === 'refused') {
    const { code, refusal, lostVoucher } = submitted
    if (lostVoucher) {
      const key = `orders.submit.lostVoucher.${lostVoucher.reason}`
      return { ...nothing, errorCode: code, errorMessage: context.translate(context, key, { code: lostVoucher.code }) }
    }
    const reason = refusal ? messageOf(refusal, context, context.translate) : ''
    return {
      ...nothing,
      errorCode: code,
      errorMessage: context.translate(context, `orders.submit.${code}`, { reason }),
    }
  }
  if (submitted.kind === 'waits') return { ...nothing, successful: true, approvalId: submitted.approvalId }
  const { orderNumber } = submitted
  if (submitted.kind === 'placed')
    return { ...nothing, successful: true, orderId: orderNumber, newCartId: submitted.newCartId }
  const { next } = submitted
  if (next.kind === 'redirect') return { ...nothing, successful: true, orderId: orderNumber, redirectUrl: next.url }
  const { kind, ...computopData } = next
  return { ...nothing, successful: true, orderId: orderNumber, computopData }
}

export const ordersResolvers: Resolvers = {
  Query: {
    getPaymentReturn: async (_parent, { token }, context) =>
      context.payments.paymentReturn(token, await context.identity()),
  },
  Mutation: {
    submitCart: async (_parent, { data }, context) => {
      const asking = await askingOf(data.cartId, context)
      const submitted = await context.orders.submit(asking.identity, context, {
        cartId: asking.cartId,
        submissionId: data.submissionId ?? null,
        quoteHash: data.quoteHash ?? null,
        comment: data.comment ?? null,
        newsletter: data.newsletter ?? false,
      })
      if (submitted.kind === 'refused' && submitted.why)
        context.log.warn({ why: submitted.why }, 'a payment could not begin')
      const isChanged = submitted.kind === 'refused' && submitted.code !== 'orderAlreadySubmitted'
      const result = toResult(submitted, context)
      return isChanged ? { ...result, checkout: await context.checkout.find(asking) } : result
    },
    abortPayment: async (_parent, { cartId, attempt }, context) => {
      const asking = await askingOf(cartId, context)
      await context.orders.abort(asking.identity, context, asking.cartId, attempt ?? null)
      const checkout = await context.checkout.find(asking)
      return { successful: true, generalErrorMessage: null, fieldErrors: [], checkout }
    },
    settlePaymentReturn: async (_parent, { token, fields }, context) =>
      context.payments.settleReturn(token, fields, await context.identity()),
  },
}
