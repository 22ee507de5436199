import { chromium } from '@playwright/test'
import { execSync } from 'node:child_process'
const { chromium: options } = await import('./web/journeys/support/chromium.ts')
const width = Number(process.env.W ?? 1440)
const browser = await chromium.launch(options)
const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 }, locale: 'de-DE', javaScriptEnabled: process.env.JS !== 'off' })
await context.addCookies([{ name: 'consent', value: '1', domain: 'localhost', path: '/' }])
await context.addInitScript(() => { try { sessionStorage.setItem('infolayer', 'infolayer-de') } catch {} })
const page = await context.newPage()
page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log('CONSOLE', m.text()) })
page.on('pageerror', (e) => console.log('THROWN', e.message))
const base = 'http://localhost:3100'
export { page, base, browser, context, width }
export const shot = (name) => page.screenshot({ path: `/tmp/shots/${name}-${width}.png`, fullPage: true })
export async function putIn(itemId) {
  await page.goto(`${base}/checkout/basket`)
  const res = await context.request.post(`${base}/api/cart-action/`, { form: { action: 'add', itemId, quantity: '1' }, headers: { origin: base, 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 })
  console.log('put', res.status(), res.headers().location)
}
