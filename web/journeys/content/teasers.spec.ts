import type { Locator, Page } from '@playwright/test'
import { teaserTypes } from '#schemas/generated/teaser-types.ts'
import { gallery, openGallery } from '../support/gallery.ts'
import {
  address,
  expect,
  expectFineWhenNarrow,
  expectPartAccessible,
  holdScripts,
  open,
  test,
  untilStill,
} from '../support/shop.ts'

const hero = (page: Page) => page.getByRole('region', { name: 'Aktuelle Themen' })
/** Its script takes keys and pulls from now on: only the slide in view can be reached. */
const untilHeroReacts = (page: Page) =>
  expect(hero(page).getByRole('tabpanel', { includeHidden: true }).nth(1)).toHaveAttribute('inert')
const scrolled = (page: Page) =>
  hero(page)
    .getByRole('tabpanel', { includeHidden: true })
    .first()
    .evaluate((slide) => slide.parentElement?.scrollLeft)
const slideInView = (page: Page) =>
  hero(page)
    .getByRole('tabpanel', { includeHidden: true })
    .first()
    .evaluate((slide) => Math.round((slide.parentElement?.scrollLeft ?? 0) / slide.clientWidth))
const shownTab = (page: Page) => hero(page).getByRole('tab', { selected: true })

test('a visit to the gallery finds each teaser working by itself', async ({ page, context }) => {
  test.slow()
  const html = await openGallery(page)
  await test.step('the gallery shows every type', async () => {
    const types = await page
      .locator('[data-teaser-type]')
      .evaluateAll((slots) => [...new Set(slots.map((slot) => (slot as HTMLElement).dataset.teaserType))])
    expect(types.sort()).toEqual([...teaserTypes].sort())
    for (const slot of await page.locator('[data-teaser-type]').all()) {
      await expect(slot).toHaveAttribute('data-teaser-id', /./)
      await expect(slot).toHaveAttribute('data-teaser-name', /./)
    }
  })
  await test.step('a list of editors names products, quantities and prices', async () => {
    const list = page.getByRole('region', { name: 'Materialliste für Klasse 1' })
    const pencil = list.getByRole('article').first()
    await expect(pencil.getByRole('textbox', { name: /^Menge/ })).toHaveValue('3')
    await expect(pencil.getByText(/€/).first()).toBeVisible()
    expect(await list.getByRole('article').count()).toBeGreaterThan(3)
  })
  await test.step('long text unfolds, and its picture opens large', async () => {
    const box = page.locator('[data-teaser-type=htmlBox]')
    await box.getByText('Mehr anzeigen').click()
    await expect(box.getByText('Weniger anzeigen')).toBeVisible()
    const zoom = box.getByRole('button', { name: 'Bild vergrößern: Schere, Kleber und Wolle' })
    await zoom.click()
    const large = page.getByRole('dialog', { name: 'Schere, Kleber und Wolle' })
    await expect(large.getByRole('img', { name: 'Schere, Kleber und Wolle' })).toBeVisible()
    await expectPartAccessible(page)
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()
    await expect(zoom).toBeFocused()
  })
  await test.step('S4.66 tabs, keys and arrows show the slides, and all come with the first interaction', async () => {
    const markup = html.slice(html.indexOf('data-teaser-type="sliderHero"'), html.indexOf('role="tablist"'))
    const slides = markup.replaceAll(/<noscript>.*?<\/noscript>/gs, '')
    expect(slides.match(/<img/g)).toHaveLength(1)
    await hero(page).getByRole('tab', { name: 'Thema 2' }).click()
    await expect(shownTab(page)).toHaveText('Thema 2')
    await expect(hero(page).locator('img')).toHaveCount(3)
    await page.keyboard.press('ArrowRight')
    await expect(hero(page).getByRole('tab', { name: 'Thema 3' })).toBeFocused()
    await expect(shownTab(page)).toHaveText('Thema 3')
    await hero(page).getByRole('button', { name: 'Nächstes Thema' }).click()
    await expect(shownTab(page), 'after the last comes the first').toHaveText('Thema 1')
  })
  await test.step('S4.65 S9.26 S9.27 S9.28 recommendations show five at first, and arrows only where there is more', async () => {
    const teaser = html.slice(
      html.indexOf('data-teaser-type="recommendations"'),
      html.indexOf('data-teaser-type="form"'),
    )
    expect(teaser.match(/<article/g)).toHaveLength(5)
    const pictures = [...teaser.matchAll(/<img [^>]*loading="(\w+)"/g)].map(([, loading]) => loading)
    expect(pictures, 'lazy from the fifth on').toEqual(['eager', 'eager', 'eager', 'eager', 'lazy'])
    const row = page.locator('[data-teaser-type=recommendations]')
    await row.scrollIntoViewIfNeeded()
    await page.mouse.move(400, 400)
    await expect.poll(() => row.getByRole('article').count()).toBeGreaterThan(5)
    await expect(row.getByRole('button', { name: /Weiter|Nächste/ })).toBeVisible()
    const previous = row.getByRole('button', { name: /Zurück|Vorherige/ })
    await expect(previous).toBeHidden()
    const next = row.getByRole('button', { name: /Weiter|Nächste/ })
    await untilStill(page)
    const heart = row
      .getByRole('article')
      .nth(4)
      .getByRole('button', { name: /merken$/ })
    // Measured at once: the row may still move as rows above it get their height.
    const gap = await heart.evaluate(
      (heart, arrow) => {
        const [at, beside] = [heart.getBoundingClientRect(), arrow?.getBoundingClientRect()]
        return beside ? Math.max(at.top - beside.bottom, beside.top - at.bottom) : Number.NaN
      },
      await next.elementHandle(),
    )
    expect(gap, 'no arrow lies on a heart').toBeGreaterThanOrEqual(0)
    const track = row.getByRole('list').first()
    // Fifteen pixels from an end count as being there.
    await track.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
    await expect(next).toBeHidden()
    await expect(previous).toBeVisible()
    await track.evaluate((list) => {
      Object.assign(list.style, { scrollSnapType: 'none' })
      list.scrollTo({ left: 14, behavior: 'instant' })
    })
    await expect(previous).toBeHidden()
    await track.evaluate((list) => list.scrollTo({ left: 30, behavior: 'instant' }))
    await expect(previous).toBeVisible()
    await expect(next).toBeVisible()
  })
  await test.step('S4.61 an info bar stays closed, and then nothing of it is ever painted', async () => {
    const bar = page.getByRole('complementary', { name: 'Hinweis' })
    await expect(bar).toBeVisible()
    await bar.getByRole('button', { name: 'Hinweis schließen' }).click()
    await expect(bar).toBeHidden()
    const cookie = (await context.cookies()).find(({ name }) => name === 'infobar-galerie-de')
    expect(cookie?.value).toBe('1')
    expect(cookie?.expires, 'for as long as the browser allows').toBeGreaterThan(Date.now() / 1000 + 300 * 86_400)
    await page.goto(address(gallery), { waitUntil: 'commit' })
    await expect(page.locator('h1')).toBeVisible()
    await expect(bar).toBeHidden()
  })
  await test.step('S2.48 a visitor sees one variant of a test, and the same one again', async () => {
    const heading = page.locator('[data-teaser-type=abTestTab]').getByRole('heading')
    // A busy shop makes a page without its tests, which shows the first variant and names none at the address of its data.
    const reload = () =>
      expect(async () => {
        await page.reload()
        await expect(page.locator('[data-page-data*=".advice-tone."]')).toBeAttached({ timeout: 1000 })
      }).toPass()
    await reload()
    await expect(heading).toHaveCount(1)
    const name = await heading.textContent()
    await reload()
    await expect(heading).toHaveText(name ?? '')
  })
})

