import type { Page } from '@playwright/test'
import {
  address,
  expect,
  expectPartAccessible,
  expectToFitAtAllWidths,
  open,
  test,
  untilHydrated,
  watchShifts,
} from '../support/shop.ts'

test.use({ consent: 'open' })

const question = (page: Page) => page.getByRole('dialog', { name: /^(Cookies und Daten|Cookies and data)$/ })
const settings = (page: Page) => page.getByRole('dialog', { name: /^(Cookie-Einstellungen|Cookie settings)$/ })

const answerOf = async (page: Page) =>
  (await page.context().cookies(page.url())).find(({ name }) => name === 'consent')?.value ?? null

/** The next page is a new visitor's, who has not been asked. */
const forgetAnswer = (page: Page) => page.context().clearCookies({ name: 'consent' })

const [german, ...otherStores] = [
  ['localhost', 'Nur notwendige', 'Mit deiner Zustimmung', 'Datenschutz', '/rechtliches/datenschutz/'],
  ['at.localhost', 'Nur notwendige', 'Mit deiner Zustimmung', 'Impressum', '/rechtliches/impressum/'],
  ['ch.localhost', 'Nur notwendige', 'Mit deiner Zustimmung', 'Datenschutz', '/rechtliches/datenschutz/'],
  ['educational.localhost', 'Nur notwendige', 'Mit Ihrer Zustimmung', 'Impressum', '/rechtliches/impressum/'],
  ['en.educational.localhost', 'Necessary only', 'With your consent', 'Privacy', '/legal-notice/privacy/'],
] as const

async function expectQuestion(page: Page, [host, no, words, link, path]: typeof german | (typeof otherStores)[number]) {
  await open(page, '/', host)
  await expect(question(page)).toBeVisible()
  await expect(question(page)).toContainText(words)
  await expect(question(page)).toBeFocused()
  await expectPartAccessible(page, '[role="dialog"]')
  await question(page).getByRole('link', { name: link }).click()
  await expect(page).toHaveURL(address(path, host))
  await expect(page.getByRole('heading', { level: 1, name: link })).toBeInViewport()
  await expect(question(page)).toBeVisible()
  await question(page).getByRole('button', { name: no }).click()
  await expect(question(page)).toBeHidden()
  await expect(page.locator('#content'), 'the focus goes back to the page').toBeFocused()
  expect(await answerOf(page)).toBe('1')
  await page.reload()
  await untilHydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible()
  await expect(question(page)).toBeHidden()
}

test('S2.76 the shop asks, lets the legal pages be read meanwhile, and takes a no for an answer @both', ({ page }) =>
  expectQuestion(page, german))

test('the other stores ask in the same way, in their own words', async ({ page }) => {
  for (const store of otherStores) await test.step(store[0], () => expectQuestion(page, store))
})

test('S2.75 yes and no weigh the same, and nothing but an answer ends the question @both', async ({ page }) => {
  await open(page, '/')
  const yes = question(page).getByRole('button', { name: 'Alle akzeptieren' })
  const no = question(page).getByRole('button', { name: 'Nur notwendige' })
  const lookOf = (button: typeof yes) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontSize, fontWeight, width, height } = getComputedStyle(element)
      return { backgroundColor, color, fontSize, fontWeight, width: Math.round(Number.parseFloat(width)), height }
    })
  expect(await lookOf(yes)).toEqual(await lookOf(no))
  await page.keyboard.press('Escape')
  await page.mouse.wheel(0, 400)
  await expect(question(page)).toBeVisible()
  expect(await answerOf(page)).toBeNull()
  await yes.click()
  await expect(question(page)).toBeHidden()
  expect(await answerOf(page)).toBe('1.statistics.marketing.media')
})

