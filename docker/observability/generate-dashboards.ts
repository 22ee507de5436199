/** Writes the dashboards for Grafana: each panel is a line here, and its place and form follow. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Unit = 'short' | 's' | 'percentunit' | 'bytes' | 'reqps' | 'currencyEUR'
type Panel = [title: string, unit: Unit, ...queries: [expr: string, legend: string][]]

const rate = (metric: string, by: string, range = '2m') => `sum by (${by}) (rate(${metric}[${range}]))`
const quantile = (share: number, metric: string, by = 'le') =>
  `histogram_quantile(${share}, sum by (${by}) (rate(${metric}_bucket[5m])))`
const answers = 'http_request_duration_seconds_count{job="edge"}'
const errors = 'http_request_duration_seconds_count{job="edge",status_code=~"5.."}'
const pages = 'http_request_duration_seconds_bucket{job="edge",method="GET",route="/*"}'
const pageQuantile = (share: number) => `histogram_quantile(${share}, sum by (le) (rate(${pages}[5m])))`

const business: Panel[] = [
  ['Orders an hour', 'short', ['sum by (store) (increase(shop_orders_placed_total[1h]))', '{{store}}']],
  [
    'Revenue an hour',
    'currencyEUR',
    ['sum by (store, currency) (increase(shop_order_revenue_total[1h]))', '{{store}} {{currency}}'],
  ],
  ['Orders an hour by payment', 'short', ['sum by (method) (increase(shop_orders_placed_total[1h]))', '{{method}}']],
  ['Payments of the last day', 'short', ['max by (method, state) (shop_payments)', '{{method}} {{state}}']],
  [
    'Money that a person looks at',
    'short',
    ['max by (kind) (shop_payment_alarms)', '{{kind}}'],
    ['sum by (kind, state) (shop_payment_commands)', '{{kind}} {{state}}'],
  ],
  ['Age of the oldest unsettled payment', 's', ['max(shop_payment_oldest_unsettled_seconds)', 'oldest']],
  [
    'Calls to providers',
    'reqps',
    [rate('shop_provider_calls_total', 'provider, outcome', '5m'), '{{provider}} {{outcome}}'],
  ],
  ['Logins', 'reqps', [rate('shop_logins_total', 'outcome', '5m'), '{{outcome}}']],
  ['Mails an hour', 'short', ['sum by (outcome) (increase(shop_mails_total[1h]))', '{{outcome}}']],
  ['Tasks of the desk', 'short', ['sum by (kind) (shop_desk_tasks)', '{{kind}}']],
  ['Products in feeds', 'short', ['sum by (store, state) (shop_feed_items)', '{{store}} {{state}}']],
  ['Age of feeds', 's', ['max by (store, format) (shop_feed_age_seconds)', '{{store}} {{format}}']],
]

const technology: Panel[] = [
  ['Answers of the edges', 'reqps', [`sum by (status_code) (rate(${answers}[2m]))`, '{{status_code}}']],
  ['Share of errors', 'percentunit', [`sum(rate(${errors}[2m])) / sum(rate(${answers}[2m]))`, 'errors']],
  ['Time of a page', 's', [pageQuantile(0.5), 'half'], [pageQuantile(0.95), '95 %'], [pageQuantile(0.99), '99 %']],
  ['Pages by how they were come by', 'reqps', [rate('edge_pages_total', 'outcome'), '{{outcome}}']],
  ['Time of a render', 's', [quantile(0.95, 'edge_render_seconds'), '95 %']],
  [
    'Time of the engine',
    's',
    [quantile(0.95, 'edge_upstream_call_seconds'), 'as edges see it, 95 %'],
    [quantile(0.95, 'shop_graphql_operation_seconds'), 'as engines see it, 95 %'],
  ],
  [
    'Refused for want of places',
    'reqps',
    [rate('edge_concurrency_rejected_total', 'work'), 'edge {{work}}'],
    ['sum(rate(shop_graphql_calls_rejected_total[2m]))', 'engine'],
    [rate('edge_rate_limited_total', 'limit'), 'too many: {{limit}}'],
  ],
  [
    'Kept from loading by a page’s policy',
    'reqps',
    [rate('edge_csp_reports_total', 'directive', '5m'), '{{directive}}'],
  ],
  ['Breakers (2: open)', 'short', ['max by (upstream) (edge_upstream_breaker_state)', '{{upstream}}']],
  ['Redis', 'short', ['sum by (connection, state) (edge_redis_state)', '{{connection}} {{state}}']],
  [
    'Database',
    'short',
    ['sum by (state) (shop_database_state)', 'engines that see it {{state}}'],
    ['sum by (state) (shop_database_connections)', 'connections {{state}}'],
  ],
  [
    'Changes are behind',
    's',
    ['max by (job) (edge_changes_lag_seconds)', 'edges'],
    ['max by (job) (shop_changes_lag_seconds)', 'engines'],
  ],
  [
    'Jobs',
    'short',
    ['sum by (state) (shop_jobs)', '{{state}}'],
    ['sum by (outcome) (increase(shop_jobs_total[5m]))', '{{outcome}} in 5 min'],
  ],
  ['Age of the oldest job', 's', ['max by (task) (shop_job_oldest_seconds{state!="failed"})', '{{task}}']],
  ['Free disk of engines', 'bytes', ['shop_disk_bytes{state="free"}', '{{instance}}']],
  [
    'Memory',
    'bytes',
    ['process_resident_memory_bytes', '{{job}} {{instance}}'],
    ['sum by (cache) (edge_cache_bytes)', 'cache {{cache}}'],
  ],
  ['Processor', 'percentunit', ['rate(process_cpu_seconds_total[2m])', '{{job}} {{instance}}']],
  ['Event loop is behind (99 %)', 's', ['nodejs_eventloop_lag_p99_seconds', '{{job}} {{instance}}']],
  [
    'What runs',
    'short',
    ['count by (version, node) (shop_build_info)', 'engine {{version}}'],
    ['count by (version, node, build) (edge_build_info)', 'edge {{version}} {{build}}'],
  ],
]

const datasource = { type: 'prometheus', uid: '$datasource' }
const height = 8
const width = 12

const panelOf = ([title, unit, ...queries]: Panel, index: number) => ({
  id: index + 1,
  type: 'timeseries',
  title,
  datasource,
  gridPos: { x: (index % 2) * width, y: Math.floor(index / 2) * height, w: width, h: height },
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi' } },
  targets: queries.map(([expr, legendFormat], query) => ({
    refId: String.fromCodePoint(65 + query),
    datasource,
    expr,
    legendFormat,
  })),
})

const write = (uid: string, title: string, panels: Panel[]) => {
  const dashboard = {
    uid,
    title,
    tags: ['pausenhof'],
    schemaVersion: 39,
    editable: false,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus', hide: 2 }] },
    panels: panels.map(panelOf),
  }
  writeFileSync(join(import.meta.dirname, `dashboards/${uid}.json`), `${JSON.stringify(dashboard, null, 2)}\n`)
}

write('pausenhof-shop', 'Pausenhof: orders, money and mails', business)
write('pausenhof-servers', 'Pausenhof: servers', technology)