test('S4.63 the hero rests while hovered and can be stopped', async ({ page }) => {
  await open(page, gallery)
  const moving = () =>
    hero(page).evaluate((section) =>
      section.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
    )
  await page.mouse.move(5, 700)
  await expect.poll(moving).toBe(true)
  await hero(page).hover()
  await expect.poll(moving).toBe(false)
  await page.mouse.move(5, 700)
  await expect.poll(moving).toBe(true)
  await page.getByRole('navigation', { name: 'Sortiment' }).hover()
  await expect.poll(moving).toBe(false)
  await page.mouse.move(5, 700)
  await hero(page).getByRole('button', { name: 'Automatischen Wechsel anhalten' }).click()
  await page.mouse.move(5, 700)
  await page.locator('#content').focus()
  await expect.poll(moving).toBe(false)
  await expect(hero(page).getByRole('button', { name: 'Automatischen Wechsel fortsetzen' })).toBeVisible()
})

test('a visitor who wants reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, gallery)
  await untilHeroReacts(page)
  await test.step('the hero never advances with reduced motion', async () => {
    await expect(hero(page).getByRole('button', { name: /Automatischen/ })).toBeHidden()
    expect(await hero(page).evaluate((section) => section.getAnimations({ subtree: true }).length)).toBe(0)
  })
  await test.step('S9.29 arrow keys in a slide move on once in two seconds, a focused tab after half a second', async () => {
    await hero(page).getByRole('tabpanel').first().getByRole('link').first().focus()
    const press = (timeStamp: number) =>
      hero(page)
        .getByRole('tabpanel')
        .first()
        .evaluate((slide, timeStamp) => {
          const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
          Object.defineProperty(event, 'timeStamp', { value: timeStamp })
          slide.dispatchEvent(event)
        }, timeStamp)
    await press(10_000)
    await expect(shownTab(page)).toHaveText('Thema 2')
    await press(11_999)
    await expect(shownTab(page), 'too soon').toHaveText('Thema 2')
    await press(12_001)
    await expect(shownTab(page)).toHaveText('Thema 3')
  })
})

