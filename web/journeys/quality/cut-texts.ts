import type { Page } from '@playwright/test'
import { expect } from '../support/shop.ts'

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
export const expectNoCutTexts = (page: Page, place: string) => expect.poll(() => cutTexts(page), place).toEqual([])
