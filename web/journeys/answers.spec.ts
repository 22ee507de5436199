import { ask, rowsOf } from './ask.ts'
import { address, expect, test } from './shop.ts'

const one = async (statement: string) => {
  const [row] = await rowsOf<{ value: string }>(statement)
  expect(row, statement).toBeTruthy()
  return row?.value as string
}

test.describe('answers @desktop', () => {
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
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    for (const path of ['/prod/1', '/cat/999999', '/prod/abc', '/Schulranzen/', '/preis$/']) {
      const { status, headers } = await ask(path)
      expect(status, path).toBe(404)
      expect(String(headers['content-type']), path).toContain('text/html')
    }
  })

  test('what is gone is 410: pages and products', async () => {
    const page = await one("select path as value from pages where is_gone and store = 'de' limit 1")
    const product = await one("select id as value from products where is_retired and 'de' = any(stores) limit 1")
    expect((await ask(page)).status, page).toBe(410)
    expect((await ask(`/prod/${product}`)).status, product).toBe(410)
  })

  test('editors redirect for good (301) and for a while (302)', async () => {
    for (const [isTemporary, status] of [
      [false, 301],
      [true, 302],
    ] as const) {
      const [redirect] = await rowsOf<{ from_path: string; to_url: string }>(
        "select from_path, to_url from redirects where store = 'de' and is_temporary = $1 limit 1",
        [isTemporary],
      )
      const answer = await ask(redirect?.from_path ?? '')
      expect(answer.status, redirect?.from_path).toBe(status)
      expect(answer.headers.location).toBe(redirect?.to_url)
    }
    const { status, headers } = await ask('/schulranzen')
    expect([status, headers.location]).toEqual([301, '/schulranzen/'])
  })

  test('headers keep the page to itself, and its copies where they belong', async () => {
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
    const script = /src="(\/assets\/[^"]+\.js)"/.exec((await ask('/')).body)?.[1] ?? ''
    const asset = await ask(script, 'localhost', { 'accept-encoding': 'br' })
    expect(asset.headers['cache-control']).toContain('immutable')
    expect(asset.headers['content-encoding']).toBe('br')
  })

  test('only the operations of the shop are answered', async ({ request }) => {
    const answer = await request.post(address('/graphql', '127.0.0.1'), { data: { query: '{ getStore { id } }' } })
    expect((await answer.json()).errors[0].extensions.code).toBe('PERSISTED_QUERY_ONLY')
  })
})

test.describe('stores @desktop', () => {
  const stores = [
    { host: 'localhost', lang: 'de-DE', isB2b: false },
    { host: 'at.localhost', lang: 'de-AT', isB2b: false },
    { host: 'ch.localhost', lang: 'de-CH', isB2b: false },
    { host: 'educational.localhost', lang: 'de-DE', isB2b: true },
    { host: 'en.educational.localhost', lang: 'en-DE', isB2b: true },
  ]
  for (const { host, lang, isB2b } of stores) {
    test(`${host} speaks ${lang} and shows what its visitors need`, async ({ page }) => {
      await page.goto(address('/', host))
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const cookies = await page.context().cookies()
      const language = cookies.find(({ name }) => name === 'language')
      expect(language).toMatchObject({ value: lang, httpOnly: true })
      expect((language?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600)
      await expect(page.getByRole('contentinfo').getByText('PayPal')).toHaveCount(isB2b ? 0 : 1)
      if (lang === 'en-DE')
        await expect(page.getByRole('banner').getByRole('link', { name: 'Writing' }).first()).toBeAttached()
    })
  }

  test('a product costs net in the business store, gross elsewhere', async () => {
    const product = await one(
      "select id as value from products where not is_retired and stores @> array['de','b2b'] order by sales_rank desc limit 1",
    )
    const [consumer, business] = await Promise.all([
      ask(`/prod/${product}`),
      ask(`/prod/${product}`, 'educational.localhost'),
    ])
    expect(consumer.body).toMatch(/inkl\. \d+ % MwSt/)
    expect(business.body).toMatch(/zzgl\. \d+ % MwSt|zzgl\. MwSt/)
  })

  test('a change in the database is on the page within seconds', async () => {
    const id = await one(
      "select id as value from products where not is_retired and 'de' = any(stores) order by id limit 1",
    )
    const name = `Sonderheft ${Date.now()}`
    await ask(`/prod/${id}`)
    await rowsOf("update product_texts set name = $2 where product_id = $1 and language = 'de'", [id, name])
    await expect.poll(async () => (await ask(`/prod/${id}`)).body.includes(name), { timeout: 15_000 }).toBe(true)
  })
})

test('a visitor keeps the variant of a test @desktop', async ({ page }) => {
  await page.goto(address('/'))
  const first = (await page.context().cookies()).filter(({ name }) => name.startsWith('BZ_AB_'))
  expect(first.length).toBeGreaterThan(1)
  const heading = await page.getByRole('main').textContent()
  await page.reload()
  const second = (await page.context().cookies()).filter(({ name }) => name.startsWith('BZ_AB_'))
  expect(second.map(({ name, value }) => [name, value])).toEqual(first.map(({ name, value }) => [name, value]))
  expect(await page.getByRole('main').textContent()).toBe(heading)
})
