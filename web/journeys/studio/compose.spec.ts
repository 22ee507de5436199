import type { Page } from '@playwright/test'
import { address, expect, expectAccessible, test } from '../support/shop.ts'
import { busyFrame, newDraft, newEditor, openStudio } from '../support/studio.ts'

/** What the frame, and its wish for another preview, are answered whose editor's session has ended. */
const endedFrame = /403.*[?&]preview=|401.*\/studio\/preview/
test.use({ expectedErrors: new RegExp(`${busyFrame.source}|${endedFrame.source}`) })

const tree = (page: Page) => page.getByRole('tree', { name: 'Aufbau' })
const item = (page: Page, name: string | RegExp) => tree(page).getByRole('treeitem', { name })
const frame = (page: Page) => page.frameLocator('iframe')
const announced = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
/** A pattern: as a text it would also be found in what is being saved, or was not. */
const saved = (page: Page) => expect(announced(page, /^Gespeichert/)).toBeVisible()

/** Names of teasers in the order of the page. */
const order = (page: Page) => item(page, /^HTML|^Kachel/).allTextContents()

async function openDraft(page: Page, key: string) {
  await page.goto(address(`/studio/pages/${key}`))
  await expect(item(page, 'Reihe 1')).toBeVisible()
  // They come by calls of their own, and may move the page down.
  const bar = page.getByRole('group', { name: 'Vorschau als' })
  await expect(bar.getByText(/^Segmente:/)).toBeVisible()
  await expect(bar.getByLabel(/^A\/B-Test/)).toHaveCount(2)
  await expect(frame(page).locator('[data-teaser-id]').first()).toBeVisible()
}

