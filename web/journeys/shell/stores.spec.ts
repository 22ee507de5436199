import { ask, one } from '../support/ask.ts'
import { headersFor } from '../support/business.ts'
import { address, expect, open, test } from '../support/shop.ts'

const consumer = { isB2b: false, department: 'Malen & Basteln' }
const business = { isB2b: true, payment: [], delivery: [] }
const stores = [
  {
    ...consumer,
    host: 'localhost',
    lang: 'de-DE',
    payment: ['PayPal', 'Rechnung', 'Visa', 'Wallet', 'XRechnung'],
    delivery: ['DHL', 'DPD'],
  },
  {
    ...consumer,
    host: 'at.localhost',
    lang: 'de-AT',
    payment: ['PayPal', 'Rechnung', 'Visa', 'Wallet', 'Mastercard'],
    delivery: ['DPD'],
  },
  {
    ...consumer,
    host: 'ch.localhost',
    lang: 'de-CH',
    payment: ['PayPal', 'Rechnung', 'Visa', 'Wallet', 'Twint', 'Mastercard'],
    delivery: ['Swiss Post'],
  },
  { ...business, host: 'educational.localhost', lang: 'de-DE', department: 'Malen & Basteln' },
  { ...business, host: 'en.educational.localhost', lang: 'en-DE', department: 'Painting & crafts' },
]

for (const { host, lang, isB2b, payment, delivery, department } of stores) {
  const screens = host === 'localhost' ? ' @both' : ''
  test(`${host} speaks ${lang} and shows what its visitors need (storefront.md §9)${screens}`, async ({ page }) => {
    await open(page, '/', host)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(
      page.getByRole('banner').getByRole('link', { name: department, exact: true, includeHidden: true }),
    ).toBeAttached()
    const footer = page.getByRole('contentinfo')
    for (const mark of [...payment, ...delivery]) {
      await expect(footer.getByRole('img', { name: mark, exact: true }), mark).toBeVisible()
    }
    await expect(footer.getByRole('img')).toHaveCount(payment.length + delivery.length)
    const badge = footer.getByRole('link', { name: /Sicher einkaufen So schützen/ })
    await expect(badge).toHaveCount(isB2b ? 0 : 1)
    await expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveCount(isB2b ? 1 : 0)
    await expect(footer.getByRole('link', { name: 'Pinterest' })).toHaveCount(isB2b ? 0 : 1)
    await expect(page.locator('link[rel="alternate"]')).toHaveCount(isB2b ? 0 : 6)
    const language = (await page.context().cookies()).find(({ name }) => name === 'language')
    expect(language).toMatchObject({ value: lang, httpOnly: true })
    expect((language?.expires ?? 0) - Date.now() / 1000, 'remembered for a year').toBeGreaterThan(364 * 24 * 3600)
  })
}

test('the business store changes its language and stays on the page @both', async ({ page }) => {
  await open(page, '/schreiben/', 'educational.localhost')
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(address('/schreiben/', 'en.educational.localhost'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Writing')
})

test('the logo leads home, with a file of its own in the English business store', async () => {
  const [german, school, english] = await Promise.all(
    ['localhost', 'educational.localhost', 'en.educational.localhost'].map(async (host) => {
      const { body } = await ask('/', host, await headersFor(host))
      const [, logo = ''] = /<a href="\/"[^>]*><picture><img ([^>]+)>/.exec(body) ?? []
      expect(logo, host).toContain('width="300" height="83"')
      return /src="([^"]+)"/.exec(logo)?.[1]
    }),
  )
  expect(school).toBe(german)
  expect(english).toBeTruthy()
  expect(english).not.toBe(german)
})

test('a product costs net in the business store, gross elsewhere, each written as its country does', async () => {
  const product = await one(
    "select products.id as value from products where not is_retired and stores @> array['de','ch','b2b'] and exists (select from items where product_id = products.id and tax_class = 'standard') order by sales_rank desc limit 1",
  )
  const [german, swiss, school, english] = await Promise.all(
    ['localhost', 'ch.localhost', 'educational.localhost', 'en.educational.localhost'].map(async (host) =>
      wordsOf((await ask(`/prod/${product}`, host, await headersFor(host))).body),
    ),
  )
  expect(german).toMatch(/\d,\d\d\s€.*inkl\. 19 % MwSt/)
  expect(swiss).toMatch(/CHF\s\d+\.\d\d.*inkl\. 8\.1 % MwSt/)
  expect(school).toMatch(/\d,\d\d\s€.*zzgl\. 19 % MwSt\., zzgl\. Versand [\d,]+\s€ mit MwSt\./)
  expect(english).toMatch(/€\d+\.\d\d.*plus 19% VAT, plus shipping €[\d.]+ with VAT/)
})

for (const [host, currency, own, foreign] of [
  ['ch.localhost', 'CHF', /CHF\s\d/, /.{0,60}(?:€|\bEUR\b)/],
  ['at.localhost', 'EUR', /€/, /.{0,60}\bCHF\b/],
  ['localhost', 'EUR', /€/, /.{0,60}\bCHF\b/],
] as const)
  test(`${host} is in its own currency only, in what is shown and in what machines read`, async () => {
    const product = await one(
      "select products.id as value from products where not is_retired and stores @> array['de','at','ch'] order by sales_rank desc limit 1",
    )
    for (const path of [
      '/',
      '/schreiben/',
      `/prod/${product}`,
      '/service/versand/',
      '/search?q=Stift&filter.PRICE=2-40',
    ]) {
      const { status, body } = await ask(path, host, await headersFor(host))
      expect(status, path).toBe(200)
      expect(wordsOf(body), path).toMatch(own)
      expect(foreign.exec(body)?.[0], path).toBeUndefined()
      if (path.startsWith('/prod/')) expect(body).toContain(`"priceCurrency":"${currency}"`)
    }
  })

test('a visitor keeps the variant of a test', async ({ page }) => {
  const assignments = async () =>
    (await page.context().cookies())
      .filter(({ name }) => name.startsWith('BZ_AB_'))
      .map(({ name, value }) => `${name} ${value}`)
      .sort()
  await page.goto(address('/'))
  const first = await assignments()
  expect(first.length).toBeGreaterThan(1)
  const headline = await page.getByRole('main').getByRole('heading').first().textContent()
  await page.reload()
  expect(await assignments()).toEqual(first)
  await expect(page.getByRole('main').getByRole('heading').first()).toHaveText(headline ?? '')
})

test('visitors are spread over the variants of a test', async () => {
  const headlines = new Set<string>()
  await expect
    .poll(async () => {
      headlines.add(/<meta name="ab-tests" content="([^"]+)"/.exec((await ask('/')).body)?.[1] ?? '')
      return headlines.size
    })
    .toBe(2)
})

/** What a page says, in one line. */
const wordsOf = (html: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replace(/<style.*?<\/style>|<[^>]+>/gs, ' ').replace(/[ \n]+/g, ' ')
