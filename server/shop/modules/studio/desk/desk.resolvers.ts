import type { Resolvers } from '#engine/generated/resolvers.ts'
import type { ShopContext } from '#engine/graphql/context.ts'
import type { DeskCall } from './desk-change.ts'

const callOf = async (key: string, { editor, store }: ShopContext): Promise<DeskCall> => ({
  desk: 'service',
  editor: await editor(),
  store: store.id,
  key,
})

/** Who may ask for what is decided by the gate (server/shop/graphql/studio-gate.ts). */
export const deskResolvers: Resolvers = {
  Query: {
    studio_orders: (_parent, search, { desk, store }) => desk.orders(search, store.id),
    studio_order: (_parent, { number }, { desk, store }) => desk.order(number, store.id),
    studio_orderDocument: (_parent, { number, id }, { desk, store }) => desk.document(number, id, store.id),
    studio_returns: (_parent, which, { desk, store }) => desk.returns(which, store.id),
    studio_return: (_parent, { rma }, { desk, store }) => desk.return(rma, store.id),
    studio_declarations: (_parent, which, { desk, store }) => desk.declarations(which, store.id),
    studio_reviews: (_parent, which, context) => context.desk.reviews(which, context),
    studio_customers: (_parent, search, { desk, store }) => desk.customers(search, store.id),
    studio_customer: (_parent, { id }, context) => context.desk.customer(id, context),
    studio_certificates: (_parent, which, { desk, store }) => desk.certificates(which, store.id),
    studio_usersWithoutMain: (_parent, _arguments, { desk, store }) => desk.usersWithoutMain(store.id),
    studio_mainUserChange: (_parent, { id }, { desk, store }) => desk.mainUserChange(id, store.id),
    studio_certificateFile: (_parent, { id }, { desk, store }) => desk.certificateFile(id, store.id),
    studio_deskTasks: async (_parent, _arguments, { desk, editor, store }) =>
      desk.tasks({ store: store.id, desks: (await editor()).desks }),
    studio_productGaps: (_parent, { kind, page }, context) => context.desk.productGaps(kind, page, context),
  },
  Mutation: {
    studio_cancelOrder: async (_parent, { number, key }, context) =>
      context.desk.cancel(number, await callOf(key, context)),
    studio_refundOrder: async (_parent, { number, amount, key }, context) =>
      context.desk.refund(number, amount, await callOf(key, context), context.log),
    studio_bookPayment: async (_parent, { number, key }, context) =>
      context.desk.bookPayment(number, await callOf(key, context), context.log),
    studio_shipOrder: async (_parent, { number, parcel, key }, context) =>
      context.desk.ship(number, parcel, await callOf(key, context)),
    studio_deliverOrder: async (_parent, { number, key }, context) =>
      context.desk.deliver(number, await callOf(key, context)),
    studio_retryCommand: async (_parent, { id, key }, context) => context.desk.retry(id, await callOf(key, context)),
    studio_sendMailAgain: async (_parent, { id, key }, context) =>
      context.desk.sendMail(id, await callOf(key, context)),
    studio_changeDeliveryAddress: async (_parent, { number, address, key }, context) =>
      context.desk.changeAddress(number, address, await callOf(key, context)),
    studio_addOrderNote: async (_parent, { number, text, key }, context) =>
      context.desk.addNote(number, text, await callOf(key, context)),
    studio_receiveReturn: async (_parent, { rma, lines, reason, key }, context) =>
      context.desk.receive(rma, { lines, reason: reason ?? null }, await callOf(key, context)),
    studio_matchDeclaration: async (_parent, { number, key, ...declaration }, context) =>
      context.desk.match(declaration, number, await callOf(key, context)),
    studio_answerDeclaration: async (_parent, { key, ...declaration }, context) =>
      context.desk.answer(declaration, await callOf(key, context)),
    studio_lockCustomer: async (_parent, { id, reason, key }, context) =>
      context.desk.lockCustomer(id, reason, await callOf(key, context)),
    studio_unlockCustomer: async (_parent, { id, key }, context) =>
      context.desk.unlockCustomer(id, await callOf(key, context)),
    studio_exportCustomer: async (_parent, { id, key }, context) =>
      context.desk.exportCustomer(id, await callOf(key, context)),
    studio_deleteCustomer: async (_parent, { id, key }, context) =>
      context.desk.deleteCustomer(id, await callOf(key, context), context),
    studio_decideCertificate: async (_parent, { id, reason, key }, context) =>
      context.desk.decideCertificate(id, reason ?? null, await callOf(key, context), context),
    studio_changeUserRights: async (_parent, { orderLimit, key, ...rights }, context) =>
      context.desk.changeUserRights({ ...rights, orderLimit: orderLimit ?? null }, await callOf(key, context)),
    studio_handOverOrganisation: async (_parent, { id, number, key }, context) =>
      context.desk.handOverOrganisation(id, number ?? null, await callOf(key, context), context),
    studio_changeMainUser: async (_parent, { key, ...pair }, context) =>
      context.desk.changeMainUser(pair, await callOf(key, context), context),
    studio_publishReview: async (_parent, { key, ...shown }, context) =>
      context.desk.publishReview(shown, await callOf(key, context)),
    studio_withdrawReview: async (_parent, { reason, key, ...shown }, context) =>
      context.desk.withdrawReview(shown, reason, await callOf(key, context)),
    studio_answerReview: async (_parent, { text, key, ...shown }, context) =>
      context.desk.answerReview(shown, text, await callOf(key, context), context),
  },
}
