import type { ImportPage } from '#contract/import/content.ts'
import { isBusinessStore, type ShopLanguage } from '#contract/stores.ts'
import { formatMoney } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import { escapeHtml } from '#engine/modules/mail/mails/mail-body.ts'
import { columns, type Edition, page, teaser, textPage, wide } from '#fixtures/content/page-builder.ts'
import type { FooterEntry } from '#schemas/generated/footer.ts'
import type { LegalWords } from '../legal-files.ts'
import type { ShopFile, ShopStore } from '../shop-file.ts'
import { recordOf, storesOf, textLanguagesOf } from '../store-defaults.ts'
import { legalPages } from './legal-pages.ts'
import { legalPaths, wordsOf } from './page-words.ts'

type OwnEdition = Edition & { own: ShopStore; shop: ShopFile; shopLanguage: ShopLanguage; currency: string }

const editionsOf = (shop: ShopFile): OwnEdition[] =>
  storesOf(shop).flatMap(([store, own]) => {
    const record = recordOf(shop, store, own)
    return textLanguagesOf(record).map((language) => ({
      store,
      language,
      own,
      shop,
      shopLanguage: record.languages.find((each) => each.startsWith(language)) ?? 'de-DE',
      currency: record.currencyCode,
    }))
  })

/** What delivery costs as sentences, by the prices of the owner's file. */
const costSentences = ({ own, store, language, currency, shopLanguage }: OwnEdition): string => {
  const words = wordsOf(store, language)
  const money = (amount: number) => formatMoney(Math.round(amount * 100), currency, shopLanguage)
  const terms = ({ cost, freeFrom }: { cost: number; freeFrom?: number }): string =>
    cost === 0
      ? words.noCost
      : [words.parcel(money(cost)), ...(freeFrom === undefined ? [] : [words.free(money(freeFrom))])].join(' ')
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const abroad = Object.entries(own.shipping.countries ?? {}).map(
    ([country, each]) => `<li>${names.of(country)}: ${terms(each)}</li>`,
  )
  const other = abroad.length === 0 ? '' : `<h2>${words.abroad}</h2><ul>${abroad.join('')}</ul>`
  return `<p>${terms(own.shipping)} ${words.day}</p>${other}`
}

/** Greets, shows what sells best, and says as long as nothing is sold that the shop opens soon. */
const homePage = (edition: OwnEdition): ImportPage => {
  const { shop, store, language } = edition
  const words = wordsOf(store, language)
  const welcome = words.welcome(shop.name)
  const box = (headline: string, text: string, path: string) =>
    teaser('html', headline, { teasercontent: `<h2><a href="${path}">${headline}</a></h2><p>${text}</p>` })
  return page(edition, {
    id: 'home',
    name: words.home,
    pageType: 'HOMEPAGE',
    path: '/',
    hideBreadcrumb: true,
    hideLeftColumn: true,
    seo: { title: welcome, description: `${welcome}. ${words.intro}` },
    rows: [
      wide(teaser('html', welcome, { teasercontent: `<h1>${escapeHtml(welcome)}</h1><p>${words.intro}</p>` })),
      wide(teaser('recommendations', words.best, { headline: words.best, wholeShop: true, emptyText: words.soon }), {
        backgroundgreydots: true,
      }),
      columns(3, [
        box(words.shipping, words.shippingText, '/service/versand/'),
        box(words.returns, words.returnsText, '/service/rueckgabe/'),
        box(words.contact, words.contactText, '/service/kontakt/'),
      ]),
    ],
  })
}

const contactHtml = ({ own, shop, store, language }: OwnEdition): string => {
  const words = wordsOf(store, language)
  const { phone, email } = own.contact ?? shop.company.contact
  return `<p>${words.contactIntro}</p><p>${words.phone}: <a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${escapeHtml(phone)}</a><br>${words.email}: <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p><p><a href="/service/contact/">${words.contactForm}</a></p>`
}

/** Pages that header, footer, product pages and account of every store link to. */
const servicePages = (edition: OwnEdition): ImportPage[] => {
  const { shop, store, language } = edition
  const words = wordsOf(store, language)
  const text = (id: string, path: string, name: string, description: string, html: string) =>
    textPage(edition, { id, path, name, description, html })
  const company = shop.company
  return [
    text('service-versand', '/service/versand/', words.shipping, words.shippingText, costSentences(edition)),
    text('service-rueckgabe', '/service/rueckgabe/', words.returns, words.returnsText, words.returnsBody),
    text('service-sicher-einkaufen', '/service/sicher-einkaufen/', words.safe, words.safeText, words.safeBody),
    text('beratung', '/beratung/', words.advice, words.adviceText, words.adviceBody),
    text('service-kontakt', '/service/kontakt/', words.contact, words.contactText, contactHtml(edition)),
    text(
      'ueber-uns',
      '/ueber-uns/',
      words.about,
      words.aboutText(shop.name),
      `<p>${escapeHtml([company.name, company.street, `${company.postCode} ${company.city}`].join(', '))}</p>`,
    ),
    ...(isBusinessStore(store)
      ? [
          text(
            'service-your-advantages',
            '/service/your-advantages/',
            words.advantages,
            words.advantagesText,
            words.advantagesBody,
          ),
          text('service-product-safety', '/service/product-safety/', words.safety, words.safetyText, words.safetyBody),
        ]
      : []),
  ]
}

const entry = (label: string, url: string): FooterEntry => ({ label, url, external: false })

const footerPage = (edition: OwnEdition): ImportPage => {
  const { shop, store, language } = edition
  const words = wordsOf(store, language)
  const paths = legalPaths[language]
  return {
    ...page(edition, { id: 'footer-vue', name: 'Footer', pageType: 'FOOTER', path: null, seo: {} }),
    footer: {
      usps: [],
      links: [
        {
          headline: words.service,
          type: 'links',
          entries: [
            entry(words.shipping, '/service/versand/'),
            entry(words.returns, '/service/rueckgabe/'),
            entry(words.safe, '/service/sicher-einkaufen/'),
          ],
        },
        {
          headline: shop.name,
          type: 'links',
          entries: [entry(words.about, '/ueber-uns/'), entry(words.contact, '/service/kontakt/')],
        },
        {
          headline: 'Bottom Links',
          type: 'bottomLinks',
          entries: [
            entry(words.imprint, paths.imprint),
            entry(words.privacy, paths.privacy),
            entry(words.termsShort, paths.terms),
            entry(words.withdrawal, paths.withdrawal),
            entry(words.cookies, '#cookie-consent'),
          ],
        },
      ],
    },
  }
}

/** Switzerland writes no ß. */
const inSwissSpelling = (pages: ImportPage[]): ImportPage[] => JSON.parse(JSON.stringify(pages).replaceAll('ß', 'ss'))

/** Pages of a shop before an editor has written any: plain words, at the addresses that the shell links to. */
export const shopPages = (shop: ShopFile, legal: LegalWords): ImportPage[] =>
  editionsOf(shop).flatMap((edition) => {
    const pages = [homePage(edition), ...servicePages(edition), footerPage(edition)]
    return [...(edition.store === 'ch' ? inSwissSpelling(pages) : pages), ...legalPages(shop, legal, edition)]
  })

/** The pages of the legal texts alone, which change with them. */
export const shopLegalPages = (shop: ShopFile, legal: LegalWords): ImportPage[] =>
  editionsOf(shop).flatMap((edition) => legalPages(shop, legal, edition))
