import sharp from 'sharp'
import type { StudioProductSearchQuery } from '../../studio/generated/operations.ts'
import { address, expect, expectAccessible, test } from '../support/shop.ts'
import { busyFrame, newEditor, openStudio } from '../support/studio.ts'

test.use({ expectedErrors: busyFrame })

/*
 * The brief: "From Monday on we want a page for autumn at /aktion/herbst/. On top a picture with a headline and a button to the paints. Below
 * it a paragraph of our own, with the word kastanienbraun in bold. Then three products for autumn side by side with the hint that shipping is
 * free. Search engines shall read: Herbst im Klassenzimmer."
 */
test('E2.1 S2.31 a campaign page is built from a written brief in the studio alone, from empty to published', async ({
  page,
}) => {
  const editor = await newEditor('publisher')
  const key = `herbst-${Date.now().toString(36)}`
  const path = `/aktion/${key}/`
  const form = page.getByRole('complementary').last()
  // A pattern: as a text it would also be found in what is being saved, or was not.
  const saved = () => expect(page.getByRole('status').filter({ hasText: /^Gespeichert/ })).toBeVisible()
  const add = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(form.getByRole('heading', { level: 2, name })).toBeVisible()
  }

  await test.step('an editor makes an empty page', async () => {
    await openStudio(page, editor)
    await page.getByRole('button', { name: 'Neue Seite' }).click()
    const dialog = page.getByRole('dialog', { name: 'Neue Seite' })
    await dialog.getByLabel('Kennung').fill(key)
    await dialog.getByLabel('Name').fill('Herbstaktion')
    await dialog.getByLabel('Pfad').fill(path)
    await dialog.getByRole('button', { name: 'Anlegen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Herbstaktion' })).toBeVisible()
    await page.getByRole('button', { name: 'Bausteine' }).click()
  })

  await test.step('a picture of our own with headline and button', async () => {
    await page.getByRole('button', { name: 'Reihe mit Spalten 12', exact: true }).click()
    await add('Bild-Teaser')
    await form.getByRole('button', { name: 'Mediathek' }).click()
    await page.getByRole('button', { name: 'Bild hochladen' }).click()
    const picture = await sharp({ create: { width: 1200, height: 500, channels: 3, background: '#a85b1e' } })
      .png()
      .toBuffer()
    const dialog = page.getByRole('dialog', { name: 'Bild hochladen' })
    await dialog.getByLabel('Datei').setInputFiles({ name: 'herbst.png', mimeType: 'image/png', buffer: picture })
    await dialog.getByLabel('Alternativtext').fill('Bunte Blätter auf einem Schulhof')
    await dialog.getByRole('button', { name: 'Bild hochladen' }).click()
    await expect(form.getByRole('button', { name: 'Ändern' })).toBeVisible()
    await form.getByLabel('Überschrift', { exact: true }).fill('Herbst im Klassenzimmer')
    await form.getByRole('button', { name: 'Adresse wählen' }).click()
    const links = page.getByRole('dialog', { name: 'Adresse wählen' })
    await links.getByLabel('Seiten und Kategorien suchen').fill('Farben')
    await links
      .getByRole('button', { name: /Farben/ })
      .first()
      .click()
    await form.getByLabel('Text des Knopfs').fill('Zu den Farben')
    await form.getByLabel('Art des Knopfs').selectOption('primary')
    await saved()
  })

  await test.step('a paragraph with a bold word', async () => {
    await page.getByRole('button', { name: 'Reihe mit Spalten 12', exact: true }).click()
    await add('HTML')
    const text = form.getByRole('textbox', { name: 'Inhalt' })
    await text.click()
    await page.keyboard.type('Bastelt mit uns in ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('kastanienbraun')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('.')
    await saved()
    await expect(page.frameLocator('iframe').getByText('Bastelt mit uns in')).toBeVisible()
  })

  await test.step('an editor picks products by search', async () => {
    await page.getByRole('button', { name: 'Reihe mit Spalten 8 + 4', exact: true }).click()
    await add('Empfehlungen')
    await form.getByRole('textbox', { name: 'Überschrift' }).fill('Für graue Tage')
    for (const [index, words] of ['Wasserfarben', 'Buntstifte', 'Bastelpapier'].entries()) {
      if (index > 0) await form.getByRole('button', { name: 'Produkt hinzufügen' }).click()
      await form.getByRole('button', { name: 'Produktnummer wählen' }).click()
      const dialog = page.getByRole('dialog', { name: 'Produktnummer wählen' })
      const answering = page.waitForResponse((answer) => answer.request().postData()?.includes(words) === true)
      await dialog.getByLabel('Produkte nach Name oder Nummer suchen').fill(words)
      const { data } = (await (await answering).json()) as { data: StudioProductSearchQuery }
      // Until then what was found without words is listed.
      const found = dialog.getByRole('listitem')
      await expect(found).toHaveText(data.studio_products.map(({ id }) => new RegExp(id)))
      await found.getByRole('button').nth(index).click()
    }
    await saved()
  })

  await test.step('an editor fills in what search engines read and publishes', async () => {
    await page.getByRole('button', { name: 'Seite', exact: true }).click()
    await form.getByLabel('Titel').first().fill('Herbst im Klassenzimmer')
    // A category that was chosen by mistake.
    await form.getByRole('button', { name: 'Kategorie wählen' }).click()
    await page
      .getByRole('dialog', { name: 'Kategorie wählen' })
      .getByRole('listitem')
      .first()
      .getByRole('button')
      .click()
    await form.getByRole('button', { name: 'Entfernen: Kategorie' }).click()
    await expect(form.getByRole('button', { name: 'Entfernen: Kategorie' })).toHaveCount(0)
    await saved()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Veröffentlichen …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
    await dialog.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
    await expect(dialog).toContainText('Veröffentlicht. Im Shop')
  })

  await test.step('visitors see the published page', async () => {
    const main = page.getByRole('main')
    // A busy shop makes a page without what it defers, of which no browser asks again.
    await expect(async () => {
      await page.goto(address(path))
      await expect(main.getByRole('article')).toHaveCount(3, { timeout: 3000 })
    }).toPass()
    await expect(page).toHaveTitle(/Herbst im Klassenzimmer/)
    await expect(main.getByRole('heading', { level: 2, name: 'Herbst im Klassenzimmer' })).toBeVisible()
    await expect(main.getByRole('img', { name: 'Bunte Blätter auf einem Schulhof' })).toBeVisible()
    await expect(main.locator('strong', { hasText: 'kastanienbraun' })).toBeVisible()
    await main.getByRole('link', { name: 'Zu den Farben' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Farben/ })).toBeVisible()
  })

  await test.step('E3.7 a later change stands beside what is published', async () => {
    await page.goto(address(`/studio/pages/${key}`))
    await page.getByRole('treeitem', { name: /^Bild-Teaser/ }).click()
    await form.getByLabel('Überschrift', { exact: true }).fill('Herbst auf dem Schulhof')
    await saved()
    await page.getByRole('button', { name: 'Verlauf' }).click()
    await page.getByRole('button', { name: 'Mit dem veröffentlichten Stand vergleichen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Veröffentlicht und Entwurf' })
    await expect(dialog.getByText('1 Baustein ist anders.')).toBeVisible()
    const heading = (side: string, name: string) =>
      dialog.frameLocator(`iframe[title="${side}"]`).getByRole('heading', { level: 2, name })
    await expect(heading('Veröffentlicht', 'Herbst im Klassenzimmer')).toBeVisible()
    await expect(heading('Entwurf', 'Herbst auf dem Schulhof')).toBeVisible()
  })
})
