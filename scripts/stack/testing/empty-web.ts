import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes a built web without pages: what an edge needs to start. */
export function writeEmptyWeb(dist: string): void {
  for (const folder of ['server', 'client/assets']) mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(join(dist, 'pages.json'), '{"loader":"loader.js","files":{},"chunks":{}}')
  for (const file of ['server/entry.mjs', 'client/loader.js', 'service-worker.js']) writeFileSync(join(dist, file), '')
}
