import type { Page } from '@playwright/test'
import { ask, rowsOf } from '../support/ask.ts'
import { type ProductKind, productOfKind } from '../support/products.ts'
import { address, expect, expectPartAccessible, expectToFitAtAllWidths, open, test } from '../support/shop.ts'

const main = 'main'

/** A product of a kind, open. */
const openKind = async (page: Page, kind: ProductKind) => {
  const found = await productOfKind(kind)
  await open(page, `/prod/${found.id}`)
  return found
}

/** Kinds, with what is expected on the page of such a product. */
const shown: readonly (readonly [ProductKind, ((page: Page, id: string) => Promise<void>)?])[] = [
  [
    'audio',
    async (page) => {
      await page.locator('#audio > summary').click()
      await expect(page.locator('audio').first(), 'nothing is loaded before it is played').toHaveAttribute(
        'preload',
        'none',
      )
    },
  ],
  ['textile'],
  ['furniture', (page) => expect(page.locator(main).getByText('versandkostenfrei', { exact: true })).toBeVisible()],
  [
    'book',
    async (page) => {
      await expect(page.locator(main).getByText('Gebundener Ladenpreis')).toBeVisible()
      await expect(page.locator(main).getByText(/ISBN 979/)).toBeVisible()
    },
  ],
  [
    'downloads',
    async (page) => {
      const downloads = page.locator('#downloads')
      await page.locator('#downloads > summary').click()
      await expect(downloads.getByText(/PDF|pdf/).first()).toContainText(/kB|MB/)
      const link = downloads.getByRole('link').first()
      expect((await ask((await link.getAttribute('href')) ?? '')).status).toBe(200)
    },
  ],
  ['dangerous', (page) => expect(page.locator(main).getByText('Gefahrenhinweise')).toBeVisible()],
  ['minimum', (page) => expect(page.locator(main).getByText(/^Mindestbestellmenge: \d+\sStück$/)).toBeVisible()],
  ['shortage'],
  [
    'soldOut',
    async (page, id) => {
      await expect(page.getByText('Zurzeit nicht lieferbar')).toBeVisible()
      await page.getByRole('link', { name: 'Ähnliche Artikel ansehen' }).click()
      const instead = page.locator('#replacements').getByRole('article').getByRole('link').first()
      await expect(instead).toBeInViewport()
      await expect(instead).not.toHaveAttribute('href', `/prod/${id}`)
    },
  ],
  [
    'reduced',
    async (page) => {
      await expect(page.locator(main).getByText(/^Niedrigster Preis der letzten 30\sTage: /)).toBeVisible()
      await expect(
        page
          .locator(main)
          .getByText(/^−\d+\s%$/)
          .first(),
      ).toBeVisible()
    },
  ],
]

for (const half of [shown.slice(0, shown.length / 2), shown.slice(shown.length / 2)])
  test(`S3.7 S3.8 S3.10 products of these kinds say so, are accessible and fit: ${half.map(([kind]) => kind).join(', ')}`, async ({
    page,
  }) => {
    test.slow()
    for (const [kind, expectShown] of half)
      await test.step(kind, async () => {
        const { id } = await openKind(page, kind)
        await expectShown?.(page, id)
        await page.locator('main details').evaluateAll((all) => {
          for (const details of all) (details as HTMLDetailsElement).open = true
        })
        await expectPartAccessible(page)
        await expectToFitAtAllWidths(page)
      })
  })

test('S4.7 items that nothing tells apart are chosen from a list', async ({ page }) => {
  await openKind(page, 'listed')
  const list = page.getByRole('navigation', { name: 'Varianten' })
  await expect(list.locator('[aria-current="true"]')).toHaveCount(1)
  const last = list.getByRole('link').last()
  const name = (await last.textContent()) ?? ''
  await last.click()
  await expect(page).toHaveURL(/varid=/)
  await expect(page.getByText('Bitte eine Variante wählen')).toHaveCount(0)
  await expect(list.locator('[aria-current="true"]')).toHaveText(name)
  await expect(page.getByText(/^Artikelnummer/)).toBeVisible()
  await expectPartAccessible(page)
})

test('the same list without scripts @without-scripts', async ({ page }) => {
  const { id } = await productOfKind('listed')
  await page.goto(address(`/prod/${id}`))
  await page.getByRole('navigation', { name: 'Varianten' }).getByRole('link').last().click()
  await expect(page.getByText(/^Artikelnummer/)).toBeVisible()
  const energy = await productOfKind('energy')
  await page.goto(address(`/prod/${energy.id}`))
  await page.getByRole('button', { name: /^Energieeffizienzklasse/ }).click()
  await expect(page.getByRole('dialog', { name: /^Energieeffizienzklasse/ }).getByRole('img')).toBeVisible()
})

