import type { Page } from '@playwright/test'
import { ask } from '../support/ask.ts'
import { address, expect, isSameDocument, markDocument, open, test } from '../support/shop.ts'

/** A link that an editor could have written, at the beginning of the page. */
const addLink = (page: Page, href: string) =>
  page.evaluate((to) => {
    for (const old of document.querySelectorAll('[data-added]')) old.remove()
    const link = Object.assign(document.createElement('a'), { href: to, textContent: 'Hierhin' })
    link.dataset.added = ''
    document.querySelector('main')?.prepend(link)
  }, href)

test.describe('on the way', () => {
  test('one visitor follows links in many ways', async ({ page }) => {
    test.slow()
    await test.step('a redirect is followed within the app', async () => {
      await open(page, '/')
      await markDocument(page)
      await addLink(page, '/ranzen/')
      await page.getByRole('link', { name: 'Hierhin' }).click()
      await expect(page).toHaveURL(address('/schulranzen/ranzen/'))
      expect(await isSameDocument(page)).toBe(true)
    })
    await test.step('S2.24 a new page begins at its top, back leads to where one was', async () => {
      await open(page, '/')
      const title = await page.title()
      await markDocument(page)
      await addLink(page, '/beratung/')
      await page.getByRole('link', { name: 'Hierhin' }).click()
      await expect(page).not.toHaveTitle(title)
      await page.goBack()
      await expect(page).toHaveTitle(title)
      await addLink(page, '/beratung/')
      // Pressed in the moment of the scrolling, and answered at once: the page's code is there.
      const before = await page.evaluate(() => {
        scrollTo(0, 900)
        document.querySelector<HTMLElement>('[data-added]')?.click()
        return scrollY
      })
      expect(before).toBeGreaterThan(600)
      await expect(page).toHaveURL(address('/beratung/'))
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await expect(page).toHaveURL(address('/'))
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before / 2)
      expect(await isSameDocument(page)).toBe(true)
    })
    await test.step('the head follows the page, and the error page has one of its own', async () => {
      await open(page, '/beratung/')
      await markDocument(page)
      await addLink(page, '/schreiben/')
      await page.getByRole('link', { name: 'Hierhin' }).click()
      await expect(page).toHaveTitle('Schreiben | Pausenhof')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address('/schreiben/'))
      const server = headOf((await ask('/schreiben/')).body)
      expect(await page.evaluate(headInBrowser)).toEqual(server)
      await addLink(page, '/gibt-es-nicht/')
      await page.getByRole('link', { name: 'Hierhin' }).click()
      await expect(page).toHaveTitle('Seite nicht gefunden | Pausenhof')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow')
      await expect(
        page.locator('meta[property^="og:"], link[rel=canonical], script[type="application/ld+json"]'),
      ).toHaveCount(0)
      expect(await isSameDocument(page)).toBe(true)
    })
    await test.step('S2.25 an address with a hash leads to its place on the new page', async () => {
      await open(page, '/beratung/')
      await markDocument(page)
      await addLink(page, '/#ziel')
      await page.route('**/graphql', async (route) => route.continue())
      await page.evaluate(() => {
        const headline = () => document.querySelector('main h1')?.textContent
        const before = headline()
        new MutationObserver((_, observer) => {
          const last = [...document.querySelectorAll('main h2')].at(-1)
          // The address is the new page's a moment before the page is there.
          if (!last || headline() === before) return
          last.id = 'ziel'
          observer.disconnect()
        }).observe(document.body, { childList: true, subtree: true })
      })
      await page.getByRole('link', { name: 'Hierhin' }).click()
      await expect(page).toHaveURL(address('/#ziel'))
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
      expect(await isSameDocument(page)).toBe(true)
    })
    await test.step('S2.21 a redirect out of the shop is a new document', async () => {
      await page.route('https://blog.pausenhof.example/', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Blog</title>' }),
      )
      await open(page, '/')
      await addLink(page, '/magazin/')
      await page.getByRole('link', { name: 'Hierhin' }).click()
      await expect(page).toHaveURL('https://blog.pausenhof.example/')
    })
  })

  test('S2.68 S2.69 an error page says so in the log, once, and the navigation lies open on it @both', async ({
    page,
  }, info) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()))
    await open(page, '/gibt-es-nicht/')
    const ways = page.getByRole('navigation', { name: 'Hier geht es weiter' })
    await expect(ways.getByRole('link', { name: 'Schreiben', exact: true })).toBeVisible()
    const group = ways.getByRole('link', { name: 'Füller & Tinte' })
    await expect(group).toBeVisible({ visible: info.project.name !== 'phone' })
    await expect(page.getByRole('main').locator('svg').first(), 'and a picture').toBeVisible()
    await expect
      .poll(() => logged.filter((text) => text.startsWith('Error page')))
      .toEqual(['Error page: 404 /gibt-es-nicht/'])
  })
})

const headOf = (html: string) =>
  tagsOf([...html.matchAll(/<(?:meta|link|script)\b[^>]* data-head>/g)].map(([tag]) => tag))

/** Names and addresses of what a head says, in order. */
const tagsOf = (tags: readonly string[]) =>
  tags.map((tag) => /(?:name|property|rel|type)="([^"]*)"/.exec(tag)?.[1] ?? tag)

const headInBrowser = () =>
  [...document.head.querySelectorAll('[data-head]')].map(
    (element) =>
      element.getAttribute('name') ??
      element.getAttribute('property') ??
      element.getAttribute('rel') ??
      element.getAttribute('type'),
  )
