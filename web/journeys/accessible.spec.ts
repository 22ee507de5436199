import { address, expect, expectAccessible, test, untilHydrated } from './shop.ts'

const pages = ['/', '/schulranzen/', '/beratung/', '/search?q=heft', '/search?q=xqzwv', '/gibt-es-nicht/']

for (const path of pages) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(address(path))
    await untilHydrated(page)
    await expectAccessible(page)
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth, 'nothing sticks out at the side').toBeLessThanOrEqual(clientWidth)
  })
}

test('axe finds nothing on a product, with and without a choice', async ({ page }) => {
  await page.goto(address('/schulranzen/ranzen/'))
  await page.locator('main li article').first().getByRole('link').click()
  await untilHydrated(page)
  await expectAccessible(page)
})

test('axe finds nothing in the business store', async ({ page }) => {
  await page.goto(address('/', 'en.educational.localhost'))
  await untilHydrated(page)
  await expectAccessible(page)
})

test('the keyboard reaches content at once, and what opens can be closed', async ({ page }) => {
  await page.goto(address('/schulranzen/'))
  await untilHydrated(page)
  await page.keyboard.press('Tab')
  const skip = page.locator(':focus')
  await expect(skip).toHaveAttribute('href', '#main')
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  const filters = page.getByRole('button', { name: 'Alle Filter' })
  await filters.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(filters).toBeFocused()
})
