import type { ImportContent, ImportPage, ImportRedirect } from '#contract/import/content.ts'
import { validatePage } from '#schemas/validate.ts'
import type { Transaction } from '../../db/database.ts'
import { wordsOf } from '../../search-index/words/words.ts'
import { importLegalTexts, legalTextFaults } from '../legal/legal.import.ts'
import { importMedia, unknownMedia } from '../media/media.import.ts'
import { importParameters } from '../parameters/parameters.import.ts'
import { importFreeArticles, importPromotions } from '../promotions/promotions.import.ts'
import { importSearchRedirects, importSynonyms } from '../search/search.import.ts'
import { redirectQuery } from '../search/search.rules.ts'
import { importSegments, segmentFault } from '../segments/segments.import.ts'
import { importStores, storeFault } from '../stores/stores.import.ts'
import { importTranslations } from '../translations/translations.import.ts'
import { importVouchers, voucherFault } from '../vouchers/vouchers.import.ts'
import { editorListFaults, importEditorLists } from '../wishlists/editors/editor-lists.import.ts'
import { saveAbTests, savePages, saveRedirects } from './content.repository.ts'
import type { ContentFault } from './content-fault.ts'
import { sanitiseBySchema } from './html-fields.ts'
import { parseShopUrl, redirectKey } from './paths.rules.ts'
import { picturesIn } from './teaser-wire.ts'

export class ContentInvalidError extends Error {
  override name = 'ContentInvalidError'
  readonly faults: readonly ContentFault[]

  constructor(faults: readonly ContentFault[]) {
    super(faults.map(({ record, path, message }) => `${record}: ${path} ${message}`).join('\n'))
    this.faults = faults
  }
}

const nameOf = ({ id, store, language }: ImportPage): string => `page ${id} (${store}, ${language})`

const schemaFaults = (page: ImportPage): ContentFault[] =>
  validatePage(page)
    .filter(({ level }) => level === 'error')
    .map(({ path, message }) => ({ record: nameOf(page), path, message }))

/** Two pages at one address: which of them a visitor gets would be chance. */
const addressFaults = (pages: ImportPage[]): ContentFault[] => {
  const pageByPath = new Map<string, ImportPage>()
  return pages.flatMap((page) => {
    if (page.path === null) return []
    const address = `${page.store} ${page.language} ${page.path}`
    const other = pageByPath.get(address)
    pageByPath.set(address, page)
    return other && other.id !== page.id
      ? [{ record: nameOf(page), path: 'path', message: `is the path of ${nameOf(other)}, too` }]
      : []
  })
}

const needsTarget = 'must be a path of the shop or an absolute URL'
/** Browsers leave control characters out and read a backslash as a slash, which may make another host of a path. */
const isTarget = (target: string): boolean => /^(https?:\/\/|\/(?!\/))/.test(target) && !/[\p{Cc}\\]/u.test(target)

const searchFaults = ({ searchRedirects, synonyms }: ImportContent): ContentFault[] => [
  ...searchRedirects.flatMap(({ store, language, query, target }) => {
    const record = `search redirect ${query} (${store}, ${language})`
    return [
      ...(redirectQuery(query) === '' ? [{ record, path: 'query', message: 'has no words' }] : []),
      ...(isTarget(target) ? [] : [{ record, path: 'target', message: needsTarget }]),
    ]
  }),
  ...synonyms.flatMap(({ id, language, terms, meanings }) => {
    const isEmpty = [...terms, ...(meanings ?? [])].some((term) => wordsOf(term).length === 0)
    const isAlone = terms.length + (meanings?.length ?? 0) < 2
    const message = isEmpty ? 'has a term without words' : isAlone ? 'needs two terms or a meaning' : null
    return message === null ? [] : [{ record: `synonyms ${id} (${language})`, path: 'terms', message }]
  }),
]

/** Names a cookie of the edge; `seed` is the one from which it draws variants. */
const abTestFaults = ({ abTests }: ImportContent): ContentFault[] =>
  abTests.flatMap(({ id, store }) => {
    const message =
      id === 'seed'
        ? 'is a name that the edge needs itself'
        : /^[\w-]{1,64}$/.test(id)
          ? null
          : 'must be 1 to 64 letters, digits, - or _'
    return message === null ? [] : [{ record: `A/B test ${id} (${store})`, path: 'id', message }]
  })

const segmentFaults = ({ segments = [] }: ImportContent): ContentFault[] =>
  segments.flatMap((segment) => {
    const fault = segmentFault(segment)
    return fault === null ? [] : [{ record: `segment ${segment.id}`, ...fault }]
  })

const storeFaults = ({ stores }: ImportContent): ContentFault[] =>
  stores.flatMap((store) => {
    const fault = storeFault(store)
    return fault === null ? [] : [{ record: `store ${store.id}`, ...fault }]
  })