test('E2.2 E2.14 parts are added, moved, resized, duplicated and deleted by mouse, and each step is undone', async ({
  page,
}) => {
  const editor = await newEditor('editor')
  await openStudio(page, editor)
  await openDraft(page, await newDraft(page, ['Eins', 'Zwei', 'Drei']))

  await test.step('a part is chosen on the page itself', async () => {
    const box = await frame(page).getByText('Zwei', { exact: true }).boundingBox()
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
    await expect(item(page, 'HTML: Zwei')).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page)
  })

  await test.step('dragged to another cell', async () => {
    await page.getByRole('toolbar').getByRole('button', { name: 'HTML: Zwei verschieben' }).hover()
    await page.mouse.down()
    const target = await frame(page).getByText('Drei', { exact: true }).boundingBox()
    const [x, y] = [(target?.x ?? 0) + 20, (target?.y ?? 0) + 20]
    await page.mouse.move(x - 40, y, { steps: 4 })
    await page.mouse.move(x, y, { steps: 4 })
    await page.mouse.up()
    await expect(announced(page, 'HTML: Zwei verschoben')).toBeAttached()
    expect((await order(page)).sort()).toEqual(['HTML: Drei', 'HTML: Eins', 'HTML: Zwei'])
    await saved(page)
  })

  await test.step('undone and done again by buttons', async () => {
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(announced(page, 'Rückgängig gemacht')).toBeAttached()
    await expect.poll(() => order(page)).toEqual(['HTML: Eins', 'HTML: Zwei', 'HTML: Drei'])
    await page.getByRole('button', { name: 'Wiederholen' }).click()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await saved(page)
    await expect(frame(page).locator('[data-cell]')).toHaveText(['Eins', 'Zwei', 'Drei'])
  })

  await test.step('a cell is made wider by its edge', async () => {
    await item(page, /^Zelle 3/).click()
    const slider = page.getByRole('slider', { name: /Breite von/ })
    await slider.hover()
    await page.mouse.down()
    const edge = await slider.boundingBox()
    const left = (edge?.x ?? 0) + (edge?.width ?? 0) / 2
    await page.mouse.move(left - 130, (edge?.y ?? 0) + 10, { steps: 5 })
    await page.mouse.up()
    await expect(item(page, 'Zelle 3, 2 von 12 Spalten')).toBeVisible()
  })

  await test.step('duplicated, added and deleted', async () => {
    await item(page, 'HTML: Eins').click()
    await page.getByRole('toolbar').getByRole('button', { name: 'Duplizieren' }).click()
    await expect(item(page, 'HTML: Eins')).toHaveCount(2)
    await page.getByRole('button', { name: 'Bausteine' }).click()
    await page.getByRole('button', { name: 'Kachel', exact: true }).click()
    await page.getByRole('button', { name: 'Aufbau' }).click()
    await expect(item(page, /^Kachel/)).toHaveCount(1)
    await page.getByRole('toolbar').getByRole('button', { name: 'Löschen' }).click()
    await expect(item(page, /^Kachel/)).toHaveCount(0)
    await saved(page)
    await expect(frame(page).getByText('Eins', { exact: true })).toHaveCount(2)
  })

  await test.step('a selection survives a cancelled publication', async () => {
    await item(page, 'HTML: Drei').click()
    await page.getByRole('button', { name: 'Veröffentlichen …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
    await dialog.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
    await expect(dialog.getByRole('alert'), 'without a login').toContainText('brauchst du die Rolle')
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(item(page, 'HTML: Drei')).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(item(page, /^Kachel/)).toHaveCount(1)
    await saved(page)
  })

  await test.step('the frame goes on with the next session after one has ended', async () => {
    const ended = await page.request.delete(address('/studio/session'), { headers: { origin: address('') } })
    expect(ended.ok()).toBe(true)
    await item(page, 'HTML: Drei').click()
    await page.getByRole('toolbar').getByRole('button', { name: 'Löschen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Deine Sitzung ist abgelaufen' })
    await dialog.getByLabel('Passwort', { exact: true }).fill(editor.password)
    await dialog.getByRole('button', { name: 'Anmelden' }).click()
    await saved(page)
    await expect(frame(page).getByText('Eins', { exact: true })).toHaveCount(2)
    await expect(frame(page).getByText('Drei', { exact: true })).toHaveCount(0)
  })
})

test('E2.3 everything that a mouse does is done by keyboard and announced, also between two pages', async ({
  page,
}) => {
  await openStudio(page, await newEditor('editor'))
  const other = await newDraft(page, ['Ziel'])
  await openDraft(page, await newDraft(page, ['Eins', 'Zwei']))
  const press = (keys: string) => page.keyboard.press(keys)

  await item(page, 'Reihe 1').focus()
  for (const _step of ['cell', 'teaser']) await press('ArrowDown')
  await expect(item(page, 'HTML: Eins')).toBeFocused()
  await press('Alt+ArrowDown')
  await expect(announced(page, 'HTML: Eins verschoben')).toBeAttached()
  await press('Control+z')
  await expect(announced(page, 'Rückgängig gemacht')).toBeAttached()
  await press('Control+d')
  await expect(announced(page, 'HTML: Eins dupliziert')).toBeAttached()
  await expect(item(page, 'HTML: Eins')).toHaveCount(2)
  await press('Delete')
  await expect(announced(page, 'HTML: Eins gelöscht')).toBeAttached()

  await test.step('width of a cell', async () => {
    await item(page, /^Zelle 2/).focus()
    await press('Enter')
    await press('Alt+Shift+ArrowLeft')
    await expect(item(page, 'Zelle 2, 5 von 12 Spalten')).toBeVisible()
    await expect(announced(page, '5 von 12 Spalten')).toBeAttached()
  })

  await test.step('a teaser is dragged and dropped by keyboard', async () => {
    await page.getByRole('button', { name: 'Bausteine' }).click()
    await page.getByRole('button', { name: 'Kachel verschieben' }).focus()
    await press('Enter')
    await expect(page.getByRole('button', { name: 'Reihe 1, Zelle 1, Platz 1' })).toBeVisible()
    for (let tabs = 0; tabs < 8; tabs++) {
      const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
      if (name === 'Reihe 1, Zelle 1, Platz 1') break
      await press('Tab')
    }
    await press('Enter')
    await page.getByRole('button', { name: 'Aufbau' }).click()
    await expect.poll(async () => (await order(page))[0]).toMatch(/^Kachel/)
  })

  await test.step('copied to another page', async () => {
    await item(page, 'HTML: Zwei').focus()
    await press('Enter')
    await press('Control+c')
    await expect(announced(page, 'HTML: Zwei kopiert')).toBeAttached()
    await saved(page)
    await page.getByRole('link', { name: 'Alle Seiten' }).click()
    await page.getByLabel('Seiten nach Namen oder Pfad suchen').fill(other)
    await expect(page.getByRole('status').filter({ hasText: /^1 Eintrag$/ })).toBeVisible()
    await page.getByRole('link', { name: 'Seite einer Reise' }).click()
    await expect(item(page, 'HTML: Ziel')).toBeVisible()
    await item(page, 'HTML: Ziel').focus()
    await press('Enter')
    await press('Control+v')
    await expect(announced(page, 'HTML: Zwei eingefügt')).toBeAttached()
    await saved(page)
    await expect(frame(page).getByText('Zwei', { exact: true })).toBeVisible()
  })
})

test.describe('with another editor, and without the shop', () => {
  test.use({ expectedErrors: new RegExp(`ERR_FAILED.*studio/graphql|${busyFrame.source}`) })

  test('E4.14 two editors of one page lose no work, and an outage keeps changes in the browser', async ({
    page,
    browser,
  }) => {
    const [first, second] = [await newEditor('editor'), await newEditor('editor')]
    await openStudio(page, first)
    const key = await newDraft(page, ['Eins'])
    const context = await browser.newContext({ locale: 'de-DE' })
    const theirs = await context.newPage()
    await openStudio(theirs, second)
    const write = async (on: Page, text: string) => {
      await item(on, 'HTML: Eins').click()
      const field = on.getByRole('textbox', { name: 'Inhalt' })
      await field.fill(text)
    }
    await openDraft(page, key)
    await openDraft(theirs, key)

    await test.step('E4.12 the second one decides between both versions', async () => {
      await item(theirs, 'HTML: Eins').click()
      await theirs.getByRole('button', { name: 'Quelltext' }).click()
      await write(theirs, '<table><tbody><tr><td>Von Otto</td></tr></tbody></table>')
      await saved(theirs)
      await write(page, 'Von Ada')
      const dialog = page.getByRole('dialog', { name: 'Jemand anderes hat diese Seite geändert' })
      await expect(dialog).toContainText(second.email)
      await expect(dialog).toContainText('Von Ada')
      await expectAccessible(page)
      // Browsers close a dialog at the second Escape in any case.
      for (const _press of ['first', 'second']) await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: 'Meine Fassung behalten' }).click()
      await saved(page)
      await expect(frame(page).getByText('Von Ada')).toBeVisible()
    })

    await test.step('undoing brings back the version that was not taken', async () => {
      await page.getByRole('button', { name: 'Rückgängig' }).click()
      await expect(frame(page).getByText('Von Otto')).toBeVisible()
      await expect(
        page.getByRole('textbox', { name: 'Inhalt' }),
        'as source, since the formatted text has no tables',
      ).toHaveValue(/<table>/)
      await page.getByRole('button', { name: 'Wiederholen' }).click()
      await expect(frame(page).getByText('Von Ada')).toBeVisible()
    })
    await context.close()

    await test.step('an editor’s change during an outage is saved afterwards', async () => {
      await page.route('**/studio/graphql', (route) => route.abort())
      await write(page, 'Ohne Netz')
      await expect(announced(page, 'Ohne Verbindung')).toBeVisible()
      await page.unroute('**/studio/graphql')
      await saved(page)
      await expect(frame(page).getByText('Ohne Netz')).toBeVisible()
    })

    await test.step('the frame keeps its page while the shop is too busy for the next one', async () => {
      let refusals = 0
      await page.route(
        /[?&]preview=/,
        (route) => {
          refusals++
          return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: 'Zu viel los' })
        },
        { times: 1 },
      )
      await write(page, 'Nach dem Andrang')
      await expect(frame(page).getByText('Nach dem Andrang')).toBeVisible()
      expect(refusals).toBe(1)
    })

    await test.step('a change left in a closed tab is saved when it is opened again', async () => {
      await page.route('**/studio/graphql', (route) => route.abort())
      await write(page, 'Neu geladen')
      await expect(announced(page, 'Ohne Verbindung')).toBeVisible()
      await page.goto('about:blank')
      await page.unroute('**/studio/graphql')
      await openDraft(page, key)
      await saved(page)
      await expect(frame(page).getByText('Neu geladen')).toBeVisible()
    })
  })
})

