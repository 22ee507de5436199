import type { Page } from '@playwright/test'
import {
  address,
  expect,
  expectAccessible,
  expectPartAccessible,
  open,
  test,
  untilStill,
  watchShifts,
} from '../support/shop.ts'

const shortcut = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The scripts that come when the page is quiet have come. */
const untilQuiet = (page: Page) => expect(page.locator('#navigation')).toHaveAttribute('data-live', '')

const stores = [
  {
    host: 'localhost',
    account: 'Dein Konto',
    wishlist: 'Merkzettel',
    empty: 'Dein Merkzettel ist leer',
    cart: 'Dein Warenkorb',
  },
  {
    host: 'educational.localhost',
    account: 'Ihr Konto',
    wishlist: 'Merkkorb',
    empty: 'Ihr Merkkorb ist leer',
    cart: 'Ihr Warenkorb',
  },
] as const

test.describe('strangers', () => {
  test.use({ business: 'stranger' })
  for (const { host, account, wishlist, empty, cart } of stores) {
    // The other store has other words in the same layout.
    const screens = host === 'localhost' ? ' @both' : ''
    test(`S2.54 ${host}: every shortcut opens, says what is there and leads on${screens}`, async ({ page }) => {
      await open(page, '/rechtliches/impressum/', host)
      for (const [name, headline] of [
        ['Konto', account],
        [wishlist, empty],
        ['Warenkorb', cart],
      ] as const) {
        const flyout = page.getByRole('dialog', { name: headline })
        await shortcut(page, name).click()
        await expect(flyout).toBeVisible()
        await expect(page.locator('[role="dialog"]:popover-open')).toHaveCount(1)
        // The mouse may have opened it before the press was repeated, which would open it again.
        await expect(shortcut(page, name)).not.toHaveAttribute('data-held', '')
        await expectPartAccessible(page, 'header')
        await page.keyboard.press('Escape')
        await expect(flyout).toBeHidden()
        await expect(shortcut(page, name)).toBeFocused()
      }
      await shortcut(page, 'Warenkorb').click()
      // While the flyout slides in, Playwright may scroll the page to reach a link in it, and press beside it.
      await untilStill(page)
      await page
        .getByRole('dialog', { name: cart })
        .getByRole('link', { name: /^Beliebt:/ })
        .click()
      await expect(page).toHaveURL(address('/schulranzen/', host))
      await expect(page.getByRole('dialog', { name: cart })).toBeHidden()
    })
  }
})

test('the header answers to the mouse, the focus and clicks', async ({ page }) => {
  await test.step('S2.56 the mouse opens the cart after a moment; a click on its button keeps it', async () => {
    await open(page, '/rechtliches/impressum/')
    await untilQuiet(page)
    const cart = page.getByRole('dialog', { name: 'Dein Warenkorb' })
    // The header listens to the mouse a moment after the navigation does.
    await expect(async () => {
      await page.getByRole('heading', { level: 1 }).hover()
      await shortcut(page, 'Warenkorb').hover()
      await expect(cart).toBeVisible({ timeout: 2000 })
    }).toPass()
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(cart).toBeHidden()
    await shortcut(page, 'Warenkorb').hover()
    await expect(cart).toBeVisible()
    await shortcut(page, 'Warenkorb').click()
    await expect(cart).toBeVisible()
  })
  await test.step('S2.52 a selling point tells more by mouse, focus and click, and Esc takes it away', async () => {
    await open(page, '/rechtliches/impressum/')
    await untilQuiet(page)
    const more = page.getByRole('banner').getByText('Bis 14 Uhr bestellt, heute verschickt.')
    // The header listens to the mouse a moment after the navigation does.
    await expect(async () => {
      await page.getByRole('heading', { level: 1 }).hover()
      await shortcut(page, 'Versand am selben Tag').hover()
      await expect(more).toBeVisible({ timeout: 2000 })
    }).toPass()
    await more.hover()
    await expect(more).toBeVisible()
    await expectPartAccessible(page, 'header')
    await page.keyboard.press('Escape')
    await expect(more).toBeHidden()
    await page.mouse.move(700, 700)
    await page.getByRole('link', { name: 'Zum Inhalt' }).focus()
    await page.keyboard.press('Tab')
    await expect(shortcut(page, 'Versand am selben Tag')).toBeFocused()
    await expect(more).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(more).toBeHidden()
  })
})

test('S2.53 a phone’s selling points advance, can be paused and open by a tap @phone', async ({ page }) => {
  await open(page, '/rechtliches/impressum/')
  await untilQuiet(page)
  // Until it is moved, the mouse is where the strip is.
  await page.mouse.move(200, 600)
  const pause = page.getByRole('button', { name: 'Wechsel anhalten' })
  await expect(pause).toBeVisible()
  await expect(shortcut(page, 'Auf Rechnung')).toBeInViewport()
  await pause.click()
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
  await shortcut(page, 'Auf Rechnung').click()
  await expect(page.getByRole('banner').getByText('Erst prüfen, dann zahlen.')).toBeVisible()
  await expectPartAccessible(page, 'header')
})

test.describe('who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('gets none from the selling points @phone', async ({ page }) => {
    await open(page, '/rechtliches/impressum/')
    await untilQuiet(page)
    await expect(page.getByRole('button', { name: 'Wechsel anhalten' })).toBeHidden()
  })
})

test.describe('the language of the browser', () => {
  test.use({ languageHint: 'new' })

  test('S1.6 S4.62 a browser that prefers the other language is told once a session that it is there @both', async ({
    page,
  }) => {
    await open(page, '/legal-notice/imprint/', 'en.educational.localhost')
    const hint = page.getByRole('status').filter({ hasText: 'Diesen Shop gibt es auch auf Deutsch' })
    // It goes by itself, but not while the mouse is on it: where it has gone before, it is called anew. The page that
    // is left may still note that it was shown: then this try can't succeed, and the next one should not wait long.
    await expect(async () => {
      await page.evaluate(() => sessionStorage.removeItem('tooltip:language'))
      await open(page, '/legal-notice/imprint/', 'en.educational.localhost')
      await expect(hint).toBeVisible({ timeout: 15_000 })
      await hint.hover({ timeout: 5000 })
    }).toPass()
    const [box, cart] = [await hint.boundingBox(), await shortcut(page, 'Cart').boundingBox()]
    expect(box && cart && box.y + box.height <= cart.y + cart.height / 2, 'it covers no shortcut').toBe(true)
    await expectAccessible(page)
    await hint.getByRole('button').focus()
    await page.keyboard.press('Escape')
    await expect(hint).toHaveCount(0)
    await expect(page.locator('a[hreflang="de"]:focus'), 'the button is gone').toHaveCount(1)
    await open(page, '/legal-notice/imprint/', 'en.educational.localhost')
    await untilQuiet(page)
    await expect(hint).toHaveCount(0)
  })
})

test('nothing moves while the page comes and is scrolled, and the bar hides no target @both', async ({ page }) => {
  const shifted = await watchShifts(page)
  await open(page, '/rechtliches/datenschutz/')
  await untilQuiet(page)
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pausenhof, zur Startseite' })).toBeInViewport()
  expect(await shifted()).toBeLessThan(0.01)
  const [padding, bar] = await page.evaluate(() => [
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    document.querySelector('header a[href="/"]')?.closest('div')?.parentElement?.getBoundingClientRect().height ?? 0,
  ])
  expect(padding).toBeGreaterThanOrEqual(bar ?? 0)
})
