import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { buildInfo, buildInfoHelp, buildInfoLabels } from '#lib/process/build-info.ts'
import type { Tally } from '#lib/tally.ts'
import { type DatabaseState, databaseStates } from '../db/database-state.ts'

type Read<Label extends string> = Tally<Label>['read']

type EngineMetricsOptions = {
  databaseState: () => Promise<DatabaseState>
  databaseRefusals: Read<'code'>
  /** Milliseconds that this engine is behind the database. */
  changeLag: () => number
  logins: Read<'outcome'>
  mails: Read<'outcome'>
  providerCalls: Read<'provider' | 'outcome'>
  /** Where the engine writes. */
  dataDir: string
}

/** What this engine sees and does, at /metrics: sums over all engines are right. Register after `metrics`. */
export const engineMetrics = fp(
  async (app: FastifyInstance, options: EngineMetricsOptions) => {
    const { Counter, Gauge } = app.metrics.client
    const counters: [name: string, help: string, labels: string[], read: Read<string>][] = [
      [
        'shop_logins_total',
        'Logins by how they ended: done, wrong (password or account), delayed after too many, locked, busy',
        ['outcome'],
        options.logins,
      ],
      [
        'shop_mails_total',
        'Mails by what became of them: sent, stored (no server is set), failed for now, given up as refused, late or unwritten',
        ['outcome'],
        options.mails,
      ],
      [
        'shop_provider_calls_total',
        'Calls to payment providers and carriers: answered, refused (4xx), failed (no answer, 429, 5xx)',
        ['provider', 'outcome'],
        options.providerCalls,
      ],
      [
        'shop_database_refusals_total',
        'Statements that PostgreSQL refused for want of what it needs, by code: 25006 read only, 53100 disk full, 53200 memory …',
        ['code'],
        options.databaseRefusals,
      ],
    ]
    for (const [name, help, labelNames, read] of counters)
      new Counter({
        name,
        help,
        labelNames,
        collect() {
          this.reset()
          for (const { labels, count } of read()) this.inc(labels, count)
        },
      })

    new Gauge({ name: 'shop_build_info', help: buildInfoHelp, labelNames: [...buildInfoLabels] }).set(buildInfo, 1)
    new Gauge({
      name: 'shop_changes_lag_seconds',
      help: 'Seconds since the moment up to which this engine knows what changed in the database: about one',
      collect() {
        this.set(options.changeLag() / 1000)
      },
    })
    new Gauge({
      name: 'shop_database_state',
      help: 'Whether the database is in the state, as this engine sees it: up, readonly, down',
      labelNames: ['state'],
      async collect() {
        const now = await options.databaseState()
        for (const state of databaseStates) this.set({ state }, state === now ? 1 : 0)
      },
    })
    new Gauge({
      name: 'shop_disk_bytes',
      help: 'Disk of DATA_DIR, where this engine keeps pictures and its index: size, and what is free for it',
      labelNames: ['state'],
      async collect() {
        this.reset()
        const disk = await statfs(options.dataDir).catch(() => null)
        if (!disk) return
        this.set({ state: 'size' }, disk.blocks * disk.bsize)
        this.set({ state: 'free' }, disk.bavail * disk.bsize)
      },
    })
  },
  { name: 'engine-metrics', dependencies: ['shop-metrics'] },
)
