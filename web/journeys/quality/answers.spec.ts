import { weighScripts } from '#scripts/bench/weight.ts'
import { ask } from '../support/ask.ts'
import { productWithChoice } from '../support/products.ts'
import { address, expect, test } from '../support/shop.ts'
import { scrollThrough, watchLoads } from './loads.ts'

test.describe('answers', () => {
  test('S8.2 unknown addresses answer 404 with a page that leads on', async ({ page }) => {
    const answer = await page.goto(address('/gibt-es-nicht/'))
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle(/Seite nicht gefunden/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click()
    await expect(page).toHaveURL(address('/'))
    const ofBuildTools = ['/@fs/etc/passwd', '/%40fs/x?import', '/@vite/client', '/__vite_ping', '/@id/x']
    for (const path of ['/prod/1', '/cat/999999', '/prod/abc', '/Schulranzen/', '/preis$/', ...ofBuildTools]) {
      const { status, headers, body } = await ask(path)
      expect(status, path).toBe(404)
      expect(String(headers['content-type']), path).toContain('text/html')
      expect(body, path).toContain('content="noindex,follow"')
    }
  })

  test('a page may be kept and confirmed, under its own policy', async ({ page }) => {
    const { headers } = await ask('/schulranzen/')
    const policy = String(headers['content-security-policy'])
    expect(policy, 'nothing inline but the recall of the fonts and the loader').toMatch(
      /script-src 'self'(?: 'sha256-[\w+/]+='){2};/,
    )
    expect(policy).not.toContain('unsafe-inline')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toMatch(/public, max-age=0|private, max-age=0/)
    expect(headers['x-request-id']).toBeTruthy()
    expect(headers['server-timing']).toContain('total')
    // Journeys beside this one change what the page shows.
    await expect(async () => {
      const { headers: now } = await ask('/schulranzen/')
      const again = await ask('/schulranzen/', 'localhost', { 'if-none-match': String(now.etag) })
      expect(again.status).toBe(304)
      expect(again.headers['content-security-policy']).toBe(now['content-security-policy'])
    }).toPass()
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(address('/schulranzen/'))
      await expect(page.locator('body'), 'it has its styles').toHaveCSS('margin', '0px')
    }
  })

  for (const [name, pathOf] of [
    ['home', async () => '/'],
    ['a listing', async () => '/schreiben/'],
    ['a product', async () => `/prod/${(await productWithChoice()).id}`],
  ] as const) {
    test(`S9.65 ${name} takes acts after 20 kB, reacts after 100 kB of scripts at most, and fetches nothing that stands in it`, async ({
      page,
    }) => {
      const path = await pathOf()
      const loaded = watchLoads(page)
      const { before, hydrated } = await weighScripts(page, address(path))
      expect(before).toBeGreaterThan(0)
      expect(before).toBeLessThanOrEqual(20_000)
      expect(hydrated).toBeGreaterThan(before)
      expect(hydrated).toBeLessThanOrEqual(100_000)
      await scrollThrough(page)
      // Statistics tell more of a product than its page shows.
      expect(loaded.operations.filter((text) => !/^mutation |^query TrackedItem\(/.test(text))).toEqual([])
      const teasers = page.locator('[data-teaser-type]')
      const shown = await teasers.evaluateAll((slots) => slots.map((slot) => (slot as HTMLElement).dataset.teaserType))
      expect(shown, 'of teasers the code of those on the page').toEqual(expect.arrayContaining(loaded.teasers()))
      if (path === '/') expect(loaded.teasers()).toContain('sliderHero')
    })
  }
})
