import type { Page } from '@playwright/test'
import { logIn, newCustomer } from '../support/customers.ts'
import { entry, fillList, listPath, productsToList } from '../support/lists.ts'
import {
  expect,
  expectAccessible,
  expectFineWhenNarrow,
  expectToFitAtAllWidths,
  open,
  test,
  untilHydrated,
} from '../support/shop.ts'

const line = (page: Page, name: string) => entry(page, name)

test('S4.96 parents claim lines of a shared list without an account, and the owner sees who brings what', async ({
  page,
  browser,
}) => {
  const person = await newCustomer()
  const products = await productsToList(2)
  const [several, single] = products.map(({ name }) => name) as [string, string]
  const id = await fillList(
    person,
    'Materialliste 1b',
    products.map((product, index) => ({ ...product, quantity: index === 0 ? 3 : 1 })),
  )
  await logIn(page, person)
  await open(page, listPath(id))
  await page.getByRole('button', { name: 'Teilen' }).click()
  const share = page.getByRole('dialog', { name: 'Teilen' })
  await expect(share.getByText('auch ohne Konto zusagen')).toBeVisible()
  await expect(share.getByRole('radio').first(), 'the weakest right').toBeChecked()
  await share.getByRole('button', { name: 'Link erstellen' }).click()
  const link = await share.getByLabel('Link zum Teilen').inputValue()

  const parent = async (javaScriptEnabled: boolean) => {
    const context = await browser.newContext({ viewport: page.viewportSize(), locale: 'de-DE', javaScriptEnabled })
    await context.addCookies([{ name: 'consent', value: '1', domain: 'localhost', path: '/' }])
    const other = await context.newPage()
    await other.goto(link)
    if (javaScriptEnabled) await untilHydrated(other)
    return other
  }

  const mia = await parent(true)
  await line(mia, several).getByText('Ich besorge das').click()
  await line(mia, several).getByLabel('Wie viele?').fill('4')
  await line(mia, several).getByRole('button', { name: 'Zusagen' }).click()
  await expect(line(mia, several).getByLabel('Wie viele?')).toBeFocused()
  await expect(line(mia, several).getByText('Bitte gib eine ganze Zahl von 1 bis 3 ein.')).toBeVisible()
  await line(mia, several).getByLabel('Wie viele?').fill('2')
  await line(mia, several).getByLabel('Vorname').fill('Mia')
  await expectAccessible(mia)
  await expectToFitAtAllWidths(mia)
  await expectFineWhenNarrow(mia)
  await line(mia, several).getByRole('button', { name: 'Zusagen' }).click()
  await expect(line(mia, several).getByRole('status')).toHaveText(
    '2 von 3 zugesagt. Danke, deine Zusage ist gespeichert.',
  )
  await expect(line(mia, several).getByText('Du besorgst 2 Stück')).toBeVisible()

  await expect(
    line(mia, several)
      .getByText(/\d,\d\d\s€/)
      .first(),
  ).toBeVisible()
  await line(mia, single)
    .getByRole('button', { name: /^In den Warenkorb/ })
    .click()
  await expect(mia.getByRole('dialog', { name: 'Im Warenkorb' })).toContainText(single)

  const plain = await parent(false)
  await expect(line(plain, several).getByText('Mia besorgt 2 Stück')).toBeVisible()
  await expect(line(plain, several).getByRole('button', { name: 'Zusage zurücknehmen' })).toHaveCount(0)
  await line(plain, several).getByText('Ich besorge das').click()
  await line(plain, several).getByRole('button', { name: 'Zusagen' }).click()
  await expect(line(plain, several).getByRole('status')).toHaveText(
    'Alles ist zugesagt. Danke, deine Zusage ist gespeichert.',
  )
  await line(plain, single).getByText('Ich besorge das').click()
  await line(plain, single).getByRole('button', { name: 'Zusagen' }).click()
  await expect(line(plain, single).getByText('Du besorgst 1 Stück')).toBeVisible()
  await line(plain, single).getByRole('button', { name: 'Zusage zurücknehmen' }).click()
  await expect(line(plain, single).getByText('0 von 1 zugesagt.')).toBeVisible()

  await open(page, listPath(id))
  await expect(line(page, several).getByText('Jemand besorgt 1 Stück')).toBeVisible()
  await line(page, several)
    .getByRole('button', { name: /Zusage entfernen.*Mia/ })
    .click()
  await expect(line(page, several).getByText('Mia besorgt 2 Stück')).toHaveCount(0)
  await mia.reload()
  await expect(line(mia, several).getByText('1 von 3 zugesagt.')).toBeVisible()
})
