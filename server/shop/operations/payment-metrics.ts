import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { PaymentFigures } from '../modules/orders/settlement/operators/payment-figures.ts'
import type { PaymentsService } from '../modules/orders/settlement/payments.service.ts'

/** How long figures stand for one scrape: the gauges ask together. Milliseconds. */
const togetherFor = 1000

/** Payments at /metrics/database; notifications, which each engine counts, at /metrics. Register after `databaseMetrics`. */
export const paymentMetrics = fp(
  async (
    app: FastifyInstance,
    {
      figures,
      payments,
    }: { figures: () => Promise<PaymentFigures>; payments: Pick<PaymentsService, 'alarms' | 'notifications'> },
  ) => {
    const { Counter, Gauge } = app.metrics.client
    let last: { at: number; found: Promise<PaymentFigures | null> } | null = null
    const find = (): Promise<PaymentFigures | null> => {
      if (last === null || last.at < Date.now() - togetherFor)
        last = { at: Date.now(), found: figures().catch(() => null) }
      return last.found
    }
    new Gauge({
      registers: [app.databaseRegistry],
      name: 'shop_payments',
      help: 'Payments that began in the last 24 hours, by method and state',
      labelNames: ['method', 'state'],
      async collect() {
        this.reset()
        for (const { method, state, count } of (await find())?.payments ?? []) this.set({ method, state }, count)
      },
    })
    new Gauge({
      registers: [app.databaseRegistry],
      name: 'shop_payment_oldest_unsettled_seconds',
      help: 'Age of the oldest payment of which the provider has not said whether it is paid',
      async collect() {
        this.set((await find())?.oldestUnsettled ?? Number.NaN)
      },
    })
    new Gauge({
      registers: [app.databaseRegistry],
      name: 'shop_payment_alarms',
      help: 'What a person should look at: failed commands, orders whose promised money was withdrawn, money for which there is no order; of the last 24 hours refused messages, and money that came for an ended order',
      labelNames: ['kind'],
      async collect() {
        const found = await payments.alarms().catch(() => null)
        for (const kind of ['failedCommands', 'refusedEvents', 'lateMoney', 'withdrawn', 'withoutOrder'] as const)
          this.set({ kind }, found?.[kind] ?? Number.NaN)
      },
    })
    new Counter({
      name: 'shop_payment_notifications_total',
      help: 'Notifications of providers, by outcome; of those that are not believed only some are stored',
      labelNames: ['provider', 'outcome'],
      collect() {
        this.reset()
        for (const { provider, outcome, count } of payments.notifications()) this.inc({ provider, outcome }, count)
      },
    })
    new Gauge({
      registers: [app.databaseRegistry],
      name: 'shop_payment_commands',
      help: 'Captures, voids, refunds and inquiries that are not done: open ones are tried again, failed ones wait for a person',
      labelNames: ['kind', 'state'],
      async collect() {
        this.reset()
        for (const { kind, state, count } of (await find())?.commands ?? []) this.set({ kind, state }, count)
      },
    })
  },
  { name: 'payment-metrics', dependencies: ['database-metrics'] },
)
