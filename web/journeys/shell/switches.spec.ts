import { ask } from '../support/ask.ts'
import { storeToChange, withParameter } from '../support/parameters.ts'
import { productOfKind } from '../support/products.ts'
import { expect, expectPartAccessible, open, test } from '../support/shop.ts'

/** Body of an answer. A shop that is too busy answers by another page, which says nothing of the one that is asked for. */
async function bodyOf(path: string, host: string): Promise<string> {
  const { status, body } = await ask(path, host)
  expect({ path, status }).toEqual({ path, status: 200 })
  return body
}

/** What editors switch is on the pages within seconds, the kept ones too. */
const expectSoon = (isOn: () => Promise<boolean>, wanted: boolean) =>
  expect(async () => expect(await isOn()).toBe(wanted)).toPass({ timeout: 60_000 })

test('S6.16 a product costs the regular price while lightning deals are off', async ({ page }) => {
  const store = storeToChange
  const host = `${store}.localhost`
  const { id } = await productOfKind('lightning', store)
  const path = `/prod/${id}`
  const hasTimer = async () => (await bodyOf(path, host)).includes('role="timer"')
  await expectSoon(hasTimer, true)
  await withParameter({ store, name: 'Blitzangebot', value: 'false' }, async () => {
    await expectSoon(hasTimer, false)
    await open(page, path, host)
    await expect(page.getByRole('region', { name: 'Blitzangebot' })).toHaveCount(0)
    await expectPartAccessible(page)
  })
  await expectSoon(hasTimer, true)
})

test('the header shows its rest while the selling points are off', async ({ page }) => {
  const store = storeToChange
  const host = `${store}.localhost`
  const path = '/rechtliches/impressum/'
  await withParameter({ store, name: 'uspStrip', value: 'false' }, async () => {
    await expectSoon(async () => (await bodyOf(path, host)).includes('data-slides'), false)
    await open(page, path, host)
    await expect(page.getByRole('banner').getByText('Versand am selben Tag')).toHaveCount(0)
    await expectPartAccessible(page, 'header')
  })
})

test('S2.59 S6.18 editors choose the version of the navigation', async ({ page }) => {
  const store = storeToChange
  const host = `${store}.localhost`
  const path = '/rechtliches/impressum/'
  const isFullScreen = async () => (await bodyOf(path, host)).includes('data-full-screen')
  await expectSoon(isFullScreen, false)
  await withParameter({ store, name: 'navigation', entry: 'version', value: '2' }, async () => {
    await expectSoon(isFullScreen, true)
    await open(page, path, host)
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    await expect(page.getByRole('dialog', { name: 'Sortiment' })).toBeVisible()
  })
})

test.describe('the info layer', () => {
  test.use({ infoLayer: 'new', consent: 'open' })

  test('S4.67 S6.19 is over whichever page one comes to, once a session, when the question for consent is answered', async ({
    page,
  }) => {
    const store = storeToChange
    const host = `${store}.localhost`
    const path = '/rechtliches/impressum/'
    const layer = page.getByRole('dialog', { name: 'Noch rechtzeitig da' })
    const isOn = async () => {
      const html = await bodyOf(path, host)
      const data = / data-page-data="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
      expect(data).not.toBe('')
      return /"infolayer","entries":\[\{"name":"active","value":"true"/.test(await bodyOf(data, host))
    }
    await withParameter({ store, name: 'infolayer', value: 'true' }, async () => {
      await expectSoon(isOn, true)
      await open(page, path, host)
      await page.getByRole('button', { name: 'Nur notwendige' }).click()
      await expect(layer).toBeVisible()
      await expectPartAccessible(page)
      await layer.getByRole('link', { name: 'Schließen' }).click()
      await expect(page.locator('dialog[data-layer]'), 'it leaves nothing behind').toHaveCount(0)
      await open(page, '/ueber-uns/', host)
      await page.waitForLoadState('networkidle')
      await expect(layer).toHaveCount(0)
    })
    await withParameter({ store, name: 'infolayer', value: 'false' }, async () => {
      await expectSoon(isOn, false)
      await page.evaluate(() => sessionStorage.clear())
      await open(page, path, host)
      await page.waitForLoadState('networkidle')
      await expect(layer).toHaveCount(0)
    })
  })
})
