import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { PaymentFigures } from '../modules/orders/settlement/operators/payment-figures.ts'
import type { PaymentsService } from '../modules/orders/settlement/payments.service.ts'

/** How long figures stand for one scrape: the gauges ask together. Milliseconds. */
const togetherFor = 1000

/** Payments at /metrics, as the database has them: each engine tells the same. Register after `metrics`. */
export const paymentMetrics = fp(
  async (
    app: FastifyInstance,
    {
      figures,
      payments,
    }: { figures: () => Promise<PaymentFigures>; payments: Pick<PaymentsService, 'alarms' | 'notifications'> },
  ) => {
    const { Gauge } = app.metrics.client
    let last: { at: number; found: Promise<PaymentFigures | null> } | null = null
    const find = (): Promise<PaymentFigures | null> => {
      if (last === null || last.at < Date.now() - togetherFor)
        last = { at: Date.now(), found: figures().catch(() => null) }
      return last.found
    }
    new Gauge({
      name: 'shop_payments',
      help: 'Payments that began in the last 24 hours, by method and state',
      labelNames: ['method', 'state'],
      async collect() {
        this.reset()
        for (const { method, state, count } of (await find())?.payments ?? []) this.set({ method, state }, count)
      },
    })
    new Gauge({
      name: 'shop_payment_oldest_unsettled_seconds',
      help: 'Age of the oldest payment of which the provider has not said whether it is paid',
      async collect() {
        this.set((await find())?.oldestUnsettled ?? Number.NaN)
      },
    })
    new Gauge({
      name: 'shop_payment_alarms',
      help: 'What a person should look at: failed commands, orders whose promised money was withdrawn; of the last 24 hours refused messages, and money that came for an ended order',
      labelNames: ['kind'],
      async collect() {
        const found = await payments.alarms().catch(() => null)
        for (const kind of ['failedCommands', 'refusedEvents', 'lateMoney', 'withdrawn'] as const)
          this.set({ kind }, found?.[kind] ?? Number.NaN)
      },
    })
    new Gauge({
      name: 'shop_payment_notifications',
      help: 'Notifications of providers since the start of this engine, by outcome; of those that are not believed only some are stored',
      labelNames: ['provider', 'outcome'],
      collect() {
        for (const { provider, outcome, count } of payments.notifications()) this.set({ provider, outcome }, count)
      },
    })
    new Gauge({
      name: 'shop_payment_commands',
      help: 'Captures, voids, refunds and inquiries that are not done: open ones are tried again, failed ones wait for a person',
      labelNames: ['kind', 'state'],
      async collect() {
        this.reset()
        for (const { kind, state, count } of (await find())?.commands ?? []) this.set({ kind, state }, count)
      },
    })
  },
  { name: 'payment-metrics', dependencies: ['shop-metrics'] },
)