test('the arrow of the energy class opens the label', async ({ page }) => {
  await openKind(page, 'energy')
  const arrow = page.getByRole('button', { name: /^Energieeffizienzklasse [A-G] auf der Skala/ })
  await arrow.focus()
  await page.keyboard.press('Enter')
  const label = page.getByRole('dialog', { name: /^Energieeffizienzklasse/ })
  await expect(label.getByRole('img')).toBeVisible()
  await expectPartAccessible(page)
  await expect(page.getByRole('link', { name: 'Produktdatenblatt' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(label).toBeHidden()
  await expect(arrow).toBeFocused()
})

test.describe('a video', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' }),
    )
  })

  test('S3.9 nothing leaves before consent; then it plays in the page', async ({ page, context }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(address('', 'localhost'))) requested.push(request.url())
    })
    const { id } = await openKind(page, 'video')
    await page.locator('#videos > summary').click()
    const poster = page.getByRole('link', { name: /^Video abspielen: / })
    await expect(poster.getByRole('img', { includeHidden: true })).toBeVisible()
    await expect(page.locator('#videos ul[data-live]')).toBeAttached()
    await poster.click()
    await expect(page.getByText('Das Video startet, sobald du eingebettete Medien erlaubst.')).toBeAttached()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(requested).toEqual([])

    await context.addCookies([{ name: 'consent', value: '1.media', url: address('/') }])
    await page.evaluate(() => window.dispatchEvent(new Event('shop:consent-changed')))
    await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//)
    await expect.poll(() => requested.length).toBeGreaterThan(0)

    // Come to by a link, the document's policy is another page's: this page's own document is taken.
    await open(page, '/')
    await page.evaluate((path) => {
      const link = document.createElement('a')
      link.href = path
      link.textContent = 'weiter'
      document.querySelector('main')?.append(link)
    }, `/prod/${id}`)
    await page.getByRole('link', { name: 'weiter', exact: true }).click()
    await expect(page.locator('#videos')).toBeVisible()
    await page.locator('#videos > summary').click()
    await expect(page.locator('#videos ul[data-live]')).toBeAttached()
    await poster.click()
    await expect(page.locator('iframe')).toBeVisible()
  })
})

test.describe('a lightning deal', () => {
  test('price, time and share are told; the time runs by the server’s clock', async ({ page }) => {
    await page.clock.install()
    await openKind(page, 'lightning')
    const deal = page.getByRole('region', { name: 'Blitzangebot' })
    await expect(deal.getByText(/^\d+\s% reserviert$/)).toBeVisible()
    await expect(deal.getByRole('progressbar', { name: 'Schon reserviert' })).toBeVisible()
    await expect(deal.getByText(/^Höchstens \d\sStück zum Blitzpreis$/)).toBeVisible()
    await expect(page.locator(main).getByText(/^Du sparst \d+,\d\d\s€$/)).toBeVisible()
    const time = deal.getByRole('timer')
    await expect(time).toHaveText(/^noch (\d\sTage|\d+:\d\d:\d\d\sStd\.)$/)
    await expectPartAccessible(page)
    await expectToFitAtAllWidths(page)
  })

  test('S4.59 a countdown at zero shows the regular price and a message', async ({ page }) => {
    const { id } = await productOfKind('lightning')
    const [deal] = await rowsOf<{ amount: number; ends: number }>(
      `select amount, extract(epoch from ends_at)::float * 1000 as ends from lightning_deals where product_id = $1 and store = 'de'`,
      [id],
    )
    const shown = ((deal?.amount ?? 0) / 100).toFixed(2).replace('.', ',')
    await page.clock.install()
    await open(page, `/prod/${id}`)
    const price = page
      .locator(main)
      .locator('p')
      .filter({ hasText: /^Preis:/ })
      .first()
    await expect(price).toContainText(shown)
    const time = page.getByRole('region', { name: 'Blitzangebot' }).getByRole('timer')
    await expect(time).toHaveText(/^noch /)
    await page.clock.fastForward((deal?.ends ?? 0) - Date.now() - 90_000)
    await expect(time).toHaveText(/^noch 1:\d\d\sMin\.$/)
    await page.clock.fastForward(100_000)
    const messages = page.getByRole('region', { name: 'Meldungen' })
    const close = messages.getByRole('button', { name: 'Meldung schließen' })
    // From now on it stays, however long looking at it takes.
    await close.focus()
    await expect(messages.getByRole('status')).toContainText('Das Blitzangebot ist vorbei.')
    await expect(price).not.toContainText(shown)
    await expect(page.getByRole('region', { name: 'Blitzangebot' })).toHaveCount(0)
    await expectPartAccessible(page)
    await page.clock.fastForward(60_000)
    await expect(close, 'it waits while somebody is there').toBeVisible()
    await page.keyboard.press('Escape')
    await expect(messages).toBeHidden()
  })

  test('all taken: said, at the regular price', async ({ page }) => {
    await openKind(page, 'lightningSoldOut')
    const deal = page.getByRole('region', { name: 'Blitzangebot' })
    await expect(deal.getByText('100 % reserviert')).toBeVisible()
    await expect(deal.getByText(/ist ausverkauft/)).toBeVisible()
    await expectPartAccessible(page)
  })
})
