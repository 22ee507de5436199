import type { ShopServices } from '../services.ts'
import type { JobPayloads } from './job-payloads.ts'
import type { Task } from './worker.ts'

type Tasks = { [Name in keyof JobPayloads]: Task<JobPayloads[Name]> }

/** Who does what, a line a task. */
export const tasksOf = ({
  carts,
  editors,
  forms,
  lightning,
  mails,
  newsletter,
  orderDocuments,
  payments,
  prime,
  returnLabels,
  returns,
  reviewRequests,
  shippedStock,
  stockAlerts,
  studio,
  visitors,
}: ShopServices): Tasks => ({
  'mails.send': ({ id }) => mails.send(id),
  'mails.clean': (_nothing, { signal }) => mails.clean(signal),
  'visitors.sendLink': ({ id }) => visitors.sendLink(id),
  'visitors.clean': (_nothing, { signal }) => visitors.clean(signal),
  'carts.clean': (_nothing, { signal }) => carts.clean(signal),
  'editors.clean': () => editors.clean(),
  'forms.clean': (_nothing, { signal }) => forms.clean(signal),
  'lightning.expire': ({ dealId }) => lightning.expire(dealId),
  'payments.command': ({ id }, { attempt }) => payments.command(id, attempt),
  'payments.expire': ({ id }) => payments.expire(id),
  'payments.inquire': async ({ id }) => void (await payments.inquire(id)),
  'payments.remind': ({ id }) => payments.remind(id),
  'payments.sweep': (_nothing, { signal }) => payments.sweep(signal),
  'prime.applyCancellation': ({ id }) => prime.cancellations.apply(id),
  'prime.renew': ({ id }) => prime.renewals.renew(id),
  'prime.round': (_nothing, { signal }) => prime.renewals.round(signal),
  'prime.waitingList.ask': ({ id }) => prime.waitingList.ask(id),
  'prime.waitingList.clean': () => prime.waitingList.clean(),
  'prime.waitingList.mail': (_nothing, { signal }) => prime.waitingList.mail(signal),
  'returns.label': ({ id }, { attempt }) => returnLabels.make(id, attempt),
  'returns.clean': () => returns.clean(),
  'stock.releaseShipped': ({ claims }, { signal }) => shippedStock.release(claims, signal),
  'lightning.sweep': (_nothing, { signal }) => lightning.sweep(signal),
  'newsletter.ask': ({ id }) => newsletter.ask(id),
  'newsletter.clean': () => newsletter.clean(),
  'newsletter.end': ({ id }) => newsletter.end(id),
  'orders.document': ({ id }) => orderDocuments.make(id),
  'reviewRequests.send': ({ orderId }) => reviewRequests.send(orderId),
  'stockAlerts.ask': ({ id }) => stockAlerts.ask(id),
  'stockAlerts.clean': () => stockAlerts.clean(),
  'studio.publish': ({ id }) => studio.publishing.publishPlanned(id),
  'studio.withdraw': ({ id }) => studio.publishing.withdrawPlanned(id),
  'stockAlerts.mail': (_nothing, { signal }) => stockAlerts.mail(signal),
})

/** What comes round by itself, as cron says it, in UTC. Of several engines one does it; what a stopped shop missed is made up for once. */
export const rounds: { task: keyof JobPayloads; match: string }[] = [
  { task: 'visitors.clean', match: '17 2 * * *' },
  { task: 'lightning.sweep', match: '* * * * *' },
  { task: 'payments.sweep', match: '41 * * * *' },
  { task: 'carts.clean', match: '32 2 * * *' },
  { task: 'editors.clean', match: '7 3 * * *' },
  { task: 'forms.clean', match: '2 3 * * *' },
  { task: 'prime.round', match: '26 * * * *' },
  { task: 'prime.waitingList.clean', match: '37 3 * * *' },
  { task: 'prime.waitingList.mail', match: '*/10 * * * *' },
  { task: 'returns.clean', match: '12 3 * * *' },
  { task: 'mails.clean', match: '47 2 * * *' },
  { task: 'newsletter.clean', match: '27 3 * * *' },
  { task: 'stockAlerts.clean', match: '22 3 * * *' },
  // What no engine has heard of, because none was running.
  { task: 'stockAlerts.mail', match: '51 * * * *' },
]
