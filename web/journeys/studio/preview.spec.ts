import { address, expect, expectAccessible, test } from '../support/shop.ts'
import { busyFrame, newDraft, newEditor, openStudio } from '../support/studio.ts'

test.use({ expectedErrors: busyFrame })

test('E4.30 an editor looks at a draft by date and segment, and shares it with a stranger until the link is revoked', async ({
  page,
  browser,
}) => {
  await openStudio(page, await newEditor('editor'))
  const key = await newDraft(page, [
    'Nur Entwurf',
    { text: 'Erst später', from: '2099-01-01T00:00:00Z' },
    { text: 'Nur für Schulen', segments: ['schools'] },
  ])
  await page.goto(address(`/studio/pages/${key}`))
  const frame = page.frameLocator('iframe')
  const bar = page.getByRole('group', { name: 'Vorschau als' })

  await test.step('S2.33 the frame shows what visitors of the chosen date, kind and segment see', async () => {
    await expect(frame.getByText('Nur Entwurf')).toBeVisible()
    await expect(frame.getByText('Erst später')).toHaveCount(0)
    await bar.getByLabel('Zeitpunkt').fill('2099-06-01T10:00')
    await expect(frame.getByText('Erst später')).toBeVisible()
    await expect(frame.getByText('Nur für Schulen')).toHaveCount(0)
    await bar.getByRole('combobox', { name: /^Kundschaft/ }).selectOption('business')
    await expect(frame.getByText('Nur für Schulen')).toBeVisible()
    await bar.getByText(/^Segmente:/).click()
    await bar.getByLabel('Nur in diesen:').check()
    await expect(frame.getByText('Nur für Schulen')).toHaveCount(0)
    await expectAccessible(page)
    await bar.getByLabel('Schulen und Träger').check()
    await expect(frame.getByText('Nur für Schulen')).toBeVisible()
  })

  await test.step('E4.33 walks on in the shop, and comes back to the page by a link of its bar', async () => {
    const opening = page.waitForEvent('popup')
    await bar.getByRole('button', { name: 'Wie im Shop öffnen' }).click()
    const shop = await opening
    await expect(shop.getByText('Nur Entwurf')).toBeVisible()
    await shop.getByRole('link', { name: 'Diese Seite bearbeiten' }).click()
    await expect(shop).toHaveURL(new RegExp(`/studio/pages/${key}\\?language=de$`))
    await expect(shop.getByRole('tree', { name: 'Aufbau' })).toBeVisible()
    // As the bar's link leads to it from a page of the catalogue.
    await shop.goto(address('/studio/?path=/prod/nirgends&language=de'))
    await expect(shop.getByText('keine Seite mit dem Pfad /prod/nirgends')).toBeVisible()
    await shop.close()
  })

  let link = ''
  await test.step('the editor makes a link', async () => {
    await bar.getByRole('button', { name: 'Link teilen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Vorschau teilen' })
    await dialog.getByLabel('Wofür oder für wen').fill(key)
    await dialog.getByRole('button', { name: 'Link erstellen' }).click()
    link = await dialog.getByLabel('Adresse').inputValue()
    expect(link).toContain('/studio/shared/')
    await expectAccessible(page)
  })

  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  const stranger = await context.newPage()
  await test.step('a stranger sees the draft as it was chosen, without an account', async () => {
    await stranger.goto(link)
    await expect(stranger).toHaveURL(new RegExp(`/reise/${key}/$`))
    await expect(stranger.getByText('Erst später')).toBeVisible()
    await expect(stranger.getByText('Nur für Schulen')).toBeVisible()
    await expect(stranger.getByRole('complementary', { name: 'Vorschau' })).toContainText('Mit Entwürfen')
  })

  await test.step('a revoked link is gone', async () => {
    await page.goto(address('/studio/links'))
    await page.getByRole('row', { name: key }).getByRole('button', { name: 'Widerrufen' }).click()
    await expect(page.getByRole('row', { name: key }).getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('row', { name: key })).toContainText('Widerrufen')
    await expectAccessible(page)
    await expect(async () => {
      expect((await stranger.reload())?.status()).toBe(410)
    }).toPass()
    await expect(stranger.getByRole('heading', { name: 'Diese Vorschau ist beendet' })).toBeVisible()
    await context.close()
  })
})
