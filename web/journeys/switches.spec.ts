import { ask } from './ask.ts'
import { storeToChange, withParameter } from './parameters.ts'
import { productOfKind } from './products.ts'
import { expect, expectAccessible, open, test } from './shop.ts'

/** What editors switch is on the pages within seconds, the kept ones too. */
const soon = { timeout: 20_000 }

test('without the lightning deals a product costs what it costs', async ({ page }, info) => {
  const store = storeToChange(info)
  const host = `${store}.localhost`
  const { id } = await productOfKind('lightning', store)
  const path = `/prod/${id}`
  const hasTimer = async () => (await ask(path, host)).body.includes('role="timer"')
  expect(await hasTimer()).toBe(true)
  await withParameter({ store, name: 'Blitzangebot', value: 'false' }, async () => {
    await expect.poll(hasTimer, soon).toBe(false)
    await open(page, path, host)
    await expect(page.getByRole('region', { name: 'Blitzangebot' })).toHaveCount(0)
    await expectAccessible(page)
  })
  await expect.poll(hasTimer, soon).toBe(true)
})

test('without the selling points the header says the rest', async ({ page }, info) => {
  const store = storeToChange(info)
  const host = `${store}.localhost`
  const path = '/rechtliches/impressum/'
  await withParameter({ store, name: 'uspStrip', value: 'false' }, async () => {
    await expect.poll(async () => (await ask(path, host)).body.includes('data-slides'), soon).toBe(false)
    await open(page, path, host)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Schnell da' })).toHaveCount(0)
    await expectAccessible(page)
  })
})

test('editors choose the version of the navigation @desktop', async ({ page }, info) => {
  const store = storeToChange(info)
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
