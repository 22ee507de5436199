type Nothing = Record<string, never>

/** Every task with what its jobs carry: ids, never personal data, since failed jobs stay. `tasks.ts` has who does it. */
export type JobPayloads = {
  'mails.send': { id: string }
  'mails.clean': Nothing
  'visitors.clean': Nothing
  'carts.clean': Nothing
  'editors.clean': Nothing
  'feeds.make': Nothing
  'forms.clean': Nothing
  'lightning.announce': { productId: string }
  'lightning.expire': { dealId: string }
  'lightning.sweep': Nothing
  'loads.clean': Nothing
  'newsletter.ask': { id: string }
  'newsletter.clean': Nothing
  'newsletter.end': { id: string }
  'orders.document': { id: string }
  'payments.command': { id: string }
  'payments.expire': { id: string }
  'payments.inquire': { id: string }
  'payments.remind': { id: string }
  /** Hourly: what jobs have left undone, and old events. */
  'payments.sweep': Nothing
  'prices.apply': Nothing
  'prices.clean': Nothing
  'prime.applyCancellation': { id: string }
  /** A membership whose renewal is due. */
  'prime.renew': { id: string }
  'prime.round': Nothing
  'prime.waitingList.ask': { id: string }
  'prime.waitingList.clean': Nothing
  'prime.waitingList.mail': Nothing
  'returns.label': { id: string }
  'returns.clean': Nothing
  /** Hourly: labels whose job was lost. */
  'returns.sweep': Nothing
  'reviewRequests.send': { orderId: string }
  'stock.releaseShipped': { claims: { orderId: string; itemId: string; remaining: number }[] }
  'stockAlerts.ask': { id: string }
  'stockAlerts.clean': Nothing
  'stockAlerts.mail': Nothing
  'studio.publish': { id: string }
  'studio.withdraw': { id: string }
  'tracking.clean': Nothing
  'visitors.sendLink': { id: string }
}
