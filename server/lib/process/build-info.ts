import { readFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** What this process runs: version of the shop, and of Node. */
export const buildInfo = { version, node: process.versions.node }

export const buildInfoHelp = 'What this process runs; always 1'
export const buildInfoLabels = ['version', 'node'] as const
