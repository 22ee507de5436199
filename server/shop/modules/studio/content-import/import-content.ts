import type { ImportContent, ImportParameter } from '#contract/import/content.ts'
import type { Transaction } from '#engine/db/database.ts'
import { editorListFaults, importEditorLists } from '../../account/wishlists/editors/editor-lists.import.ts'
import { importMedia } from '../../catalogue/media/media.import.ts'
import { importFreeArticles, importPromotions } from '../../catalogue/promotions/promotions.import.ts'
import { importSearchRedirects, importSynonyms } from '../../catalogue/search/search.import.ts'
import { parameterRecordFaults } from '../../checkout/checkout/parameter-checks.ts'
import { importVouchers, voucherFault } from '../../checkout/vouchers/vouchers.import.ts'
import {
  abTestFaults,
  addressFaults,
  circleFaultsAmong,
  redirectFaults,
  schemaFaults,
  searchCircleFaultsAmong,
  searchRedirectFaults,
  synonymFaults,
  unknownPictures,
} from '../../content/content/content.faults.ts'
import { importAbTests, importPages, importRedirects } from '../../content/content/content.import.ts'
import type { ContentFault } from '../../content/content/content-fault.ts'
import { importLegalTexts, legalTextFaults } from '../../content/legal/legal.import.ts'
import { importTranslations } from '../../content/translations/translations.import.ts'
import { importParameters } from '../../stores/parameters/parameters.import.ts'
import { importSegments, segmentFault } from '../../stores/segments/segments.import.ts'
import { importStores, storeFault } from '../../stores/stores/stores.import.ts'

export class ContentInvalidError extends Error {
  override name = 'ContentInvalidError'
  readonly faults: readonly ContentFault[]

  constructor(faults: readonly ContentFault[]) {
    super(faults.map(({ record, path, message }) => `${record}: ${path} ${message}`).join('\n'))
    this.faults = faults
  }
}

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

/** A name that nothing reads is stored: another version of the shop may read it. */
const faultsOfParameters = async (trx: Transaction, { parameters }: ImportContent): Promise<ContentFault[]> => {
  const faults = await parameterRecordFaults(trx, parameters)
  return faults.flatMap(({ record, path, message, level }) => {
    const { store, name } = parameters[record] as ImportParameter
    return level === 'error' ? [{ record: `parameter ${store}/${name}`, path, message }] : []
  })
}

const refuse = (faults: ContentFault[]): void => {
  if (faults.length > 0) throw new ContentInvalidError(faults)
}

/**
 * Stores content in the caller's transaction. Records replace those with the same key; importing again changes nothing.
 * @throws ContentInvalidError with every fault; nothing is stored then
 */
export const importContent = async (trx: Transaction, content: ImportContent): Promise<void> => {
  refuse([
    ...storeFaults(content),
    ...content.pages.flatMap(schemaFaults),
    ...addressFaults(content.pages),
    ...content.redirects.flatMap((redirect) => redirectFaults(redirect, content.stores)),
    ...content.redirects.flatMap(circleFaultsAmong(content.redirects, content.stores)),
    ...content.searchRedirects.flatMap(searchRedirectFaults),
    ...content.searchRedirects.flatMap(searchCircleFaultsAmong(content.searchRedirects, content.stores)),
    ...content.synonyms.flatMap(synonymFaults),
    ...content.abTests.flatMap(abTestFaults),
    ...segmentFaults(content),
    ...editorListFaults(content.editorWishlists),
    ...voucherFaults(content),
    ...(await legalTextFaults(trx, content.legalTexts ?? [])),
    ...offerFaults(content),
  ])
  await importStores(trx, content.stores)
  await importMedia(trx, content.media)
  refuse(await unknownPictures(trx, content.pages))
  await importPages(trx, content.pages)
  await importRedirects(trx, content.redirects)
  await importAbTests(trx, content.abTests)
  await importSegments(trx, content.segments ?? [])
  await importTranslations(trx, content.translations)
  refuse(await faultsOfParameters(trx, content))
  await importParameters(trx, content.parameters)
  await importSearchRedirects(trx, content.searchRedirects)
  await importSynonyms(trx, content.synonyms)
  await importEditorLists(trx, content.editorWishlists)
  await importVouchers(trx, content.vouchers ?? [])
  await importPromotions(trx, content.promotions ?? [])
  await importFreeArticles(trx, content.freeArticles ?? [])
  await importLegalTexts(trx, content.legalTexts ?? [])
}
