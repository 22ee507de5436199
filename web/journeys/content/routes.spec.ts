import type { Page } from '@playwright/test'
import { ask, rowsOf } from '../support/ask.ts'
import { productOfKind } from '../support/products.ts'
import { address, expect, isSameDocument, markDocument, open, test } from '../support/shop.ts'

test.describe('answers to addresses', () => {
  test('editors send visitors on: from umlauts, out of the shop, with what they came with', async () => {
    const cases = [
      ['/ranzen/?utm_source=brief', 301, '/schulranzen/ranzen/?utm_source=brief'],
      ['/katalog-2024', 302, '/'],
      ['/f%C3%BCller-gr%C3%B6%C3%9Fen/?p=2', 301, '/schreiben/?p=2'],
      ['/magazin/', 301, 'https://blog.pausenhof.example/'],
      ['/blog/', 301, 'https://blog.pausenhof.example/'],
      ['/cat/1?utm_source=brief', 301, '/?utm_source=brief'],
    ] as const
    for (const [path, status, location] of cases) {
      const { status: given, headers } = await ask(path)
      expect([given, headers.location], path).toEqual([status, location])
    }
  })

  test('categories and products have one spelling, and editors’ redirects win over both', async () => {
    const { id } = await productOfKind('book')
    for (const [path, location] of [
      [`/prod/${id}/?varid=x`, `/prod/${id}?varid=x`],
      ['/cat/1110/?p=2&sort=name', '/cat/1110?p=2&sort=name'],
    ] as const) {
      const { status, headers } = await ask(path)
      expect([status, headers.location], path).toEqual([301, location])
    }
    const other = await productOfKind('audio')
    const from = `/prod/${other.id}`
    expect((await ask(from)).status).toBe(200)
    await rowsOf(
      "insert into redirects (store, from_path, to_url, is_temporary) values ('de', $1, '/schreiben/', true)",
      [from],
    )
    try {
      await expect.poll(async () => (await ask(from)).headers.location, { timeout: 15_000 }).toBe('/schreiben/')
    } finally {
      await rowsOf("delete from redirects where store = 'de' and from_path = $1", [from])
    }
    await expect.poll(async () => (await ask(from)).status, { timeout: 15_000 }).toBe(200)
  })

  test('capitals and $ are nobody’s page, outside of categories, products and the application', async () => {
    for (const path of ['/Schulranzen/', '/preis$/', '/beratung/%C3%84rmel/', '/SEARCH?q=a', '/cat', '/prod/']) {
      expect((await ask(path)).status, path).toBe(404)
    }
    expect((await ask('/search?q=Heft')).status).toBe(200)
  })

  test('a page that is gone is told from one that never was', async () => {
    expect((await ask('/campaigns/sommer-2025/')).status).toBe(410)
    expect((await ask('/campaigns/sommer-1899/')).status).toBe(404)
    const { body, headers } = await ask('/campaigns/sommer-2025/')
    expect(body).toContain('<title>Seite nicht gefunden | Pausenhof</title>')
    expect(body).toContain('name="robots" content="noindex,follow"')
    expect(body).not.toContain('property="og:')
    expect(headers['cache-control']).toContain('must-revalidate')
  })

  test('an address that tries to leave stays an address of the shop', async () => {
    for (const path of ['//evil.example/', '/%5Cevil.example/', '/javascript:alert(1)', '/%00']) {
      const { status, headers } = await ask(path)
      expect(status, path).toBeGreaterThanOrEqual(400)
      expect(status, path).toBeLessThan(500)
      expect(headers.location, path).toBeUndefined()
    }
  })
})

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
    await test.step('a new page begins at its top, back leads to where one was', async () => {
      await open(page, '/')
      await markDocument(page)
      await page.evaluate(() => scrollTo(0, 900))
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
      const before = await page.evaluate(() => scrollY)
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '/beratung/', textContent: 'Weiter' })
        document.querySelector('main')?.prepend(link)
        link.click()
      })
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
    await test.step('an address with a hash leads to its place on the new page', async () => {
      await open(page, '/beratung/')
      await markDocument(page)
      await addLink(page, '/#ziel')
      await page.route('**/graphql', async (route) => route.continue())
      await page.evaluate(() => {
        new MutationObserver((_, observer) => {
          const last = [...document.querySelectorAll('main h2')].at(-1)
          if (!last || location.pathname !== '/') return
          last.id = 'ziel'
          observer.disconnect()
        }).observe(document.body, { childList: true, subtree: true })
      })
      await page.getByRole('link', { name: 'Hierhin' }).click()
      await expect(page).toHaveURL(address('/#ziel'))
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
      expect(await isSameDocument(page)).toBe(true)
    })
    await test.step('a redirect out of the shop is a new document', async () => {
      await page.route('https://blog.pausenhof.example/', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Blog</title>' }),
      )
      await open(page, '/')
      await addLink(page, '/magazin/')
      await page.getByRole('link', { name: 'Hierhin' }).click()
      await expect(page).toHaveURL('https://blog.pausenhof.example/')
    })
  })

  test('an error page says so in the log, once, and the navigation lies open on it @both', async ({ page }, info) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()))
    await open(page, '/gibt-es-nicht/')
    const ways = page.getByRole('navigation', { name: 'Hier geht es für dich weiter' })
    await expect(ways.getByRole('link', { name: 'Schreiben', exact: true })).toBeVisible()
    const group = ways.getByRole('link', { name: 'Füller & Tinte' })
    await expect(group).toBeVisible({ visible: info.project.name !== 'phone' })
    await expect(page.getByRole('main').locator('svg').first(), 'and a picture').toBeVisible()
    expect(logged.filter((text) => text.startsWith('Error page'))).toEqual(['Error page: 404 /gibt-es-nicht/'])
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
