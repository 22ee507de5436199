import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { PageManifest } from '../../build/page-manifest.ts'

const root = join(import.meta.dirname, '../../..')
const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T

/** Address of the file that holds a source's code. */
export function builtFile(source: string): string {
  const file = read<PageManifest>('dist/pages.json').files[source]
  if (!file) throw new Error(`No file of its own: ${source}`)
  return `/${file}`
}

/** What the page asks for from now on: texts of its operations, and the types of teasers whose views it loads. */
export function watchLoads(page: Page) {
  const persisted = read<Record<string, string>>('web/generated/persisted.json')
  const { files } = read<PageManifest>('dist/pages.json')
  const operations: string[] = []
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    loaded.add(pathname.slice(1))
    if (pathname !== '/graphql') return
    const calls = [request.postDataJSON()].flat() as { extensions: { persistedQuery: { sha256Hash: string } } }[]
    operations.push(...calls.map((call) => persisted[call.extensions.persistedQuery.sha256Hash] ?? 'unknown'))
  })
  const teasers = () =>
    Object.entries(files).flatMap(([source, file]) => {
      const [, name] = /^web\/teasers\/(\w+)\/\1\.tsx$/.exec(source) ?? []
      return name && loaded.has(file) ? [name.charAt(0).toLowerCase() + name.slice(1)] : []
    })
  return { operations, teasers }
}

/** To the end of the page, a screen at a time, so that all of it comes near. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
    }
  })
  await page.waitForLoadState('networkidle')
}
