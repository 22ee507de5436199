import { ask } from '../support/ask.ts'
import { address, expect, test } from '../support/shop.ts'

const engine = () => Number(process.env.SHOP_ENGINE_PID)

test.describe.configure({ mode: 'serial' })
test.afterAll(() => {
  process.kill(engine(), 'SIGCONT')
})

// Pictures and data that the engine alone has are missing meanwhile, and the browser says so.
test.use({ expectedErrors: /Failed to load resource.*503.*\/(?:media\/|graphql)/ })

test('a stopped engine: known pages are served, others answer 503, none 404', async ({ page }) => {
  const known = '/beratung/'
  expect((await ask(known)).status).toBe(200)
  process.kill(engine(), 'SIGSTOP')
  const stored = await ask(known)
  expect(stored.status).toBe(200)
  expect(String(stored.headers['x-cache'])).toMatch(/hit|stale/)

  const answer = await page.goto(address('/schreiben/?filter.PRICE=3-33&p=2'))
  expect(answer?.status()).toBe(503)
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade ist viel los')
  await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible()

  const others = await Promise.all(['/prod/999999', '/gibt-es-nicht-im-ausfall/'].map((path) => ask(path)))
  expect(others.map(({ status }) => status)).toEqual([503, 503])
})

test('the shop goes on when the engine does', async ({ page }) => {
  process.kill(engine(), 'SIGCONT')
  const path = '/schreiben/?filter.PRICE=3-33&p=2'
  await expect.poll(async () => (await ask(path)).status).toBe(200)
  await expect.poll(async () => (await ask('/gibt-es-nicht-im-ausfall/')).status).toBe(404)
  // Right after the standstill the edge may still refuse one of several requests.
  await expect(async () => {
    await page.goto(address(path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schreiben', { timeout: 3000 })
  }).toPass()
})
