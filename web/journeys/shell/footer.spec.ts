import type { Page } from '@playwright/test'
import { address, expect, expectPartAccessible, open, test } from '../support/shop.ts'

test('S2.65 the footer leads to the contact form @both', ({ page }) => expectFooter(page, 'localhost'))

test('the footers of the other stores lead to their contact forms', async ({ page }) => {
  for (const host of ['at.localhost', 'ch.localhost', 'educational.localhost'])
    await test.step(host, () => expectFooter(page, host))
  await test.step('in English', () => expectFooter(page, 'en.educational.localhost', 'Contact form'))
})

async function expectFooter(page: Page, host: string, label = 'Kontaktformular'): Promise<void> {
  await open(page, '/ueber-uns/', host)
  const footer = page.getByRole('contentinfo')
  await expectSpecialsOf(host, page)
  const link = footer.getByRole('link', { name: label })
  if (!(await link.isVisible()))
    await footer
      .locator('summary')
      .filter({ hasText: /Kontakt|Contact/ })
      .click()
  await link.click()
  await expect(page).toHaveURL(address('/service/contact/', host))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** What the footer of only one store has. */
async function expectSpecialsOf(host: string, page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo')
  if (host === 'localhost')
    await test.step('S2.67 links out of the shop say so, open a new window and hand nothing over', async () => {
      const link = footer.getByRole('link', { name: 'Pinterest (neues Fenster)', includeHidden: true })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    })
  if (host === 'educational.localhost')
    await test.step('S2.64 the business store names the e-invoice instead of logos', async () => {
      await expect(footer.getByText('Rechnungen schicken wir auf Wunsch als XRechnung.')).toBeVisible()
      await expect(footer.getByRole('listitem').filter({ hasText: /^PayPal$/ })).toHaveCount(0)
      await expectPartAccessible(page, 'footer')
    })
}