test('the hero never advances on a phone @phone', async ({ page }) => {
  await open(page, gallery)
  await untilHeroReacts(page)
  expect(await hero(page).evaluate((section) => section.getAnimations({ subtree: true }).length)).toBe(0)
})

test('what is pulled with the mouse moves', async ({ page }) => {
  await test.step('the mouse pulls a row along, and what was pulled is not clicked', async () => {
    await openGallery(page)
    const row = page.locator('[data-teaser-type=recommendations]')
    const track = row.getByRole('list').first()
    const card = row.getByRole('article').nth(2)
    const measure = async () => {
      await card.scrollIntoViewIfNeeded()
      const place = await card.boundingBox()
      if (!place) throw new Error('The card has no place')
      return place
    }
    let place = await measure()
    const pull = async (distance: number) => {
      const from = { x: place.x + place.width / 2, y: place.y + place.height / 3 }
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x - distance, from.y, { steps: 5 })
      await page.mouse.up()
    }
    const left = () => track.evaluate((list) => list.scrollLeft)
    // The first mouse over the row brings the script that it takes.
    await expect(async () => {
      // Rows that come near are laid out anew.
      await untilStill(page)
      place = await measure()
      await pull(place.width + 30)
      expect(await left()).toBeGreaterThan(place.width / 2)
    }).toPass()
    expect(page.url(), 'nothing was clicked').toContain(gallery)
    // Let go, the row snaps.
    await expect(async () => {
      const before = await left()
      await untilStill(page)
      expect(await left()).toBe(before)
    }).toPass()
    await pull(4)
    await page.waitForURL(/\/prod\//)
  })
  await test.step('S9.30 a pull of more than ten pixels moves the hero and follows no link', async () => {
    await open(page, gallery)
    await untilHeroReacts(page)
    await page.mouse.move(5, 700)
    await hero(page).getByRole('button', { name: 'Automatischen Wechsel anhalten' }).click()
    // It may have advanced before it was stopped.
    await hero(page).getByRole('tab', { name: 'Thema 1' }).click()
    await expect(shownTab(page)).toHaveText('Thema 1')
    await expect.poll(() => scrolled(page)).toBe(0)
    const box = await hero(page).getByRole('tabpanel').first().boundingBox()
    if (!box) throw new Error('The hero has no place')
    const [x, y] = [box.x + box.width * 0.75, box.y + box.height / 2]
    const pull = async (distance: number) => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + distance, y, { steps: 4 })
      await page.mouse.up()
    }
    await pull(-60)
    await expect(shownTab(page)).toHaveText('Thema 2')
    await expect(page).toHaveURL(address(gallery))
    await expect.poll(() => slideInView(page)).toBe(1)
    await pull(60)
    await expect(shownTab(page)).toHaveText('Thema 1')
    await expect.poll(() => hero(page).getByRole('tabpanel').first().boundingBox(), 'it rests again').toEqual(box)
    // What moves less is a click, and the whole slide is a link.
    await pull(-8)
    await expect(page).not.toHaveURL(address(gallery))
  })
})