test('a text pasted from Google Docs or Word keeps what is bold, italic and a list', async ({ page }) => {
  await openStudio(page, await newEditor('editor'))
  await openDraft(page, await newDraft(page, ['Eins', 'Zwei']))
  const pasteInto = async (name: string, html: string) => {
    await item(page, name).click()
    const field = page.getByRole('textbox', { name: 'Inhalt' })
    await field.fill('')
    await field.evaluate((element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
    await saved(page)
    return field
  }
  const style = (text: string, style: string) => `<span style="${style}">${text}</span>`
  const docs = await pasteInto(
    'HTML: Eins',
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr">${style('Normal, ', 'font-weight:400;')}${style('fett', 'font-weight:700;')}${style(' und kursiv', 'font-weight:400;font-style:italic;')}</p></b>`,
  )
  await expect(docs.locator('strong')).toHaveText(['fett'])
  await expect(docs.locator('em')).toHaveText(['und kursiv'])
  await expect(docs.locator('p')).toHaveText('Normal, fett und kursiv')

  const point = (text: string, level: number, mark: string) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level${level} lfo2'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`
  const word = await pasteInto(
    'HTML: Zwei',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment--><p class=MsoNormal>Vorher</p>${point('Erstens', 1, '1.')}${point('Darunter', 2, '·')}${point('Zweitens', 1, '2.')}<p class=MsoNormal>Danach</p><!--EndFragment--></body></html>`,
  )
  await expect(word.locator(':scope > p')).toHaveText(['Vorher', 'Danach'])
  await expect(word.locator(':scope > ol > li > p')).toHaveText(['Erstens', 'Zweitens'])
  await expect(word.locator('ol ul > li')).toHaveText(['Darunter'])
})
