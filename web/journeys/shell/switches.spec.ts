import { ask } from '../support/ask.ts'
import { storeToChange, withParameter } from '../support/parameters.ts'
import { productOfKind } from '../support/products.ts'
import { expect, expectPartAccessible, open, test } from '../support/shop.ts'

/** What editors switch is on the pages within seconds, the kept ones too. */
const soon = { timeout: 20_000 }

// A page that changes while it loads no longer has the data that it names: it is loaded anew (docs/storefront, §7).
test.use({ expectedFaults: /404.*[?&]page-data=/ })

test('without the lightning deals a product costs what it costs', async ({ page }) => {
  const store = storeToChange
  const host = `${store}.localhost`
  const { id } = await productOfKind('lightning', store)
  const path = `/prod/${id}`
  const hasTimer = async () => (await ask(path, host)).body.includes('role="timer"')
  expect(await hasTimer()).toBe(true)
  await withParameter({ store, name: 'Blitzangebot', value: 'false' }, async () => {
    await expect.poll(hasTimer, soon).toBe(false)
    await open(page, path, host)
    await expect(page.getByRole('region', { name: 'Blitzangebot' })).toHaveCount(0)
    await expectPartAccessible(page)
  })
  await expect.poll(hasTimer, soon).toBe(true)
})

test('without the selling points the header says the rest', async ({ page }) => {
  const store = storeToChange
  const host = `${store}.localhost`
  const path = '/rechtliches/impressum/'
  await withParameter({ store, name: 'uspStrip', value: 'false' }, async () => {
    await expect.poll(async () => (await ask(path, host)).body.includes('data-slides'), soon).toBe(false)
    await open(page, path, host)
    await expect(page.getByRole('banner').getByText('Schnell da')).toHaveCount(0)
    await expectPartAccessible(page, 'header')
  })
})

test('editors choose the version of the navigation', async ({ page }) => {
  const store = storeToChange
  const host = `${store}.localhost`
  const path = '/rechtliches/impressum/'
  const isFullScreen = async () => (await ask(path, host)).body.includes('data-full-screen')
  expect(await isFullScreen()).toBe(false)
  await withParameter({ store, name: 'navigation', entry: 'version', value: '2' }, async () => {
    await expect.poll(isFullScreen, soon).toBe(true)
    await open(page, path, host)
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    await expect(page.getByRole('dialog', { name: 'Sortiment' })).toBeVisible()
  })
})

test.describe('the info layer', () => {
  test.use({ infoLayer: 'new', consent: 'open' })

  test('is over whichever page one comes to, once a session, when the question for consent is answered', async ({
    page,
  }) => {
    const store = storeToChange
    const host = `${store}.localhost`
    const path = '/rechtliches/impressum/'
    const layer = page.getByRole('dialog', { name: 'Noch rechtzeitig da' })
    const isOn = async () => {
      const { body } = await ask(path, host)
      const data = / data-page-data="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
      return /"infolayer","entries":\[\{"name":"active","value":"true"/.test((await ask(data, host)).body)
    }
    await withParameter({ store, name: 'infolayer', value: 'true' }, async () => {
      await expect.poll(isOn, soon).toBe(true)
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
      await expect.poll(isOn, soon).toBe(false)
      await page.evaluate(() => sessionStorage.clear())
      await open(page, path, host)
      await page.waitForLoadState('networkidle')
      await expect(layer).toHaveCount(0)
    })
  })
})
