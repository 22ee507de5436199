import t from 'tap'
import { teaserTypes } from './generated/teaser-types.ts'
import { isValid, validatePage, validateTeaser } from './validate.ts'

const picture = { mediaId: '0123456789abcdef', alt: 'Ein Schulranzen' }

const page = (teaser: object, cell: object = {}) => ({
  id: 'home',
  store: 'de',
  language: 'de',
  name: 'Startseite',
  pageType: 'HOMEPAGE',
  path: '/',
  seo: { breadcrumbs: [] },
  rows: [
    {
      cells: [
        { x: 0, y: 0, width: 6, height: 1, teasers: [] },
        { x: 6, y: 0, width: 6, height: 1, teasers: [teaser], ...cell },
      ],
    },
  ],
})

const imageTeaser = (attributes: object) => ({ id: 't1', name: 'Angebot', type: 'imageTeaser', attributes })

t.test('a page whose teasers keep to their schemas is valid', async (t) => {
  t.same(validatePage(page(imageTeaser({ image: picture, buttonType: 'primary', bgcolor: '#E8F3EC' }))), [])
})

t.test('a finding names the place', async (t) => {
  const place = 'rows[0].cells[1].teasers[0].attributes'
  const cases: [object, string, RegExp][] = [
    [{ image: picture, buttonType: 'purple' }, `${place}.buttonType`, /primary, secondary, red, green, outline, link/],
    [{ image: picture, bgcolor: 'red' }, `${place}.bgcolor`, /pattern/],
    [{ image: picture, surprise: 1 }, `${place}.surprise`, /not known/],
    [{ buttonType: 'primary' }, `${place}.image`, /missing/],
    [{ image: picture, teaserLink: { url: 'javascript:alert(1)' } }, `${place}.teaserLink.url`, /pattern/],
    [{ image: picture, teaserLink: { url: '//evil.example' } }, `${place}.teaserLink.url`, /pattern/],
    [{ image: picture, 'loading.eager': 'yes' }, `${place}['loading.eager']`, /boolean/],
  ]
  for (const [attributes, path, message] of cases) {
    const findings = validatePage(page(imageTeaser(attributes)))
    t.match(findings, [{ path, message, level: 'error' }], path)
    t.notOk(isValid(findings))
  }
})

t.test('a picture with a link needs an alternative text of its own or another one, or a caption', async (t) => {
  const silent = { image: { ...picture, alt: '' }, teaserLink: { url: '/ranzen/' } }
  const validate = (attributes: object) => isValid(validateTeaser({ type: 'imageLink', attributes }))
  t.notOk(validate(silent))
  for (const words of [{ image: picture }, { alternativText: 'Ein Ranzen' }, { bildunterschrift: 'Ranzen' }])
    t.ok(validate({ ...silent, ...words }))
  t.ok(validate({ image: silent.image }), 'without a link a picture may only decorate')
})

t.test('S2.29 the shape of the page itself is checked', async (t) => {
  const good = page(imageTeaser({ image: picture }))
  t.match(validatePage({ ...good, path: '/Schulranzen/' }), [{ path: 'path' }], 'capitals are no path')
  t.match(validatePage({ ...good, path: '/schulranzen' }), [{ path: 'path' }], 'a path ends in a slash')
  t.match(validatePage(page(imageTeaser({ image: picture }), { x: 12 })), [{ path: 'rows[0].cells[1].x' }])
  t.match(validatePage(page(imageTeaser({ image: picture }), { width: 7 })), [{ path: 'rows[0].cells[1].width' }])
  t.match(validatePage(page(imageTeaser({ image: picture }), { sparkle: true })), [
    { path: 'rows[0].cells[1].sparkle' },
  ])
})

t.test('SEO links and canonical addresses must be paths of the shop or use https', async (t) => {
  const withSeo = (seo: object) => ({ ...page(imageTeaser({ image: picture })), seo: { breadcrumbs: [], ...seo } })
  const link = (fields: object) => withSeo({ links: [{ rel: 'alternate', href: '/a/', ...fields }] })
  for (const url of ['/', '/beratung/#ranzen', '/a/?p=2', 'https://blog.example/a/', 'https://blog.example'])
    t.same(validatePage(withSeo({ canonicalUrl: url, links: [{ rel: 'author', href: url }] })), [], url)
  const refused = [
    '//evil.example/',
    '/\\evil.example/',
    'http://blog.example/',
    'javascript:alert(1)',
    'a/',
    '',
    '/a b/',
  ]
  for (const url of [...refused, 'https://shop.example@evil.example/', 'https:///a'])
    t.match(validatePage(withSeo({ canonicalUrl: url })), [{ path: 'seo.canonicalUrl', level: 'error' }], url)
  t.match(validatePage(link({ href: 'data:text/html,x' })), [{ path: 'seo.links[0].href' }])
  t.match(validatePage(link({ rel: 'stylesheet' })), [{ path: 'seo.links[0].rel' }])
  t.match(validatePage(link({ hreflang: 'deutsch' })), [{ path: 'seo.links[0].hreflang' }])
  t.same(validatePage(link({ hreflang: 'de-AT' })), [])
})

t.test('editors are warned of an address that shows an error', async (t) => {
  const part = { ...page(imageTeaser({ image: picture })), pageType: 'LAYER' }
  const findings = validatePage(part)
  t.match(findings, [{ path: 'pageType', level: 'warning', message: /404/ }])
  t.ok(isValid(findings))
  t.same(validatePage({ ...part, path: null }), [])
})

t.test('an unknown type is a warning', async (t) => {
  const findings = validatePage(page({ id: 't1', name: 'Los', type: 'someday', attributes: { any: 1 } }))
  t.match(findings, [{ path: 'rows[0].cells[1].teasers[0].type', level: 'warning' }])
  t.ok(isValid(findings))
})

t.test('recommendations take products, a category or the whole shop, one of them', async (t) => {
  const check = (attributes: object) => validateTeaser({ type: 'recommendations', attributes }, 'teaser')
  const productIds = [{ productId: '100234' }]
  t.same(check({ headline: 'Dazu passt', productIds }), [])
  t.same(check({ headline: 'Dazu passt', categoryId: '1200' }), [])
  t.same(check({ headline: 'Dazu passt', wholeShop: true, emptyText: '<p>Bald</p>' }), [])
  t.match(check({ headline: 'Dazu passt' }), [{ path: 'teaser.attributes', message: /exactly one/ }])
  for (const other of [{ categoryId: '1200' }, { wholeShop: true }])
    t.match(check({ headline: 'Dazu passt', productIds, ...other }), [{ message: /exactly one/ }])
})

t.test('a footer’s block needs a known type and labelled entries', async (t) => {
  const entries = [{ label: 'Impressum', url: '/rechtliches/impressum/', external: false }]
  const withFooter = (block: object) => ({
    ...page(imageTeaser({ image: picture })),
    footer: { usps: [], links: [block] },
  })
  t.same(validatePage(withFooter({ headline: 'Bottom Links', type: 'bottomLinks', entries })), [])
  t.match(validatePage(withFooter({ headline: 'x', type: 'menu', entries: [{}] })), [
    { path: 'footer.links[0].type' },
    { path: 'footer.links[0].entries[0].label' },
    { path: 'footer.links[0].entries[0].url' },
    { path: 'footer.links[0].entries[0].external' },
  ])
})

t.test('every generated type has its schema', async (t) => {
  for (const type of teaserTypes) t.notMatch(validateTeaser({ type, attributes: {} }), [{ level: 'warning' }], type)
})
