import { address, expect, expectPartAccessible, open, test } from '../support/shop.ts'

for (const [host, label] of [
  ['localhost', 'Kontaktformular'],
  ['at.localhost', 'Kontaktformular'],
  ['ch.localhost', 'Kontaktformular'],
  ['educational.localhost', 'Kontaktformular'],
  ['en.educational.localhost', 'Contact form'],
] as const) {
  test(`${host}: the footer leads to the contact form${host === 'localhost' ? ' @both' : ''}`, async ({ page }) => {
    await open(page, '/ueber-uns/', host)
    const footer = page.getByRole('contentinfo')
    const link = footer.getByRole('link', { name: label })
    if (!(await link.isVisible()))
      await footer
        .locator('summary')
        .filter({ hasText: /Kontakt|Contact/ })
        .click()
    await link.click()
    await expect(page).toHaveURL(address('/service/contact/', host))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('what leaves the shop says so, opens beside it and hands nothing over', async ({ page }) => {
  await open(page, '/ueber-uns/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pinterest (neues Fenster)' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test('the business store names the e-invoice instead of logos', async ({ page }) => {
  await open(page, '/ueber-uns/', 'educational.localhost')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Rechnungen schicken wir auf Wunsch als XRechnung.')).toBeVisible()
  await expect(footer.getByRole('img', { name: 'PayPal' })).toHaveCount(0)
  await expectPartAccessible(page, 'footer')
})
