import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export type AlertRule = {
  alert: string
  expr: string
  for?: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}

const folder = join(import.meta.dirname, '..')

export const alertsFile = join(folder, 'alerts.yaml')

export const alertRules: AlertRule[] = (
  parse(readFileSync(alertsFile, 'utf8')) as { groups: { rules: AlertRule[] }[] }
).groups.flatMap(({ rules }) => rules)

type Dashboard = { panels: { targets?: { expr: string }[] }[] }

/** Every expression of the alerts and the dashboards. */
const expressions = (): string[] => [
  ...alertRules.map(({ expr }) => expr),
  ...globSync('dashboards/*.json', { cwd: folder }).flatMap((file) =>
    (JSON.parse(readFileSync(join(folder, file), 'utf8')) as Dashboard).panels.flatMap(({ targets = [] }) =>
      targets.map(({ expr }) => expr),
    ),
  ),
]

/** Names of metrics of the shop's servers that alerts and dashboards read, as they are registered: a histogram without `_bucket`. */
export const usedMetrics = (prefix: 'shop' | 'edge' | 'http' | 'process' | 'nodejs'): string[] => {
  const names = expressions().flatMap((expr) => expr.match(new RegExp(`\\b${prefix}_\\w+`, 'g')) ?? [])
  return [...new Set(names.map((name) => name.replace(/_seconds_(?:bucket|sum|count)$/, '_seconds')))].sort()
}

/** Of the names, those that none of the texts of /metrics has. */
export const notExported = (names: readonly string[], ...texts: readonly string[]): string[] =>
  names.filter((name) => !texts.some((text) => text.includes(`# TYPE ${name} `)))
