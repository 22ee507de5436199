import t from 'tap'
import { type TeaserType, teaserTypes } from '#schemas/generated/teaser-types.ts'
import { isValid, validateTeaser } from '#schemas/validate.ts'
import { fixture as abTestTab } from './AbTestTab/fixture.ts'
import { parseAbTestTab } from './AbTestTab/parse.ts'
import type { WireAttribute, WireTeaser } from './definition/define-teaser.ts'
import { type TeaserFixture, toWire } from './definition/fixture.ts'
import { firstHeadline } from './Html/first-headline.ts'
import { parseHtmlBox } from './HtmlBox/parse.ts'
import { zoomable } from './HtmlBox/zoomable.ts'
import { parseImageLink } from './ImageLink/parse.ts'
import { parseImageTeaser } from './ImageTeaser/parse.ts'
import { closedCookie, closedCookieName, isClosed } from './InfoBar/closed-cookie.ts'
import { parseSliderHero } from './SliderHero/parse.ts'

type Parsed = { fixture: TeaserFixture<TeaserType>; parse: (teaser: WireTeaser) => unknown }

/** Example and parser of every type, from its folder. */
const types = await Promise.all(
  teaserTypes.map(async (type): Promise<Parsed> => {
    const name = type.charAt(0).toUpperCase() + type.slice(1)
    const { fixture } = (await import(`./${name}/fixture.ts`)) as Pick<Parsed, 'fixture'>
    const parsers = (await import(`./${name}/parse.ts`)) as Record<string, Parsed['parse'] | undefined>
    const parse = parsers[`parse${name}`]
    if (!parse) throw new Error(`${name}/parse.ts has no parse${name}`)
    return { fixture, parse }
  }),
)

const teaser = (...attributes: WireAttribute[]): WireTeaser => ({ id: '7', name: 'Name', type: 'any', attributes })
const text = (name: string, value: string): WireAttribute => ({ name, text: value })
const picture: WireAttribute = { name: 'image', url: '/media/a/teaser_1280.jpg', width: 1280, height: 720 }

t.test('a test of variants says in statistics which one it was, where editors gave it a name', async (t) => {
  const nameOf = (googleAnalytics?: string) =>
    parseAbTestTab(
      toWire({ ...abTestTab, attributes: { ...abTestTab.attributes, ...(googleAnalytics && { googleAnalytics }) } }),
    )?.tabs[0].content.analyticsName
  t.equal(nameOf('advice'), 'advice / Frage')
  t.equal(nameOf(), null)
})

const nonsense = ['', 'null', '-1', 'NaN', '<b>', '#12', '{}', '\u0000'].flatMap((value): WireAttribute[] =>
  ['image', 'headline', 'teasercontent', 'tabs', 'columns', 'buttonType', 'bgcolor', 'teaserLink'].map((name) => ({
    name,
    text: value,
    url: value,
    value,
    width: Number.NaN,
    valueList: [{ attributes: [{ name: 'image', url: value }] }],
  })),
)

for (const { fixture, parse } of types) {
  t.test(`S2.36 ${fixture.type}: fixture and parser`, async (t) => {
    t.same(validateTeaser(fixture), [], 'the fixture keeps to the schema')
    t.ok(isValid(validateTeaser(fixture)))
    t.ok(parse(toWire(fixture)), 'the parser finds something to show')
    t.equal(parse(teaser()), null, 'nothing written, nothing shown')
    t.doesNotThrow(() => nonsense.map((attribute) => parse(teaser(attribute))), 'never throws')
  })
}

t.test('S5.2 imageLink: defaults of the info icon (storefront.md §5)', async (t) => {
  const info = (...more: WireAttribute[]) =>
    parseImageLink(teaser(picture, text('bildunterschriftInfoIconText', 'Aus Karton'), ...more))?.info
  t.same(info(), { text: 'Aus Karton', icon: 'infoIcon', position: 'topleft' })
  t.same(info(text('iconType', 'heart'), text('positionInfoIcon', 'below')), info(), 'others fall back')
  t.match(info(text('iconType', 'starIcon'), text('positionInfoIcon', 'other')), {
    icon: 'starIcon',
    position: 'other',
  })
  t.equal(parseImageLink(teaser(picture))?.info, null, 'no text, no icon')
  t.equal(parseImageLink(teaser(picture, { name: 'loading.eager', value: 'true' }))?.isEager, true)
})

t.test('imageLink: a link has a name, whatever the picture says', async (t) => {
  const nameOf = (altTag: string, ...more: WireAttribute[]) =>
    parseImageLink(teaser({ ...picture, altTag }, ...more))?.linkName
  t.equal(nameOf('Ein Ranzen'), null, 'the picture’s')
  t.equal(nameOf('', text('bildunterschrift', 'Ranzen')), 'Ranzen')
  t.equal(nameOf(' '), 'Name')
})

t.test('S2.43 imageTeaser: sides, columns and colours', async (t) => {
  const parse = (...more: WireAttribute[]) => parseImageTeaser(teaser(picture, ...more))
  t.match(parse(), { pictureSide: 'left', columns: 1, background: null, button: null })
  t.match(parse(text('imageposition', 'right'), { name: 'columns', value: '2' }), { pictureSide: 'right', columns: 2 })
  t.equal(parse({ name: 'columns', value: '9' })?.columns, 1)
  t.equal(parse(text('bgcolor', 'red;}'))?.background, null)
})

