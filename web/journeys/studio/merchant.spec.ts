import { address, expect, expectAccessible, test } from '../support/shop.ts'
import { newEditor, openStudio } from '../support/studio.ts'

test('E4.62 a merchant starts a deal in at most eight actions', async ({ page }) => {
  const status = page.getByRole('main').getByRole('status').first()

  await test.step('begins with deals, and sees neither content nor orders', async () => {
    await openStudio(page, await newEditor('merchant'))
    await expect(page).toHaveURL(address('/studio/deals'))
    const bar = page.getByRole('navigation', { name: 'Bereiche' })
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
})
