import { linkInMail, newEmail } from '../support/customers.ts'
import {
  address,
  expect,
  expectAccessible,
  expectFineWhenNarrow,
  expectToFitAtAllWidths,
  isSameDocument,
  markDocument,
  open,
  test,
} from '../support/shop.ts'

test('T2.27 the newsletter: ordered in the footer, confirmed by a mail, ended by a link', async ({ page }) => {
  const email = newEmail()
  await open(page, '/compare')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('E-Mail-Adresse').fill(email)
  await footer.getByRole('button', { name: 'Newsletter abonnieren' }).click()
  await expect(page).toHaveURL(address('/service/newsletter/success'))
  await expect(page.getByRole('heading', { level: 1, name: 'Fast geschafft: Schau in dein Postfach' })).toBeVisible()
  await expectAccessible(page)
  await expectFineWhenNarrow(page)

  await open(page, await linkInMail(email, '/service/mails?link='))
  await page.getByRole('button', { name: 'Ja, Newsletter abonnieren' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter abonniert' })).toBeVisible()

  await open(page, '/service/newsletter')
  const form = page.getByRole('main')
  await form.getByRole('button', { name: 'Newsletter abonnieren' }).click()
  await expect(form.getByLabel('E-Mail-Adresse')).toBeFocused()
  await expectAccessible(page)
  await expectFineWhenNarrow(page)
  await form.getByRole('link', { name: 'Newsletter abbestellen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter abbestellen' })).toBeVisible()
  await form.getByLabel('E-Mail-Adresse').fill(email)
  await expectToFitAtAllWidths(page)
  await form.getByRole('button', { name: 'Abbestellen' }).click()
  await expect(form.getByText('Gespeichert')).toBeVisible()

  // Editors' pages link to the form: another address, by such a link.
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/service/newsletter/newsletter-abmelden'
    link.textContent = 'Noch eine Adresse'
    document.querySelector('main')?.prepend(link)
  })
  await markDocument(page)
  await form.getByRole('link', { name: 'Noch eine Adresse' }).click()
  await expect(form.getByLabel('E-Mail-Adresse')).toHaveValue('')
  expect(await isSameDocument(page)).toBe(true)
})

test('the newsletter is ordered and ended without scripts @without-scripts', async ({ page }) => {
  const email = newEmail()
  const main = page.getByRole('main')
  await page.goto(address('/service/newsletter'))
  await main.getByLabel('E-Mail-Adresse').fill('ada@schule')
  await main.getByRole('button', { name: 'Newsletter abonnieren' }).click()
  await expect(page).toHaveURL(address('/service/newsletter'))
  await expect(main.getByLabel('E-Mail-Adresse')).toHaveAttribute('aria-invalid', 'true')
  await main.getByLabel('E-Mail-Adresse').fill(email)
  await main.getByRole('button', { name: 'Newsletter abonnieren' }).click()
  await expect(page).toHaveURL(address('/service/newsletter/success'))
  await page.goto(address('/service/newsletter/newsletter-abmelden'))
  await main.getByLabel('E-Mail-Adresse').fill(email)
  await main.getByRole('button', { name: 'Abbestellen' }).click()
  await expect(main.getByText('Gespeichert')).toBeVisible()
})