test('S2.39 a link to its anchor opens a layer, which gives the focus back', async ({ page }) => {
  await open(page, gallery)
  const link = page.getByRole('link', { name: 'Welche Größe passt?' })
  const layer = page.getByRole('dialog', { name: 'Welche Größe passt?' })
  await link.click()
  await expect(layer).toHaveJSProperty('open', true)
  await expectPartAccessible(page)
  await expectFineWhenNarrow(page, 'main')
  for (let press = 0; press < 6; press++) await page.keyboard.press('Tab')
  expect(
    await layer.evaluate(
      (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
    ),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect(layer).toBeHidden()
  await expect(link).toBeFocused()

  const letScriptsCome = await holdScripts(page)
  // Not the address of before: when the first press was early it names the anchor, and the open layer would cover the link.
  await page.goto(address(gallery), { waitUntil: 'commit' })
  await link.click()
  await expect(page, 'what is pressed early leads to the anchor').toHaveURL(/#/)
  letScriptsCome()
  await expect(layer).toHaveJSProperty('open', true)
  await page.keyboard.press('Escape')
  await expect(layer).toBeHidden()
  await expect(link).toBeFocused()

  await page.reload()
  await expect(layer).toHaveJSProperty('open', true)
  await page.keyboard.press('Escape')
  await expect(layer).toBeHidden()
  await expect(link, 'the address opened it as an early press does').toBeFocused()
})

test('slides of the hero lead on, and have their words or their picture @without-scripts', async ({ page }) => {
  await page.goto(address(gallery))
  for (const [index, slide] of (await page.locator('[data-teaser-type=sliderHero] [role=tabpanel]').all()).entries()) {
    await slide.scrollIntoViewIfNeeded()
    const words = slide.getByRole('heading').or(slide.getByRole('paragraph'))
    if (index > 0 && (await words.count()) > 0) {
      await expect(words.first()).toBeVisible()
      await expect(slide.getByRole('link')).toBeVisible()
      continue
    }
    const picture = slide.locator('img')
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect((await picture.boundingBox())?.height).toBeGreaterThan(150)
  }
})

test('a layer is its link’s target, and text unfolds @without-scripts', async ({ page }) => {
  await page.goto(address(gallery))
  await page.getByRole('link', { name: 'Welche Größe passt?' }).click()
  const layer = page.locator('#groessen')
  await expect(layer).toBeVisible()
  await layer.getByRole('link', { name: 'Schließen' }).click()
  await expect(layer).toBeHidden()
})

test('a cell without a margin above begins at the row, on phones and desks', async ({ page }) => {
  await open(page, '/')
  const margin = (cell: Locator) => cell.evaluate((element) => getComputedStyle(element).marginTop)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => margin(page.locator('[data-teaser-type=infoBar]')), String(width)).toBe('0px')
    await expect.poll(() => margin(page.locator('[data-teaser-type=sliderHero]'))).not.toBe('0px')
  }
})

test.describe('as long as the question for consent is open', () => {
  test.use({ consent: 'open' })

  test('the hero of the Swiss store advances before anything is touched', async ({ page }) => {
    await open(page, '/', 'ch.localhost')
    const isMoving = () =>
      hero(page).evaluate((section) =>
        section.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
      )
    await expect.poll(isMoving).toBe(true)
  })

  test('S4.64 S9.23 the hero waits for the answer to the question for consent, then advances and loops', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, gallery)
    await page.mouse.move(5, 500)
    await page.clock.runFor(7000)
    await expect(shownTab(page)).toHaveText('Thema 1')
    await page.getByRole('button', { name: 'Nur notwendige' }).click()
    await page.mouse.move(5, 500)
    for (const name of ['Thema 2', 'Thema 3', 'Thema 1']) {
      // The clock is an animation: it says how long it takes, and need not be waited for.
      const clock = () =>
        hero(page).evaluate((section) => {
          const animation = section.getAnimations({ subtree: true }).find(({ playState }) => playState === 'running')
          const lasts = animation?.effect?.getTiming().duration
          animation?.finish()
          return lasts
        })
      await expect.poll(clock).toBe(6000)
      await expect(shownTab(page)).toHaveText(name)
    }
    await hero(page).getByRole('tab', { name: 'Thema 3' }).click()
    await expect(hero(page).getByText('Nur eine Zeile unter der Bühne'), 'a slide of one line').toBeVisible()
  })
})
