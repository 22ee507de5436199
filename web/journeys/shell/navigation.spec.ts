import type { Page } from '@playwright/test'
import { ask } from '../support/ask.ts'
import { address, expect, expectPartAccessible, isSameDocument, markDocument, open, test } from '../support/shop.ts'

const departments = (page: Page) => page.getByRole('navigation', { name: 'Sortiment' })
const burger = (page: Page) => page.getByRole('button', { name: 'Menü öffnen' })

test('the page brings two levels, the third comes when it is wanted', async ({ page }) => {
  const { body } = await ask('/')
  const sent = /data-static="navigation".*?<\/nav>/s.exec(body)?.[0] ?? ''
  expect(sent).toContain('href="/schreiben/fueller-tinte/"')
  expect(sent).not.toContain('Tintenkiller')
  await open(page, '/rechtliches/impressum/')
  const writing = departments(page).getByRole('link', { name: 'Schreiben', exact: true })
  await writing.hover()
  await expect(departments(page).getByRole('link', { name: 'Tintenkiller' })).toBeVisible()
  await expectPartAccessible(page, 'header')
  // Asked for once only.
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/graphql') && calls.push(request.url()))
  await page.mouse.move(0, 0)
  await expect(departments(page).getByRole('link', { name: 'Füller & Tinte' })).toBeHidden()
  await writing.hover()
  await expect(departments(page).getByRole('link', { name: 'Tintenkiller' })).toBeVisible()
  expect(calls).toEqual([])
})

test.describe('an edge that does not answer', () => {
  test.use({ expectedFaults: /Failed to load resource|ERR_FAILED/ })

  test('without an answer groups lead on', async ({ page }) => {
    await open(page, '/')
    await page.route('**/graphql*', (route) => route.abort())
    await departments(page).getByRole('link', { name: 'Schreiben', exact: true }).hover()
    await departments(page).getByRole('link', { name: 'Füller & Tinte' }).hover()
    await expect(departments(page).getByRole('link', { name: 'Tintenkiller' })).toHaveCount(0)
    await expect(departments(page).getByRole('link', { name: 'Füller & Tinte' })).toHaveAttribute(
      'href',
      '/schreiben/fueller-tinte/',
    )
  })
})

