import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { stringify } from 'yaml'
import { faults, healthy } from './testing/faults.ts'
import { findPromtool, promtoolHint } from './testing/promtool.ts'
import { alertRules, alertsFile } from './testing/used-metrics.ts'

const root = join(import.meta.dirname, '../..')
const names = alertRules.map(({ alert }) => alert)
const promtool = findPromtool()
const needsPromtool = { skip: promtool ? false : `without promtool nothing is tried. ${promtoolHint}` }

/** Seconds between two samples, and of the first sample that shows the fault. */
const every = 10
const begin = 300
const end = 900

/** Samples in promtool's notation: what is healthy until the fault begins, then the fault. */
const samples = (before: string, after: string): string => {
  const steps = begin / every - 1
  const [, start = before, step = '0'] = /^(-?[\d.]+)\+([\d.]+)$/.exec(before) ?? []
  if (after === 'gone') return `${start}+${step}x${steps} stale`
  const [, from = after, rise = '0'] = /^(-?[\d.]+)?\+([\d.]+)$/.exec(after) ?? []
  const reached = Number(start) + Number(step) * (steps + 1)
  return `${start}+${step}x${steps} ${after.startsWith('+') ? reached : from}+${rise}x${(end - begin) / every}`
}

const ruleOf = (alert: string) => alertRules.find((rule) => rule.alert === alert)

t.test('each alert has a fault that raises it, a runbook, and at most a minute to wait', async (t) => {
  t.same(
    names.filter((name) => !faults.some(({ raises }) => raises === name)),
    [],
    'alerts without a fault',
  )
  const runbook = readFileSync(join(root, 'docs/operations/alerts.md'), 'utf8')
  for (const { alert, annotations, for: wait = '0s' } of alertRules) {
    t.match(runbook, new RegExp(`^### ${alert}$`, 'm'), `${alert} has a runbook`)
    t.equal(annotations.runbook, `docs/operations/alerts.md#${alert.toLowerCase()}`)
    t.ok(Number.parseInt(wait, 10) <= 60 && wait.endsWith('s'), `${alert} waits ${wait}`)
  }
  const described = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
  t.same(described.sort(), names.toSorted(), 'and the runbook knows no others')
})

t.test('the files are as Prometheus reads them', needsPromtool, async (t) => {
  const check = (...args: string[]) => spawnSync(promtool ?? '', ['check', ...args], { encoding: 'utf8' })
  const rules = check('rules', alertsFile)
  t.equal(rules.status, 0, rules.stderr)
  const config = check('config', '--syntax-only', join(import.meta.dirname, 'prometheus.yaml'))
  t.equal(config.status, 0, config.stderr)
})

t.test('each planted fault raises its alert and no other', needsPromtool, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'pausenhof-alerts-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const tests = faults.map(({ name, raises, series, within, labels }) => {
    const changed = new Map(Object.entries(series))
    const planted = [
      ...Object.entries(healthy).map(([each, before]) => ({
        series: each,
        values: samples(before, changed.get(each) ?? (before.includes('+') ? `+${before.split('+')[1]}` : before)),
      })),
      ...Object.keys(series)
        .filter((each) => !(each in healthy))
        .map((each) => ({ series: each, values: `_x${begin / every - 1} ${series[each]}x${(end - begin) / every}` })),
    ]
    const { labels: ownLabels = {}, annotations = {} } = ruleOf(raises) ?? {}
    const raised = labels.map((each) => ({ exp_labels: { ...each, ...ownLabels }, exp_annotations: annotations }))
    return {
      name,
      interval: `${every}s`,
      input_series: planted,
      alert_rule_test: names.flatMap((alertname) => [
        { eval_time: `${begin - every}s`, alertname, exp_alerts: [] },
        { eval_time: `${begin + within}s`, alertname, exp_alerts: alertname === raises ? raised : [] },
      ]),
    }
  })
  const file = join(folder, 'faults.yaml')
  writeFileSync(file, stringify({ rule_files: [alertsFile], evaluation_interval: `${every}s`, tests }))
  const run = spawnSync(promtool ?? '', ['test', 'rules', file], { encoding: 'utf8' })
  t.equal(run.status, 0, `${run.stdout}${run.stderr}`)
  const slow = faults.filter(({ within, isSlow }) => within > 60 && !isSlow)
  t.same(slow, [], 'within a minute, unless the fault itself takes longer')
})