test('the settings of consent', async ({ page }) => {
  await test.step('S2.77 each purpose is chosen by itself, and leaving the settings is no answer', async () => {
    await open(page, '/')
    await question(page).getByRole('button', { name: 'Einstellungen' }).click()
    await expect(settings(page)).toBeVisible()
    await expect(question(page)).toBeHidden()
    for (const name of ['Statistik', 'Marketing', 'Externe Medien']) {
      await expect(settings(page).getByRole('checkbox', { name })).not.toBeChecked()
    }
    await expect(settings(page).getByRole('row', { name: /BZ_AB_.*90\sTage/ })).toBeAttached()
    await expectPartAccessible(page, '[role="dialog"]')
    await page.keyboard.press('Escape')
    await expect(settings(page)).toBeHidden()
    await expect(question(page)).toBeVisible()
    expect(await answerOf(page)).toBeNull()

    await question(page).getByRole('button', { name: 'Einstellungen' }).click()
    await settings(page).getByRole('checkbox', { name: 'Externe Medien' }).check()
    await settings(page).getByRole('button', { name: 'Auswahl speichern' }).click()
    await expect(settings(page)).toBeHidden()
    await expect(question(page)).toBeHidden()
    expect(await answerOf(page)).toBe('1.media')
  })
  await test.step('S2.66 an address with the anchor opens the settings, a link in them leads on', async () => {
    await forgetAnswer(page)
    await open(page, '/rechtliches/impressum/#cookie-consent')
    await expect(settings(page)).toBeVisible()
    await settings(page).getByRole('link', { name: 'Datenschutz' }).click()
    await expect(page).toHaveURL(address('/rechtliches/datenschutz/'))
    await expect(settings(page)).toBeHidden()
    await expect(question(page)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
    await expect(settings(page)).toBeVisible()
  })
})

test('the foot of the page opens the settings with what was agreed to, and takes it back @both', async ({ page }) => {
  await open(page, '/rechtliches/impressum/')
  await question(page).getByRole('button', { name: 'Alle akzeptieren' }).click()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' })
  if (!(await link.isVisible())) {
    await page
      .getByRole('contentinfo')
      .locator('summary', { has: page.locator('..', { has: link }) })
      .first()
      .click()
  }
  await link.click()
  await expect(settings(page)).toBeVisible()
  await expect(page).toHaveURL(address('/rechtliches/impressum/'))
  await expect(settings(page).getByRole('checkbox', { name: 'Statistik' })).toBeChecked()
  await settings(page).getByRole('checkbox', { name: 'Statistik' }).uncheck()
  await settings(page).getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(settings(page)).toBeHidden()
  expect(await answerOf(page)).toBe('1.marketing.media')
})

test('fits a small screen and large letters, and never covers what has the focus', async ({ page }) => {
  // 320 px are what is left of 640 px at 200 %.
  await page.setViewportSize({ width: 320, height: 480 })
  await open(page, '/rechtliches/impressum/')
  await expect(question(page)).toBeVisible()
  await expectToFitAtAllWidths(page)
  for (const name of ['Alle akzeptieren', 'Nur notwendige', 'Einstellungen']) {
    const button = question(page).getByRole('button', { name })
    await button.focus()
    await expect(button).toBeInViewport({ ratio: 0.95 })
  }
  await page.getByRole('link', { name: 'Zum Inhalt' }).focus()
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab')
    const isCovered = () =>
      page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body || element.closest('[role="dialog"]')) return false
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return hit?.closest('[role="dialog"]') !== null
      })
    await expect.poll(isCovered, `step ${step}`).toBe(false)
  }
  await question(page).getByRole('button', { name: 'Einstellungen' }).click()
  await expect(settings(page)).toBeVisible()
  await expectToFitAtAllWidths(page)
  await expect(settings(page).getByRole('button', { name: 'Auswahl speichern' })).toBeInViewport({ ratio: 1 })
})

test('moves nothing on the page @both', async ({ page }) => {
  const shifted = await watchShifts(page)
  await open(page, '/')
  await expect(question(page)).toBeVisible()
  expect(await shifted()).toBeLessThan(0.01)
  // The pictures of the further slides come with the first interaction.
  await page.mouse.wheel(0, 300)
  await expect(page.locator('[data-teaser-type=sliderHero] noscript')).toHaveCount(0)
  expect(await shifted()).toBeLessThan(0.01)
})

test.describe('when the texts of the question fail', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('a page without the texts of the question shows none and stores no consent', async ({ page }) => {
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, json: { errors: [] } }))
    const failed = page.waitForResponse('**/graphql')
    await open(page, '/rechtliches/impressum/')
    await failed
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
    await expect(question(page)).toBeHidden()
    expect(await answerOf(page)).toBeNull()
  })
})
