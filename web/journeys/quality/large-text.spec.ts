import type { Page } from '@playwright/test'
import { choosePayment, goOnAsGuest, next, orderButton, thanks, typeAddress } from '../checkout/steps.ts'
import { addButton, addedDialog, plainProduct } from '../support/carts.ts'
import { chromium } from '../support/chromium.ts'
import { cards, expect, open, test } from '../support/shop.ts'

// Text at 200 %, as the browser's own setting: 32 px instead of 16.
test.use({ launchOptions: { ...chromium, args: [...chromium.args, '--blink-settings=defaultFontSize=32'] } })

/** Texts that stick out at the side, that a box of their own cuts off without a mark, or that have room for a letter or two a line. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const parents = (element: Element) => {
      const list: Element[] = []
      for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) list.push(each)
      return list
    }
    const isHiddenOrScrolls = (element: Element) => {
      const { overflowX, clipPath } = getComputedStyle(element)
      return overflowX === 'auto' || overflowX === 'scroll' || clipPath.startsWith('inset(50%')
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => ![element, ...parents(element)].some(isHiddenOrScrolls))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        const { overflowX, textOverflow } = getComputedStyle(element)
        const isCut =
          overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
        // What is far below has no layout yet.
        const isDrawn = element.checkVisibility({ contentVisibilityAuto: true })
        const isSqueezed = isDrawn && (element.textContent ?? '').trim().length > 12 && right - left < 64
        return left < -1 || right > width + 1 || isCut || isSqueezed
      })
      .map((element) => element.textContent?.trim().slice(0, 60))
  })

/** A page comes to rest first: what depends on its width, or on a font, is drawn anew a moment later. */
const expectNoCutTexts = (page: Page, place: string) => expect.poll(() => cutTexts(page), place).toEqual([])

test('text at 200 % stays on the screen, on a phone in one column', async ({ page }) => {
  test.slow()
  const { id } = await plainProduct()
  await open(page, `/prod/${id}`)
  await addButton(page).first().click()
  await expect(addedDialog(page)).toBeVisible()
  const pages = [
    '/',
    '/schulranzen/',
    `/prod/${id}`,
    '/search?q=heft',
    '/wishlist',
    '/checkout/basket',
    '/checkout/shipping',
  ]
  for (const path of pages) {
    await open(page, path)
    // 640 px at 200 % are the 320 px that are left of 1,280 px at 400 %.
    for (const width of [1280, 640, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoCutTexts(page, `${path} at ${width} px`)
    }
    if (path !== '/schulranzen/') continue
    const [first, second] = await Promise.all([0, 1].map((index) => cards(page).nth(index).boundingBox()))
    expect(second?.x, 'one column').toBe(first?.x)
    const header = page.getByRole('banner')
    const home = await header.getByRole('link', { name: 'Pausenhof, zur Startseite' }).boundingBox()
    const wishlist = await header.getByRole('button', { name: /^Merkzettel/ }).boundingBox()
    expect(wishlist?.y, 'two rows').toBeGreaterThan((home?.y ?? 0) + (home?.height ?? 0) / 2)
  }
  await goOnAsGuest(page)
  await typeAddress(page, 'Rechnungsadresse')
  await next(page, 'Weiter zur Zahlung')
  await choosePayment(page, 'Vorkasse per Überweisung')
  await expectNoCutTexts(page, 'summary')
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expectNoCutTexts(page, 'thanks')
})

test.describe('of a stranger', () => {
  test.use({ business: 'stranger' })

  test("the business store's login fits with text at 200 %", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/', 'educational.localhost')
    await expectNoCutTexts(page, 'login')
  })
})
