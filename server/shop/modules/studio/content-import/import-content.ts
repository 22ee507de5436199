import type { ImportContent, ImportParameter } from '#contract/import/content.ts'
import type { Transaction } from '#engine/db/database.ts'
import { editorListViolations, importEditorLists } from '../../account/wishlists/editors/editor-lists.import.ts'
import { importMedia } from '../../catalogue/media/media.import.ts'
import { importFreeArticles, importPromotions } from '../../catalogue/promotions/promotions.import.ts'
import { importSearchRedirects, importSynonyms } from '../../catalogue/search/search.import.ts'
import { parameterRecordViolations } from '../../checkout/checkout/parameter-checks.ts'
import { importVouchers, voucherViolation } from '../../checkout/vouchers/vouchers.import.ts'
import { importAbTests, importPages, importRedirects } from '../../content/content/content.import.ts'
import {
  abTestViolations,
  addressViolations,
  circleViolationsAmong,
  redirectViolations,
  schemaViolations,
  searchCircleViolationsAmong,
  searchRedirectViolations,
  synonymViolations,
  unknownPictures,
} from '../../content/content/content.violations.ts'
import type { ContentViolation } from '../../content/content/content-violation.ts'
import { importLegalTexts, legalTextViolations } from '../../content/legal/legal.import.ts'
import { importTranslations } from '../../content/translations/translations.import.ts'
import { importParameters } from '../../stores/parameters/parameters.import.ts'
import { importSegments, segmentViolation } from '../../stores/segments/segments.import.ts'
import { importStores, storeViolation } from '../../stores/stores/stores.import.ts'
import { currencyViolations } from './offer.violations.ts'

export class ContentInvalidError extends Error {
  override name = 'ContentInvalidError'
  readonly violations: readonly ContentViolation[]

  constructor(violations: readonly ContentViolation[]) {
    super(violations.map(({ record, path, message }) => `${record}: ${path} ${message}`).join('\n'))
    this.violations = violations
  }
}

const segmentViolations = ({ segments = [] }: ImportContent): ContentViolation[] =>
  segments.flatMap((segment) => {
    const violation = segmentViolation(segment)
    return violation === null ? [] : [{ record: `segment ${segment.id}`, ...violation }]
  })

const storeViolations = ({ stores }: ImportContent): ContentViolation[] =>
  stores.flatMap((store) => {
    const violation = storeViolation(store)
    return violation === null ? [] : [{ record: `store ${store.id}`, ...violation }]
  })

const voucherViolations = ({ vouchers = [] }: ImportContent): ContentViolation[] =>
  vouchers.flatMap((voucher) => {
    const message = voucherViolation(voucher)
    return message === null ? [] : [{ record: `voucher ${voucher.code}`, path: 'code', message }]
  })

/** A name that nothing reads is stored: another version of the shop may read it. */
const violationsOfParameters = async (trx: Transaction, { parameters }: ImportContent): Promise<ContentViolation[]> => {
  const violations = await parameterRecordViolations(trx, parameters)
  return violations.flatMap(({ record, path, message, level }) => {
    const { store, name } = parameters[record] as ImportParameter
    return level === 'error' ? [{ record: `parameter ${store}/${name}`, path, message }] : []
  })
}

const refuse = (violations: ContentViolation[]): void => {
  if (violations.length > 0) throw new ContentInvalidError(violations)
}

/**
 * Stores content in the caller's transaction. Records replace those with the same key; importing again changes nothing.
 * @throws ContentInvalidError with every violation; nothing is stored then
 */
export const importContent = async (trx: Transaction, content: ImportContent): Promise<void> => {
  refuse([
    ...storeViolations(content),
    ...content.pages.flatMap(schemaViolations),
    ...addressViolations(content.pages),
    ...content.redirects.flatMap((redirect) => redirectViolations(redirect, content.stores)),
    ...content.redirects.flatMap(circleViolationsAmong(content.redirects, content.stores)),
    ...content.searchRedirects.flatMap(searchRedirectViolations),
    ...content.searchRedirects.flatMap(searchCircleViolationsAmong(content.searchRedirects, content.stores)),
    ...content.synonyms.flatMap(synonymViolations),
    ...content.abTests.flatMap(abTestViolations),
    ...segmentViolations(content),
    ...editorListViolations(content.editorWishlists),
    ...voucherViolations(content),
    ...(await legalTextViolations(trx, content.legalTexts ?? [])),
    ...currencyViolations(content),
  ])
  await importStores(trx, content.stores)
  await importMedia(trx, content.media)
  refuse(await unknownPictures(trx, content.pages))
  await importPages(trx, content.pages)
  await importRedirects(trx, content.redirects)
  await importAbTests(trx, content.abTests)
  await importSegments(trx, content.segments ?? [])
  await importTranslations(trx, content.translations)
  refuse(await violationsOfParameters(trx, content))
  await importParameters(trx, content.parameters)
  await importSearchRedirects(trx, content.searchRedirects)
  await importSynonyms(trx, content.synonyms)
  await importEditorLists(trx, content.editorWishlists)
  await importVouchers(trx, content.vouchers ?? [])
  await importPromotions(trx, content.promotions ?? [])
  await importFreeArticles(trx, content.freeArticles ?? [])
  await importLegalTexts(trx, content.legalTexts ?? [])
}
