export type Address = readonly [path: string, host?: string]

/** The first page of each layout: checked by axe at the desk, and on a phone or in a window as narrow. */
export const layouts: readonly Address[] = [
  ['/'],
  ['/schulranzen/'],
  ['/search?q=heft'],
  ['/search?q=xqzwv'],
  ['/beratung/'],
  ['/beratung/lineaturen/'],
  ['/brands/'],
  ['/brands/federleicht/'],
  ['/campaigns/schulanfang/'],
  ['/inspiration/'],
  ['/service/kontakt/'],
  ['/gewinnspiele/'],
  ['/beratung/teaser-galerie/'],
  ['/rechtliches/datenschutz/'],
  ['/sale/'],
  ['/gibt-es-nicht/'],
  ['/', 'ch.localhost'],
  ['/', 'educational.localhost'],
]

/** Layouts whose parts have other colours or places on a phone: they are checked on one, contrast as well. */
export const differOnPhones: readonly Address[] = layouts.filter(([path]) =>
  ['/', '/schulranzen/', '/search?q=xqzwv', '/beratung/teaser-galerie/'].includes(path),
)

/** Other content, store or language in one of these layouts: checked by axe at the desk, without the contrast of its colours. */
export const variants: readonly Address[] = [
  ['/schreiben/?filter.PRICE=5-20&sort=price_asc'],
  ['/beratung/schulranzen-finden/'],
  ['/campaigns/'],
  ['/service/versand/'],
  ['/service/spielwarensicherheit/'],
  ['/rechtliches/impressum/'],
  ['/ueber-uns/'],
  ['/', 'at.localhost'],
  ['/', 'en.educational.localhost'],
  ['/schreiben/', 'en.educational.localhost'],
]

/** The kind of a page above, with content that may be wider. */
export const repeats: readonly Address[] = [
  ['/cat/1110'],
  ['/schreiben/?filter.PRICE=1-2&filter.rating=4-5&p=1'],
  ['/campaigns/sommer-2025/'],
  ['/gewinnspiele/', 'at.localhost'],
  ['/schreiben/', 'ch.localhost'],
  ['/search?q=heft', 'educational.localhost'],
  ['/legal-notice/imprint/', 'en.educational.localhost'],
  ['/gibt-es-nicht/', 'en.educational.localhost'],
]

/** One of every kind of page. Journeys look at each for its width, its HTML and what the console says. */
export const visited: readonly Address[] = [...layouts, ...variants, ...repeats]

/** Pages of the shop's own application, beside those of editors and the catalogue. */
export const application: readonly Address[] = [
  ['/prod/100001'],
  ['/prod/102124'],
  ['/checkout/basket'],
  ['/compare?ids=100001,100002'],
  ['/login'],
  ['/myaccount/register'],
  ['/myaccount/resetpassword'],
  ['/service/contact'],
  ['/service/newsletter'],
  ['/service/materialliste'],
  ['/service/orderform', 'educational.localhost'],
  ['/sortiment'],
]