t.test('S2.42 S5.4 sliderHero: headline colours default to #008dca, slides without picture are left out', async (t) => {
  const slide = (...attributes: WireAttribute[]) => ({ attributes })
  const parse = (...slides: { attributes: WireAttribute[] }[]) =>
    parseSliderHero(teaser({ name: 'tabs', valueList: slides }))
  const one = parse(
    slide(picture, text('headline', 'Los'), text('preHeadline', 'Jetzt'), text('postHeadlineColor', '#c4203a')),
    slide(text('headline', 'Ohne Bild')),
  )
  t.equal(one?.slides.length, 1)
  t.match(one?.slides[0], {
    headline: { text: 'Los', colour: '#008dca' },
    preHeadline: { text: 'Jetzt', colour: '#008dca' },
    postHeadline: null,
    tabText: 'Los',
    alignment: 'left',
    button: null,
  })
  const noteOf = (...attributes: WireAttribute[]) => parse(slide(picture, ...attributes))?.slides[0]?.hasNote
  t.equal(noteOf(), false)
  for (const name of ['preHeadline', 'headline', 'postHeadline']) t.equal(noteOf(text(name, 'Los')), true, name)
  t.equal(noteOf(text('buttonText', 'Los'), text('buttonType', 'primary')), false, 'a button that leads nowhere')
  t.equal(parse(slide(text('headline', 'Ohne Bild'))), null)
  t.equal(parse(...Array.from({ length: 12 }, () => slide(picture)))?.slides.length, 8)
})

t.test('sliderHero: the crop for phones becomes sources of narrow screens, before those of the picture', async (t) => {
  const sized = (name: string, id: string): WireAttribute => ({
    name,
    url: `/media/${id}/teaser_1280.jpg`,
    width: 1280,
    height: 720,
    sources: [{ src: `/media/${id}/teaser_480.jpg`, width: 480 }],
  })
  const sourcesOf = (...attributes: WireAttribute[]) =>
    parseSliderHero(teaser({ name: 'tabs', valueList: [{ attributes }] }))?.slides[0]?.picture.sources.map(
      ({ src, media }) => [src, media],
    )
  t.same(sourcesOf(sized('image', 'wide'), sized('phoneImage', 'crop')), [
    ['/media/crop/teaser_480.jpg', '(max-width: 767.98px)'],
    ['/media/wide/teaser_480.jpg', null],
  ])
  t.same(sourcesOf(sized('image', 'wide')), [['/media/wide/teaser_480.jpg', null]])
})

t.test('S2.37 htmlBox: only long text is collapsed', async (t) => {
  const collapsed = (html: string) => parseHtmlBox(teaser(text('teasercontent', html)))?.isCollapsed
  t.equal(collapsed('<p>Kurz.</p>'), false)
  t.equal(collapsed(`<p>${'Lang '.repeat(100)}</p>`), true)
  t.equal(collapsed(`<p class="${'x'.repeat(500)}">Kurz.</p>`), false, 'markup does not count')
  t.equal(collapsed('<img src="/a"><img src="/b">'), true, 'pictures do')
})

t.test('S2.38 htmlBox: pictures become buttons of their overlays', async (t) => {
  const source =
    '<p><img src="/a.jpg" alt="Ein &quot;A&quot;"></p><a href="/x/"><img src="/b.jpg" alt="B"></a><img alt="no source">'
  const { html, pictures } = zoomable(source, 'zoom', 'z', (alt) => `Vergrößern: ${alt}`)
  t.same(pictures, [{ id: 'zoom-1', src: '/a.jpg', alt: 'Ein "A"' }])
  t.match(html, '<button type="button" class="z" popovertarget="zoom-1" aria-label="Vergrößern: Ein &quot;A&quot;">')
  t.match(html, '<a href="/x/"><img src="/b.jpg" alt="B"></a>', 'a linked picture stays a link')
  t.equal(html.match(/<button/g)?.length, 1)
})

t.test('html: the first h1 as plain text', async (t) => {
  t.equal(firstHeadline('<h2>Davor</h2><h1 id="a">Stifte &amp;\n <em>Hefte</em></h1><h1>Zweite</h1>'), 'Stifte & Hefte')
  t.equal(firstHeadline('<h1> </h1>'), null)
  t.equal(firstHeadline('<p>Keine</p>'), null)
})

t.test('S9.25 infoBar: closed for good, each by its own name (storefront.md §4, §9)', async (t) => {
  t.equal(closedCookieName('Betriebsferien: Sömmer 2026'), 'infobar-betriebsferien-sommer-2026')
  t.equal(closedCookieName('!!'), 'infobar-note')
  const cookie = closedCookie('Ferien', true)
  t.match(cookie, /^infobar-ferien=1; .*Expires=Fri, 31 Dec 9999 .*; Secure$/)
  t.notMatch(closedCookie('Ferien', false), 'Secure')
  t.equal(isClosed('a=b; infobar-ferien=1', 'Ferien'), true)
  t.equal(isClosed('a=b; infobar-ferien=10', 'Ferien'), false)
  t.equal(isClosed('xinfobar-ferien=1', 'Ferien'), false)
  t.equal(isClosed('', 'Ferien'), false)
})
