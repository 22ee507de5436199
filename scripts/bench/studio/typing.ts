import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { demoEditorPassword, demoEditors } from '#fixtures/customers/editors.ts'
import { StudioSaveDraft } from '#web/studio/generated/operations.ts'
import { atMost, type Line } from '../report.ts'
import type { BenchShop } from '../shop.ts'

const group = 'l studio'
const teasers = 300
/** Milliseconds between two keys: an editor who types quickly, so that drafts are saved and the page is drawn anew meanwhile. */
const betweenKeys = 150
const key = 'bench-of-the-studio'

const page = (url: string) => ({
  id: key,
  store: 'de',
  language: 'de',
  name: 'Seite zum Messen',
  pageType: 'CONTENTPAGE',
  path: `/${url}/`,
  seo: { title: 'Seite zum Messen', breadcrumbs: [{ displayName: 'Seite zum Messen', url: null }] },
  rows: Array.from({ length: teasers / 3 }, (_, row) => ({
    id: randomUUID(),
    cells: [0, 4, 8].map((x, index) => {
      const name = `Teaser ${row * 3 + index + 1}`
      const attributes = {
        teasercontent: `<p>${name}: Ein Absatz, wie er auf einer Seite mit vielen Bausteinen steht.</p>`,
      }
      const drafted = { id: randomUUID(), name, type: 'html', attributes }
      return { id: randomUUID(), x, y: 0, width: 4, height: 1, teasers: [drafted] }
    }),
  })),
})

/** From the press of a key in a form until the browser has painted, on a page of 300 teasers; and until the frame shows it. */
export async function benchStudio({ pages, browser }: BenchShop, { keys }: { keys: number }): Promise<Line[]> {
  const { origin } = new URL(pages.home)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' })
  try {
    const studio = await context.newPage()
    const headers = { origin }
    const email = demoEditors.find(({ totpSecret }) => totpSecret === null)?.email
    const data = { email, password: demoEditorPassword }
    await studio.request.post(`${origin}/studio/session`, { headers, data })
    const variables = { kind: 'page', key, language: 'de', base: 0, body: page(`aktion/${key}`) }
    await studio.request.post(`${origin}/studio/graphql`, { headers, data: { id: StudioSaveDraft.id, variables } })
    await studio.goto(`${origin}/studio/pages/${key}`)
    await studio.getByRole('treeitem', { name: 'HTML: Teaser 150' }).click()
    const field = studio.getByRole('textbox', { name: 'Inhalt' })
    await field.click()
    await studio.keyboard.press('End')

    const times = await typed(studio, keys)
    const since = performance.now()
    await studio.keyboard.type(' Schluss')
    await studio.frameLocator('iframe').getByText('Schluss').waitFor()
    const untilFrame = performance.now() - since

    times.sort((a, b) => a - b)
    const [median = 0, max = 0] = [times[Math.floor(times.length / 2)], times.at(-1)]
    const name = `${teasers} teasers, ${keys} keys`
    return [
      { group, name: `${name}: key to paint, median`, value: median, unit: 'ms', ...atMost(300)(median) },
      { group, name: `${name}: key to paint, maximum`, value: max, unit: 'ms' },
      { group, name: `${teasers} teasers: word to frame`, value: untilFrame, unit: 'ms' },
    ]
  } finally {
    await context.close()
  }
}

/** Types letters and says how long each took until the frame after it was painted, in milliseconds. */
async function typed(studio: Page, keys: number): Promise<number[]> {
  await studio.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { keyTimes: times })
    addEventListener(
      'keydown',
      () => {
        const pressed = performance.now()
        // A message after the frame's callbacks comes when it has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => void times.push(performance.now() - pressed)
          port2.postMessage(null)
        })
      },
      { capture: true },
    )
  })
  for (let index = 0; index < keys; index++) {
    await studio.keyboard.press('a')
    await studio.waitForTimeout(betweenKeys)
  }
  return studio.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
}
