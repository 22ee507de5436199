import { readFile } from 'node:fs/promises'
import { address, expect, expectAccessible, test } from '../support/shop.ts'
import { newEditor, openStudio } from '../support/studio.ts'

test('E4.62 E4.69 E4.70 E4.73 a merchant starts a deal in eight actions, makes a series of vouchers and changes a price', async ({
  page,
}) => {
  const status = page.getByRole('main').getByRole('status').first()

  await test.step('begins with what needs a merchant, and sees neither content nor orders', async () => {
    await openStudio(page, await newEditor('merchant'))
    await expect(page).toHaveURL(address('/studio/desk'))
    const bar = page.getByRole('navigation', { name: 'Bereiche' })
    await expect(page.getByRole('heading', { name: 'Aufgaben', level: 1 })).toBeVisible()
    await expectAccessible(page)
    await bar.getByRole('link', { name: 'Blitz' }).click()
    await expect(page.getByRole('heading', { name: 'Blitzangebote', level: 1 })).toBeVisible()
    for (const name of ['Seiten', 'Inhalte', 'Bestellung'])
      await expect(bar.getByRole('link', { name, exact: true })).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('starts a deal', async () => {
    let actions = 0
    const act = async (action: Promise<void>) => {
      actions += 1
      await action
    }
    await act(page.getByRole('button', { name: 'Blitzangebot anlegen' }).click())
    const dialog = page.getByRole('dialog', { name: 'Blitzangebot anlegen' })
    await act(dialog.getByRole('button', { name: 'Artikel wählen' }).click())
    const picker = page.getByRole('dialog', { name: 'Artikel wählen' })
    await act(picker.getByRole('searchbox').fill('Radiergummi'))
    await act(
      picker
        .getByRole('button', { name: /Radier/ })
        .first()
        .click(),
    )
    await act(dialog.getByLabel('Angebotspreis (EUR)').fill('999'))
    await act(dialog.getByLabel('Stück im Angebot').fill('3'))
    await expect(dialog.getByText(/Stück sind auf Lager/)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Anlegen' }).click()
    await expect(dialog.getByLabel('Angebotspreis (EUR)')).toHaveAccessibleDescription(/nicht unter dem Preis/)
    await dialog.getByLabel('Angebotspreis (EUR)').fill('0,10')
    await expect(dialog.getByText('0,10', { exact: false }).first()).toBeVisible()
    await act(dialog.getByRole('button', { name: 'Anlegen' }).click())
    await expect(status).toHaveText('Das Blitzangebot ist angelegt.')
    expect(actions).toBeLessThanOrEqual(8)
    await expect(page.getByRole('row').filter({ hasText: /Radier.*3 übrig/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('ends it', async () => {
    const row = page.getByRole('row').filter({ hasText: /Radier.*3 übrig/ })
    await row.getByRole('button', { name: /beenden/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Beenden' }).click()
    await expect(status).toHaveText('Das Blitzangebot ist beendet.')
    await expect(row).toContainText('Beendet')
  })

  await test.step('makes a series of vouchers, with its effect on a cart', async () => {
    await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Gutscheine' }).click()
    await page.getByRole('button', { name: 'Serien' }).click()
    await page.getByRole('button', { name: 'Serie anlegen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Serie anlegen' })
    await dialog.getByRole('button', { name: 'Anlegen' }).click()
    await expect(dialog.getByLabel('Zahl der Codes')).toHaveAccessibleDescription(/Nötig/)
    const prefix = `R${Date.now().toString(36).toUpperCase()}`
    await dialog.getByLabel('Anfang der Codes').fill(prefix)
    await dialog.getByLabel('Zahl der Codes').fill('3')
    await dialog.getByLabel('Name (deutsch)').fill('Reise')
    await dialog.getByLabel('Name (englisch)').fill('Journey')
    await dialog.getByLabel('Prozent').fill('50')
    await dialog.getByRole('button', { name: 'Artikel hinzufügen' }).click()
    await dialog.getByRole('button', { name: 'Artikel wählen' }).click()
    const picker = page.getByRole('dialog', { name: 'Artikel wählen' })
    await picker.getByRole('searchbox').fill('Radierer')
    await picker.getByRole('searchbox').press('Enter')
    await picker
      .getByRole('button', { name: /Radier/ })
      .first()
      .click()
    await expect(dialog.getByRole('term').filter({ hasText: 'Gutschein' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Anlegen' }).click()
    await expect(status).toHaveText('3 Codes sind angelegt.')
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: `Codes der Serie ${prefix} herunterladen` }).click()
    const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toContain(`${prefix}-`)
  })

  await test.step('sees promotions in their order, and a new one with its effect', async () => {
    await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Aktionen' }).click()
    await expect(page.getByRole('heading', { name: 'Aktionen', level: 1 })).toBeVisible()
    await expect(status).toHaveText(/Aktion/)
    await page.getByRole('button', { name: 'Aktion anlegen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Aktion anlegen' })
    await dialog.getByLabel('Art', { exact: false }).first().selectOption('Geschenk ab einem Wert')
    await dialog.getByLabel(/Ab diesem Warenwert/).fill('10')
    await dialog.getByRole('button', { name: 'Anlegen' }).click()
    await expect(dialog.getByLabel('Name (deutsch)')).toHaveAccessibleDescription(/Nötig/)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  })

  await test.step('plans a price, and takes it back', async () => {
    await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Produkte' }).click()
    await page.getByRole('searchbox').fill('Radierer Grafo')
    await page
      .getByRole('link', { name: /Radierer Grafo/ })
      .first()
      .click()
    await expect(page.getByText(/Der nächste Import überschreibt/)).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('button', { name: /Preis ändern/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: /Preis ändern/ })
    await dialog.getByLabel('Preis (EUR)').fill('9,38')
    await dialog.getByLabel(/Niedrigster Preis/).fill('1')
    await dialog.getByLabel('Gilt ab').fill('2099-01-02T08:00')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(dialog.getByLabel(/Niedrigster Preis/)).toHaveAccessibleDescription(/nicht über dem Preis/)
    await dialog.getByLabel(/Niedrigster Preis/).fill('')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(status).toHaveText('Der Preis ist geplant.')
    await expect(page.getByText(/9,38.€ ab 02.01.2099, 08:00/)).toBeVisible()
    await page
      .getByRole('button', { name: /9,38.€ nicht einführen/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Nicht ändern' }).click()
    await expect(status).toHaveText('Der geplante Preis ist gelöscht.')
    await expect(page.getByText(/9,38.€ ab/)).toHaveCount(0)
  })
})

test('E4.92 E4.94 E4.95 E4.96 a merchant changes a text, puts pictures in order and changes many products', async ({
  page,
}) => {
  const status = page.getByRole('main').getByRole('status').first()
  const onBoth = async (check: () => Promise<void>) => {
    await check()
    const size = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await check()
    if (size) await page.setViewportSize(size)
  }
  await openStudio(page, await newEditor('merchant'), '/products')
  await page.getByRole('searchbox').fill('Schulranzen Kolibri')
  await page
    .getByRole('link', { name: /Schulranzen Kolibri/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Texte ändern' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await test.step('changes the title for search engines, by which the page is named then', async () => {
    await page.getByRole('link', { name: 'Texte ändern' }).click()
    const title = page.getByRole('group', { name: 'Titel für Suchmaschinen' }).getByLabel('Deutsch')
    const name = page.getByRole('group', { name: 'Name', exact: true }).getByLabel('Deutsch').first()
    const before = await name.inputValue()
    await name.fill('')
    await title.fill(`Reiseranzen ${id}`)
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(name).toHaveAccessibleDescription(/Nötig/)
    await onBoth(() => expectAccessible(page))
    await name.fill(before)
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('Die Texte sind geändert.')).toBeVisible()
    await expect(async () => {
      const answer = await page.request.get(address(`/prod/${id}`))
      expect(await answer.text()).toContain(`Reiseranzen ${id}`)
    }).toPass()
  })

  await test.step('moves a picture by keyboard, and back by dragging', async () => {
    await page.getByRole('link', { name: 'Zum Produkt' }).click()
    const open = page.getByRole('button', { name: /Bilder ändern/ }).first()
    const dialog = page.getByRole('dialog', { name: /Bilder ändern/ })
    const texts = () =>
      dialog
        .getByLabel('Alternativtext (deutsch)')
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
    await open.click()
    await expect(dialog.getByLabel('Alternativtext (deutsch)').first()).toBeVisible()
    const before = await texts()
    await dialog.getByRole('button', { name: 'Nach hinten: Bild 1' }).press('Enter')
    await expect(dialog.getByRole('status')).toHaveText(/an Stelle 2/)
    await expect(dialog.getByRole('button', { name: 'Nach hinten: Bild 2' })).toBeFocused()
    await onBoth(() => expectAccessible(page))
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(status).toHaveText('Die Bilder sind geändert.')
    await open.click()
    await expect(dialog.getByLabel('Alternativtext (deutsch)').first()).toHaveValue(before[1] ?? '')
    await dialog.getByRole('img', { name: 'Bild 2' }).dragTo(dialog.getByRole('img', { name: 'Bild 1' }))
    await expect.poll(texts).toEqual(before)
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(status).toHaveText('Die Bilder sind geändert.')
  })

  await test.step('raises the stock of many, after a preview, and takes it back', async () => {
    const said = (hasText: string | RegExp) => page.getByRole('main').getByRole('status').filter({ hasText })
    await page.getByRole('link', { name: 'Zur Suche' }).click()
    await page.getByRole('link', { name: 'Viele Produkte ändern' }).click()
    await page.getByLabel('Änderung').selectOption('Bestand erhöhen oder senken')
    await page.getByLabel('Stück').fill('1')
    await page.getByRole('button', { name: 'Vorschau' }).click()
    await expect(page.getByLabel('Wörter oder Nummern')).toHaveAccessibleDescription(/mindestens eine Bedingung/)
    await page.getByLabel('Wörter oder Nummern').fill('Schulranzen Kolibri')
    await page.getByRole('button', { name: 'Vorschau' }).click()
    await expect(said(/ändern sich, 0 bleiben gleich, 0 werden abgelehnt/)).toBeVisible()
    await onBoth(() => expectAccessible(page))
    await page.getByRole('button', { name: /^\d+ ändern$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Alle ändern?' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /ändern$/ }).click()
    await expect(said(/^\d+ geändert\.$/)).toBeVisible()
    await page
      .getByRole('button', { name: /Bestand erhöhen oder senken: 1 vom .* zurücknehmen/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click()
    await expect(said('Die Änderung ist zurückgenommen.')).toBeVisible()
  })
})