const voucherFaults = ({ vouchers = [] }: ImportContent): ContentFault[] =>
  vouchers.flatMap((voucher) => {
    const message = voucherFault(voucher)
    return message === null ? [] : [{ record: `voucher ${voucher.code}`, path: 'code', message }]
  })

/** Amounts of an offer are in the currency of its stores: one with an amount cannot run in stores of two currencies. */
const offerFaults = ({ stores, vouchers = [], promotions = [], freeArticles = [] }: ImportContent): ContentFault[] => {
  const offers = [
    ...vouchers.map((each) => ({
      record: `voucher ${each.code}`,
      stores: each.stores,
      hasAmount: each.kind === 'amount' || (each.minimumValue ?? 0) > 0,
    })),
    ...promotions.map((each) => ({
      record: `promotion ${each.id}`,
      stores: each.stores,
      hasAmount: each.kind === 'gift',
    })),
    ...freeArticles.map((each) => ({
      record: `free article ${each.code}`,
      stores: each.stores,
      hasAmount: (each.minimumValue ?? 0) > 0,
    })),
  ]
  return offers.flatMap(({ record, hasAmount, stores: own }) => {
    const currencies = new Set(stores.filter(({ id }) => own.includes(id)).map(({ currencyCode }) => currencyCode))
    const message = `has an amount, but stores of ${[...currencies].join(' and ')}`
    return hasAmount && currencies.size > 1 ? [{ record, path: 'stores', message }] : []
  })
}

const redirectFaults = (redirect: ImportRedirect): ContentFault[] => {
  const record = `redirect ${redirect.from} (${redirect.store})`
  const from = parseShopUrl(redirect.from)
  if (!from || !redirect.from.startsWith('/')) return [{ record, path: 'from', message: 'must be a path of the shop' }]
  if (!isTarget(redirect.to)) return [{ record, path: 'to', message: needsTarget }]
  const to = redirect.to.startsWith('/') ? parseShopUrl(redirect.to) : null
  return to && redirectKey(to.path) === redirectKey(from.path)
    ? [{ record, path: 'to', message: 'leads to itself' }]
    : []
}

const unknownPictures = async (trx: Transaction, pages: ImportPage[]): Promise<ContentFault[]> => {
  const places = pages.flatMap((page) =>
    [...picturesIn(page.rows, 'rows'), ...picturesIn(page.footer, 'footer')].map((place) => ({ page, ...place })),
  )
  const unknown = await unknownMedia(
    trx,
    places.map(({ picture }) => picture.mediaId),
  )
  return places
    .filter(({ picture }) => unknown.has(picture.mediaId))
    .map(({ page, path, picture }) => ({
      record: nameOf(page),
      path,
      message: `shows a picture that is not in the media library: ${picture.mediaId}`,
    }))
}

const refuse = (faults: ContentFault[]): void => {
  if (faults.length > 0) throw new ContentInvalidError(faults)
}

/** Sanitises HTML at import, so that reads need not do it. */
const sanitised = (page: ImportPage): ImportPage => ({
  ...page,
  rows: page.rows.map((row) => ({
    cells: row.cells.map((cell) => ({
      ...cell,
      teasers: cell.teasers.map((teaser) => ({
        ...teaser,
        attributes: sanitiseBySchema(teaser.attributes, `teasers/${teaser.type}`),
      })),
    })),
  })),
  ...(page.footer && { footer: sanitiseBySchema(page.footer, 'footer') }),
})

/**
 * Stores content in the caller's transaction. Records replace those with the same key; importing again changes nothing.
 * @throws ContentInvalidError with every fault; nothing is stored then
 */
export const importContent = async (trx: Transaction, content: ImportContent): Promise<void> => {
  refuse([
    ...storeFaults(content),
    ...content.pages.flatMap(schemaFaults),
    ...addressFaults(content.pages),
    ...content.redirects.flatMap(redirectFaults),
    ...searchFaults(content),
    ...abTestFaults(content),
    ...segmentFaults(content),
    ...editorListFaults(content.editorWishlists),
    ...voucherFaults(content),
    ...(await legalTextFaults(trx, content.legalTexts ?? [])),
    ...offerFaults(content),
  ])
  await importStores(trx, content.stores)
  for (const record of content.media) await importMedia(trx, record)
  refuse(await unknownPictures(trx, content.pages))
  await savePages(trx, content.pages.map(sanitised))
  await saveRedirects(trx, content.redirects)
  await saveAbTests(trx, content.abTests)
  await importSegments(trx, content.segments ?? [])
  await importTranslations(trx, content.translations)
  await importParameters(trx, content.parameters)
  await importSearchRedirects(trx, content.searchRedirects)
  await importSynonyms(trx, content.synonyms)
  await importEditorLists(trx, content.editorWishlists)
  await importVouchers(trx, content.vouchers ?? [])
  await importPromotions(trx, content.promotions ?? [])
  await importFreeArticles(trx, content.freeArticles ?? [])
  await importLegalTexts(trx, content.legalTexts ?? [])
}