test('with the mouse: a department opens after a moment, its groups lead on', async ({ page }) => {
  await open(page, '/')
  await markDocument(page)
  const group = departments(page).getByRole('link', { name: 'Füller & Tinte' })
  await departments(page).getByRole('link', { name: 'Schreiben', exact: true }).hover()
  await expect(group).toBeVisible()
  await page.getByRole('heading').last().hover()
  await expect(group).toBeHidden()
  await departments(page).getByRole('link', { name: 'Schreiben', exact: true }).hover()
  await group.click()
  await expect(page).toHaveURL(address('/schreiben/fueller-tinte/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Füller & Tinte')
  await expect(group).toBeHidden()
  await expect(departments(page).getByRole('link', { name: 'Schreiben', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(await isSameDocument(page)).toBe(true)
})

test('the mouse that only crosses the departments opens nothing', async ({ page }) => {
  await open(page, '/')
  const [first, last] = await Promise.all(
    ['Schreiben', 'Technik & Rechner'].map((name) =>
      departments(page).getByRole('link', { name, exact: true }).boundingBox(),
    ),
  )
  if (!first || !last) throw new Error('The departments are not shown')
  await page.mouse.move(first.x + 4, first.y + 8)
  await page.mouse.move(last.x + 4, last.y + 8, { steps: 4 })
  await page.mouse.move(last.x + 4, 600, { steps: 2 })
  await expect
    .poll(() => departments(page).locator('[data-open]').count(), { timeout: 1500, intervals: [100, 300, 500] })
    .toBe(0)
})

test('with the keyboard: along the departments, into a flyout and out of it', async ({ page }) => {
  await open(page, '/')
  const department = departments(page).getByRole('link', { name: 'Schreiben', exact: true })
  await departments(page).getByRole('link').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(department).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const group = departments(page).getByRole('link', { name: 'Füller & Tinte' })
  await expect(group).toBeFocused()
  await expect(departments(page).getByRole('link', { name: 'Schulfüller' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(departments(page).getByRole('link', { name: 'Schulfüller' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(group).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(group).toBeHidden()
  await expect(department).toBeFocused()
  // The button beside a department is the other way.
  await page.keyboard.press('Tab')
  await expect(departments(page).getByRole('button', { name: 'Schreiben: Unterbereiche' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(group).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(group).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(departments(page).getByRole('link', { name: 'Bleistifte & Buntstifte' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address('/schreiben/bleistifte-buntstifte/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('a touch screen of the size of a desk', () => {
  test.use({ hasTouch: true })

  test('the first tap opens, the second leads on', async ({ page }) => {
    await open(page, '/')
    const writing = departments(page).getByRole('link', { name: 'Schreiben', exact: true })
    await expect(departments(page)).toHaveAttribute('data-live', '')
    await writing.tap()
    await expect(departments(page).getByRole('link', { name: 'Füller & Tinte' })).toBeVisible()
    await expect(page).toHaveURL(address('/'))
    await writing.tap()
    await expect(page).toHaveURL(address('/schreiben/'))
  })
})

test('with the thumb: a panel for each level, back, and on to a page @phone', async ({ page }) => {
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
  const writing = departments(page).getByRole('button', { name: 'Schreiben: Unterbereiche' })
  await writing.click()
  const back = departments(page).getByRole('button', { name: 'Zurück zu Sortiment' })
  await expect(back).toBeFocused()
  await expect(writing).toBeHidden()
  await expect(departments(page).getByRole('link', { name: 'Alles in Schreiben' })).toBeVisible()
  await expectPartAccessible(page, 'header')
  await back.click()
  await expect(writing).toBeFocused()

  await writing.click()
  await departments(page).getByRole('button', { name: 'Füller & Tinte: Unterbereiche' }).click()
  await expect(departments(page).getByRole('link', { name: 'Tintenkiller' })).toBeVisible()
  await expect(departments(page).getByRole('button', { name: 'Zurück zu Schreiben' })).toBeFocused()
  await expectPartAccessible(page, 'header')
  await departments(page).getByRole('link', { name: 'Alles in Füller & Tinte' }).click()
  await expect(page).toHaveURL(address('/schreiben/fueller-tinte/'))
  await expect(departments(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Füller & Tinte')
})

test('the open drawer holds the page still, keeps the focus and closes on Esc @phone', async ({ page }) => {
  await open(page, '/')
  await burger(page).click()
  await expect(page.locator('main')).toHaveAttribute('inert')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  await page.keyboard.press('Shift+Tab')
  await expect(departments(page).getByRole('button', { name: 'Sale: Unterbereiche' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(departments(page)).toBeHidden()
  await expect(burger(page)).toBeFocused()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
})

test('opening the navigation closes what else is open @phone', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Warenkorb', exact: true }).click()
  const cart = page.getByRole('dialog', { name: 'Dein Warenkorb' })
  await expect(cart).toBeVisible()
  await burger(page).click()
  await expect(departments(page)).toBeVisible()
  await expect(cart).toBeHidden()
})

test('version 2 is one dialog as large as the screen', async ({ page }) => {
  await open(page, '/', 'ch.localhost')
  const dialog = page.getByRole('dialog', { name: 'Sortiment' })
  await expect(dialog).toBeHidden()
  await burger(page).click()
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeFocused()
  // The first department is shown with all that is below it.
  await expect(dialog.getByRole('link', { name: 'Schulranzen-Sets' })).toBeVisible()
  await expectPartAccessible(page, 'header')
  await dialog.getByRole('link', { name: 'Schreiben', exact: true }).hover()
  await expect(dialog.getByRole('link', { name: 'Tintenkiller' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Schulranzen-Sets' })).toBeHidden()
  await dialog.getByRole('link', { name: 'Schreiben', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('link', { name: 'Papier & Hefte', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('link', { name: 'Füller & Tinte', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(burger(page)).toBeFocused()
  await burger(page).click()
  await dialog.getByRole('link', { name: 'Schreiben', exact: true }).hover()
  await dialog.getByRole('link', { name: 'Schulfüller' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schulfüller')
})

test('version 2 is the drawer of the others on a phone @phone', async ({ page }) => {
  await open(page, '/', 'ch.localhost')
  await burger(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sortiment' })
  await dialog.getByRole('button', { name: 'Schreiben: Unterbereiche' }).click()
  await expect(dialog.getByRole('link', { name: 'Alles in Schreiben' })).toBeVisible()
  await expectPartAccessible(page, 'header')
})

test('departments and groups are there without scripts, in both versions @without-scripts', async ({ page }) => {
  await page.goto(address('/', 'ch.localhost'))
  await burger(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sortiment' })
  await dialog.getByRole('link', { name: 'Schreiben', exact: true }).hover()
  await dialog.getByRole('link', { name: 'Füller & Tinte' }).click()
  await expect(page).toHaveURL(address('/schreiben/fueller-tinte/', 'ch.localhost'))
  await page.goto(address('/'))
  await page.setViewportSize({ width: 390, height: 844 })
  await burger(page).click()
  await departments(page).getByRole('link', { name: 'Füller & Tinte' }).click()
  await expect(page).toHaveURL(address('/schreiben/fueller-tinte/'))
})
