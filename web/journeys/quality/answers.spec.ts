import { weighScripts } from '../../../scripts/bench/weight.ts'
import { ask, one, rowsOf } from '../support/ask.ts'
import { productWithChoice } from '../support/products.ts'
import { address, expect, test } from '../support/shop.ts'
import { scrollThrough, watchLoads } from './loads.ts'

test.describe('answers', () => {
  test('what exists is 200, in HTML that a search engine can read', async () => {
    for (const path of ['/', '/schulranzen/', '/cat/1000', '/beratung/', '/search?q=heft']) {
      const { status, headers, body } = await ask(path)
      expect(status, path).toBe(200)
      expect(headers['content-type'], path).toContain('text/html')
      expect(body, path).toMatch(/<h1[ >]/)
      expect(body, path).toMatch(/<title>[^<]+<\/title>/)
    }
  })

  test('what never was is 404, with a page that leads on', async ({ page }) => {
    const answer = await page.goto(address('/gibt-es-nicht/'))
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle(/Seite nicht gefunden/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier ist nichts zu finden')
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click()
    await expect(page).toHaveURL(address('/'))
    const ofBuildTools = ['/@fs/etc/passwd', '/%40fs/x?import', '/@vite/client', '/__vite_ping', '/@id/x']
    for (const path of ['/prod/1', '/cat/999999', '/prod/abc', '/Schulranzen/', '/preis$/', ...ofBuildTools]) {
      const { status, headers, body } = await ask(path)
      expect(status, path).toBe(404)
      expect(String(headers['content-type']), path).toContain('text/html')
      expect(body, path).toContain('content="noindex,follow"')
    }
  })

  test('what is gone is 410: pages and products', async ({ page }) => {
    const gone = await one("select path as value from pages where is_gone and store = 'de' limit 1")
    const product = await one("select id as value from products where is_retired and 'de' = any(stores) limit 1")
    expect((await ask(gone)).status, gone).toBe(410)
    const answer = await page.goto(address(`/prod/${product}`))
    expect(answer?.status(), product).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das gibt es nicht mehr')
  })

  test('editors redirect for good (301) and for a while (302)', async () => {
    for (const [isTemporary, status] of [
      [false, 301],
      [true, 302],
    ] as const) {
      const [redirect] = await rowsOf<{ from_path: string; to_url: string }>(
        "select from_path, to_url from redirects where store = 'de' and is_temporary = $1 and from_path ~ '^[a-z/-]+$' limit 1",
        [isTemporary],
      )
      const answer = await ask(redirect?.from_path ?? '')
      expect(answer.status, redirect?.from_path).toBe(status)
      expect(answer.headers.location).toBe(redirect?.to_url)
    }
    const { status, headers } = await ask('/schulranzen')
    expect([status, headers.location]).toEqual([301, '/schulranzen/'])
    const encoded = await ask('/cat/1000%E2%82%AC?filter.PRICE.to=price')
    expect([encoded.status, encoded.headers.location]).toEqual([302, '/cat/1000%E2%82%AC'])
  })

  test('a page may be kept and confirmed, under its own policy', async ({ page }) => {
    const { headers } = await ask('/schulranzen/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe-inline')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toMatch(/public, max-age=0|private, max-age=0/)
    expect(headers['x-request-id']).toBeTruthy()
    expect(headers['server-timing']).toContain('total')
    const again = await ask('/schulranzen/', 'localhost', { 'if-none-match': String(headers.etag) })
    expect(again.status).toBe(304)
    expect(again.headers['content-security-policy']).toBe(policy)
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(address('/schulranzen/'))
      await expect(page.locator('body'), 'it has its styles').toHaveCSS('margin', '0px')
    }
  })

  test('scripts are kept for good, in the smallest form', async () => {
    const script = /src="(\/assets\/[^"]+\.js)"/.exec((await ask('/')).body)?.[1] ?? ''
    const asset = await ask(script, 'localhost', { 'accept-encoding': 'br' })
    expect(asset.headers['cache-control']).toContain('immutable')
    expect(asset.headers['content-encoding']).toBe('br')
  })

  for (const [name, pathOf] of [
    ['home', async () => '/'],
    ['a listing', async () => '/schreiben/'],
    ['a product', async () => `/prod/${(await productWithChoice()).id}`],
  ] as const) {
    test(`${name} takes acts after 20 kB, reacts after 100 kB of scripts at most, and fetches nothing that stands in it`, async ({
      page,
    }) => {
      const path = await pathOf()
      const loaded = watchLoads(page)
      const { before, hydrated } = await weighScripts(page, address(path))
      expect(before).toBeGreaterThan(0)
      expect(before).toBeLessThanOrEqual(20_000)
      expect(hydrated).toBeGreaterThan(before)
      expect(hydrated).toBeLessThanOrEqual(100_000)
      await scrollThrough(page)
      // Statistics tell more of a product than its page shows.
      expect(loaded.operations.filter((text) => !/^mutation |^query TrackedItem\(/.test(text))).toEqual([])
      const teasers = page.locator('[data-teaser-type]')
      const shown = await teasers.evaluateAll((slots) => slots.map((slot) => (slot as HTMLElement).dataset.teaserType))
      expect(shown, 'of teasers the code of those on the page').toEqual(expect.arrayContaining(loaded.teasers()))
      if (path === '/') expect(loaded.teasers()).toContain('sliderHero')
    })
  }

  test('one picture goes first, in the smallest format; data that parts share is written once', async () => {
    for (const path of ['/', '/schreiben/', `/prod/${(await productWithChoice()).id}`]) {
      const { body } = await ask(path)
      const pictures = [...body.matchAll(/<picture.*?<\/picture>/gs)].map(([picture]) => picture)
      const eager = pictures.filter((picture) => picture.includes('loading="eager"'))
      expect(eager[0], path).toContain('fetchPriority="high"')
      expect(body.match(/fetchPriority="high"/g), path).toHaveLength(1)
      for (const picture of pictures) {
        const formats = [...picture.matchAll(/<source type="image\/(\w+)"/g)].map(([, format]) => format)
        expect(formats, path).toEqual(formats.map(() => 'avif'))
        if (formats.length > 0) expect(picture, path).toMatch(/<img [^>]*src="[^"]+\.jpg"/)
      }
    }
    const { body } = await ask('/')
    const rows = body.match(/data-teaser-type="recommendations"/g) ?? []
    const blocks = [...body.matchAll(/<script type="application\/json"[^>]*>([^<]+)</g)].map(([, json]) => json)
    expect(rows.length).toBeGreaterThan(1)
    expect(blocks.filter((json) => json?.includes('getTeaserRecommendations'))).toHaveLength(1)
  })

  test('only the operations of the shop are answered', async ({ request }) => {
    const codeOfAnswer = async () => {
      const answer = await request.post(address('/graphql', '127.0.0.1'), { data: { query: '{ getStore { id } }' } })
      return (await answer.json()).errors[0].extensions.code
    }
    expect(await codeOfAnswer()).toBe('INVALID_TOKEN')
    await request.post(address('/api/token', '127.0.0.1'))
    expect(await codeOfAnswer()).toBe('PERSISTED_QUERY_ONLY')
  })

  test('a change in the database is on the page within seconds', async () => {
    const [product] = await rowsOf<{ id: string; name: string }>(
      `select p.id, t.name from products p join product_texts t on t.product_id = p.id and t.language = 'de'
       where not p.is_retired and 'de' = any(p.stores) order by p.id limit 1`,
    )
    const path = `/prod/${product?.id}`
    const call = (name: string) =>
      rowsOf("update product_texts set name = $2 where product_id = $1 and language = 'de'", [product?.id, name])
    const name = `Sonderheft ${Date.now()}`
    await ask(path)
    await call(name)
    try {
      await expect.poll(async () => (await ask(path)).body.includes(name), { timeout: 15_000 }).toBe(true)
    } finally {
      await call(product?.name ?? '')
    }
  })
})
