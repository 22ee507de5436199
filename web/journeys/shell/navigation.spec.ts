import type { Page } from '@playwright/test'
import { ask } from '../support/ask.ts'
import {
  address,
  expect,
  expectFineWhenNarrow,
  expectPartAccessible,
  isSameDocument,
  markDocument,
  open,
  test,
} from '../support/shop.ts'

const departments = (page: Page) => page.getByRole('navigation', { name: 'Sortiment' })
const burger = (page: Page) => page.getByRole('button', { name: 'Menü öffnen' })

/** Opens a page whose departments answer the mouse and the keyboard: their script comes after the page reacts. */
async function openLive(page: Page, path: string, host?: string): Promise<void> {
  await open(page, path, host)
  await expect(page.locator('#navigation')).toHaveAttribute('data-live', '')
}

const group = (page: Page, name = 'Schreiben & Papier') => departments(page).getByRole('link', { name, exact: true })

test('the page brings one level, what is below comes when it is wanted', async ({ page }) => {
  const { body } = await ask('/')
  const sent = /data-static="navigation".*?<\/nav>/s.exec(body)?.[0] ?? ''
  expect(sent).toContain('href="/sortiment/schreiben-papier/"')
  expect(sent).not.toContain('Füller')
  await openLive(page, '/rechtliches/impressum/')
  await expect(departments(page).getByRole('link')).toHaveCount(9)
  await group(page).hover()
  await expect(departments(page).getByRole('link', { name: 'Tintenkiller' })).toBeVisible()
  await expect(departments(page).getByRole('link', { name: /Beratung Vom Bleistift zum Füller/ })).toBeVisible()
  await expect(departments(page).getByRole('link', { name: /Am beliebtesten/ })).toBeVisible()
  await expectPartAccessible(page, 'header')
  // Asked for once only.
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/graphql') && calls.push(request.url()))
  await page.mouse.move(0, 0)
  await expect(departments(page).getByRole('link', { name: 'Füller & Tinte' })).toBeHidden()
  await group(page).hover()
  await expect(departments(page).getByRole('link', { name: 'Tintenkiller' })).toBeVisible()
  expect(calls).toEqual([])
  await group(page, 'Alle Bereiche').hover()
  await expect(departments(page).getByRole('link', { name: 'Musik', exact: true })).toBeVisible()
  await expectPartAccessible(page, 'header')
})

test.describe('an edge that does not answer', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ })

  test('S4.31 a group without an answer leads to its page', async ({ page }) => {
    await openLive(page, '/')
    await page.route('**/graphql*', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await group(page).hover()
    await failed
    await expect(departments(page).getByRole('link', { name: 'Tintenkiller' })).toHaveCount(0)
    await expect(departments(page).locator('[data-open]')).toHaveCount(0)
    await expect(group(page)).toHaveAttribute('href', '/sortiment/schreiben-papier/')
  })
})

test('the mouse that only crosses the departments opens nothing', async ({ page }) => {
  await page.clock.install()
  await openLive(page, '/')
  const [first, last] = await Promise.all(
    ['Schreiben & Papier', 'Büro & Möbel'].map((name) => group(page, name).boundingBox()),
  )
  if (!first || !last) throw new Error('The departments are not shown')
  // The clock stands still, so that the mouse rests nowhere, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.mouse.move(first.x + 4, first.y + 8)
  await page.mouse.move(last.x + 4, last.y + 8, { steps: 4 })
  await page.mouse.move(last.x + 4, 600, { steps: 2 })
  await page.clock.runFor(2000)
  await expect(departments(page).locator('[data-open]')).toHaveCount(0)
})

