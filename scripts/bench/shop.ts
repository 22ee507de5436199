import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium as browsers } from '@playwright/test'
import { freePort } from '../../server/lib/ports.ts'
import { chromium } from '../../web/journeys/chromium.ts'
import { startStack } from '../stack/stack.ts'

const root = join(import.meta.dirname, '../..')

export type BenchShop = {
  /** Addresses of what visitors see most. */
  pages: Record<'home' | 'listing' | 'product', string>
  browser: Browser
  /** Port at which the browser takes orders of the DevTools protocol. */
  debuggingPort: number
  [Symbol.asyncDispose]: () => Promise<void>
}

/** The whole demo shop as an operator would run it, and a Chromium beside it. Needs a built web. */
export async function openBenchShop(onStep: (step: string) => void): Promise<BenchShop> {
  await using opened = new AsyncDisposableStack()
  const dataDir = join(root, 'test-results/bench-shop')
  rmSync(dataDir, { recursive: true, force: true })
  const [edge, engine, debuggingPort] = [await freePort(), await freePort(), await freePort()]
  const stack = await startStack({
    root,
    dataDir,
    mode: 'production',
    ports: { edge, engine, postgres: 0 },
    isThrowAway: true,
    onStep,
  })
  opened.defer(stack.stop)
  const address = stack.addressOf('localhost')
  const browser = await browsers.launch({
    ...chromium,
    args: [...chromium.args, `--remote-debugging-port=${debuggingPort}`],
  })
  opened.defer(() => browser.close())
  const listing = `${address}/schulranzen/`
  const pages = { home: `${address}/`, listing, product: address + (await productIn(listing)) }
  // What is measured is a shop in use: its caches are filled.
  for (const page of Object.values(pages)) {
    for (let visit = 0; visit < 3; visit++) {
      const answer = await fetch(page)
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${page}: ${answer.status}`)
    }
  }
  const closing = opened.move()
  return { pages, browser, debuggingPort, [Symbol.asyncDispose]: () => closing.disposeAsync() }
}

/** A category of the first level, and the first product in it. */
async function productIn(listing: string): Promise<string> {
  const html = await (await fetch(listing)).text()
  const product = html.match(/href="(\/prod\/[^"?]+)/)?.[1]
  if (!product) throw new Error(`${listing} lists no product`)
  return product
}
