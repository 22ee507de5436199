import type { SubmitCartResult } from '#contract/generated/types.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import type { ShopContext } from '../../graphql/context.ts'
import type { Submitted } from './orders.service.ts'

const nothing: SubmitCartResult = {
  successful: false,
  computopData: null,
  errorMessage: null,
  errorCode: null,
  orderId: null,
  redirectUrl: null,
  newCartId: null,
  checkout: null,
}

/** As the contract has it, the checkout aside. */
const toResult = (submitted: Submitted, context: ShopContext): SubmitCartResult => {
  if (submitted.kind === 'refused') {
    const { code } = submitted
    return { ...nothing, errorCode: code, errorMessage: context.translate(context, `orders.submit.${code}`) }
  }
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
      const submitted = await context.orders.submit(await context.identity(), context, {
        cartId: data.cartId ?? context.caller.cartId ?? '',
        submissionId: data.submissionId ?? null,
        quoteHash: data.quoteHash ?? null,
        comment: data.comment ?? null,
      })
      return toResult(submitted, context)
    },
    settlePaymentReturn: async (_parent, { token, fields }, context) =>
      context.payments.settleReturn(token, fields, await context.identity()),
  },
}
