import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium as browsers } from '@playwright/test'
import { freePort } from '../../server/lib/process/ports.ts'
import { chromium } from '../../web/journeys/support/chromium.ts'
import { startStack } from '../stack/stack.ts'
import { closedWithBench } from './opened.ts'

const root = join(import.meta.dirname, '../..')

export type BenchShop = {
  /** Addresses of what visitors see most. */
  pages: Record<'home' | 'listing' | 'product', string>
  browser: Browser
  /** Milliseconds until the filled shop was open again after it had been stopped. */
  secondStartMs: number
  [Symbol.asyncDispose]: () => Promise<void>
}

/** The whole demo shop as an operator would run it, and a Chromium beside it. Needs a built web. */
export async function openBenchShop(onStep: (step: string) => void, signal: AbortSignal): Promise<BenchShop> {
  const opened = new AsyncDisposableStack()
  const close = closedWithBench(() => opened.disposeAsync())
  const dataDir = join(root, 'test-results/bench-shop')
  rmSync(dataDir, { recursive: true, force: true })
  const [edge, engine] = [await freePort(), await freePort()]
  const ports = { edge, engine, postgres: 0 }
  const start = () => {
    const starting = startStack({ root, dataDir, mode: 'production', ports, isThrowAway: true, onStep, signal })
    opened.defer(async () => (await starting.catch(() => null))?.stop())
    return starting
  }
  try {
    await (await start()).stop()
    const since = performance.now()
    const { addressOf } = await start()
    const secondStartMs = performance.now() - since
    const browser = await openBrowser()
    opened.defer(() => browser.close())
    const pages = await pagesOf(addressOf('localhost'))
    return { pages, browser, secondStartMs, [Symbol.asyncDispose]: close }
  } catch (error) {
    await close()
    throw error
  }
}

export function openBrowser(...args: string[]): Promise<Browser> {
  return browsers.launch({
    ...chromium,
    args: [...chromium.args, ...args],
    // It would end this process before the rest is stopped.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

/** What is measured is a shop in use: its caches are filled. */
async function pagesOf(address: string): Promise<BenchShop['pages']> {
  const listing = `${address}/schulranzen/`
  const pages = { home: `${address}/`, listing, product: address + (await productIn(listing)) }
  for (const page of Object.values(pages)) {
    for (let visit = 0; visit < 3; visit++) {
      const answer = await fetch(page)
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${page}: ${answer.status}`)
    }
  }
  return pages
}

/** A category of the first level, and the first product in it. */
async function productIn(listing: string): Promise<string> {
  const html = await (await fetch(listing)).text()
  const product = html.match(/href="(\/prod\/[^"?]+)/)?.[1]
  if (!product) throw new Error(`${listing} lists no product`)
  return product
}