test('a visitor walks along the departments by mouse and by keyboard', async ({ page }) => {
  await test.step('the keyboard moves along the groups, into a flyout and out of it', async () => {
    await openLive(page, '/')
    await departments(page).getByRole('link').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(group(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const writing = departments(page).getByRole('link', { name: 'Schreiben', exact: true })
    const category = departments(page).getByRole('link', { name: 'Füller & Tinte' })
    await expect(writing).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(category).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(departments(page).getByRole('link', { name: 'Schulfüller' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(category).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(category).toBeHidden()
    await expect(group(page)).toBeFocused()
    // The button beside a group is the other way.
    await page.keyboard.press('Tab')
    await expect(departments(page).getByRole('button', { name: 'Schreiben & Papier: Unterbereiche' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(category).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(writing).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(category).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address('/schreiben/fueller-tinte/'))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
  await test.step('the mouse opens a group after a moment, and its links lead on', async () => {
    await openLive(page, '/')
    await markDocument(page)
    const category = departments(page).getByRole('link', { name: 'Füller & Tinte' })
    await group(page).hover()
    await expect(category).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(category).toBeHidden()
    await group(page).hover()
    await category.click()
    await expect(page).toHaveURL(address('/schreiben/fueller-tinte/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Füller & Tinte')
    await expect(category).toBeHidden()
    await expect(group(page)).toHaveAttribute('aria-current', 'true')
    expect(await isSameDocument(page)).toBe(true)
  })
})

test('a mouse that only rests where something closed opens no group', async ({ page }) => {
  await page.clock.install()
  await openLive(page, '/')
  const row = await departments(page).boundingBox()
  const search = page.getByRole('combobox')
  await search.fill('füller')
  await search.click()
  const option = page.getByRole('option').first()
  await expect(option).toBeVisible()
  const box = await option.boundingBox()
  const place = { x: (box?.x ?? 0) + 20, y: (row?.y ?? 0) + (row?.height ?? 0) / 2 }
  await page.mouse.move(place.x, place.y)
  await search.press('Escape')
  await expect(option).toBeHidden()
  await page.clock.runFor(2000)
  await expect(departments(page).locator('[data-open]')).toHaveCount(0)
  await page.mouse.move(place.x + 2, place.y + 2)
  await page.clock.runFor(2000)
  await expect(departments(page).locator('[data-open]'), 'as soon as it moves').not.toHaveCount(0)
})

test('the row makes room on the way down, returns on the way up and covers no focus', async ({ page }) => {
  await openLive(page, '/schreiben/fueller-tinte/')
  await page.mouse.wheel(0, 900)
  await expect(departments(page), 'behind the bar').toHaveAttribute('data-away', '')
  await page.mouse.wheel(0, -200)
  await expect(departments(page)).not.toHaveAttribute('data-away')
  // It slides back into its place.
  await expect.poll(async () => (await departments(page).boundingBox())?.y, 'below the bar').toBeGreaterThan(60)
  await page.getByRole('main').getByRole('link').nth(30).focus()
  await page.keyboard.press('Shift+Tab')
  const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0)
  const lowest = await departments(page).evaluate((nav) =>
    nav.hasAttribute('data-away')
      ? (nav.previousElementSibling?.getBoundingClientRect().bottom ?? 0)
      : nav.getBoundingClientRect().bottom,
  )
  expect(focused).toBeGreaterThanOrEqual(lowest)
})

test('the row stands after a dialog that was opened at the top of the page', async ({ page }) => {
  await openLive(page, '/prod/100001')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Vergrößern/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(departments(page)).not.toHaveAttribute('data-away')
  await expect(departments(page).getByRole('link').first()).toBeInViewport()
})

test('all departments stand on a page, those of a group on one of its own', async ({ page }) => {
  await open(page, '/sortiment/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Bereiche')
  await expectPartAccessible(page)
  await expectFineWhenNarrow(page, 'main')
  await page.getByRole('main').getByRole('link', { name: 'Möbel', exact: true }).click()
  await expect(page).toHaveURL(address('/moebel/'))
  await open(page, '/sortiment/schreiben-papier/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schreiben & Papier')
  await expect(page.getByRole('main').getByRole('link', { name: 'Tintenkiller' })).toBeVisible()
  await expectPartAccessible(page)
  await expectFineWhenNarrow(page, 'main')
})

test.describe('a touch screen of the size of a desk', () => {
  test.use({ hasTouch: true })

  test('S4.30 S9.36 the first tap opens, the second leads on', async ({ page }) => {
    await openLive(page, '/')
    await group(page).tap()
    await expect(departments(page).getByRole('link', { name: 'Füller & Tinte' })).toBeVisible()
    await expect(page).toHaveURL(address('/'))
    await group(page).tap()
    await expect(page).toHaveURL(address('/sortiment/schreiben-papier/'))
  })
})

test('a phone and its drawer of the departments @phone', async ({ page }) => {
  await test.step('S4.28 the open drawer holds the page still, keeps the focus and closes on Esc', async () => {
    await open(page, '/')
    await burger(page).click()
    await expect(page.locator('main')).toHaveAttribute('inert')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(departments(page).getByRole('link').last()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(departments(page)).toBeHidden()
    await expect(burger(page)).toBeFocused()
    await expect(page.locator('main')).not.toHaveAttribute('inert')
  })
  await test.step('S4.27 S4.29 opening the navigation closes what else is open', async () => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Warenkorb', exact: true }).click()
    const cart = page.getByRole('dialog', { name: 'Dein Warenkorb' })
    await expect(cart).toBeVisible()
    await burger(page).click()
    await expect(departments(page)).toBeVisible()
    await expect(cart).toBeHidden()
  })
  await test.step('S2.58 the thumb opens a panel for each level, goes back and on to a page', async () => {
    await open(page, '/')
    await expect(departments(page)).toBeHidden()
    await burger(page).click()
    await expect(departments(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeFocused()
    await expectPartAccessible(page, 'header')
    await page.getByRole('button', { name: 'Menü schließen' }).click()
    await expect(departments(page)).toBeHidden()
    await expect(burger(page)).toBeFocused()

    await burger(page).click()
    const writing = departments(page).getByRole('button', { name: 'Schreiben & Papier: Unterbereiche' })
    await writing.click()
    const back = departments(page).getByRole('button', { name: 'Zurück zu Sortiment' })
    await expect(back).toBeFocused()
    await expect(writing).toBeHidden()
    await expect(departments(page).getByRole('link', { name: 'Alles in Schreiben & Papier' })).toBeVisible()
    await expectPartAccessible(page, 'header')
    await back.click()
    await expect(writing).toBeFocused()

    await writing.click()
    await departments(page).getByRole('button', { name: 'Füller & Tinte: Unterbereiche' }).click()
    await expect(departments(page).getByRole('link', { name: 'Tintenkiller' })).toBeVisible()
    await expect(departments(page).getByRole('button', { name: 'Zurück zu Schreiben & Papier' })).toBeFocused()
    await expectPartAccessible(page, 'header')
    await departments(page).getByRole('link', { name: 'Alles in Füller & Tinte' }).click()
    await expect(page).toHaveURL(address('/schreiben/fueller-tinte/'))
    await expect(departments(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Füller & Tinte')
  })
})

test('version 2 is one dialog as large as the screen', async ({ page }) => {
  await open(page, '/', 'ch.localhost')
  const dialog = page.getByRole('dialog', { name: 'Sortiment' })
  const writing = dialog.getByRole('link', { name: 'Schreiben & Papier', exact: true })
  await expect(dialog).toBeHidden()
  await burger(page).click()
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeFocused()
  // The first group is shown with all that is below it.
  await expect(dialog.getByRole('link', { name: 'Schulranzen-Sets' })).toBeVisible()
  await expectPartAccessible(page, 'header')
  await writing.hover()
  await expect(dialog.getByRole('link', { name: 'Tintenkiller' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Schulranzen-Sets' })).toBeHidden()
  await writing.focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('link', { name: 'Malen & Basteln', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('link', { name: 'Alles in Schreiben & Papier', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(burger(page)).toBeFocused()
  await burger(page).click()
  await writing.hover()
  await dialog.getByRole('link', { name: 'Schulfüller' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schulfüller')
})

test('version 2 is the drawer of the others on a phone @phone', async ({ page }) => {
  await open(page, '/', 'ch.localhost')
  await burger(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sortiment' })
  await dialog.getByRole('button', { name: 'Schreiben & Papier: Unterbereiche' }).click()
  await expect(dialog.getByRole('link', { name: 'Alles in Schreiben & Papier' })).toBeVisible()
  await expectPartAccessible(page, 'header')
})

test('groups lead to pages without scripts, in both versions @without-scripts', async ({ page }) => {
  await page.goto(address('/', 'ch.localhost'))
  await burger(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sortiment' })
  await dialog.getByRole('link', { name: 'Schreiben & Papier', exact: true }).click()
  await expect(page).toHaveURL(address('/sortiment/schreiben-papier/', 'ch.localhost'))
  await page.goto(address('/'))
  await page.setViewportSize({ width: 390, height: 844 })
  await burger(page).click()
  await departments(page).getByRole('link', { name: 'Alle Bereiche' }).click()
  await expect(page).toHaveURL(address('/sortiment/'))
})
