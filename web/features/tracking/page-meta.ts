import { trackingTexts } from '#contract/limits/tracking.ts'
import type { TrackingMetaInput } from '../../generated/operations.ts'
import type { ShownPage } from '../../lib/scope/page-shown.ts'
import { pageArea } from '../../lib/tracking/page-area.ts'
import { visitorFacts } from './visitor.ts'

/** At most so many, without what the engine's database can't keep: NUL and halves of characters. */
export const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replaceAll('\0', '')
    .replace(/\p{Cs}/gu, '')

type PageFacts = { path: string; title: string; isApp: boolean }

/** What every event says of the page that it happened on (storefront.md §9). The query stays out of it. */
export function pageMeta(
  { status, abAssignments, area }: ShownPage,
  { path, title, isApp }: PageFacts,
): TrackingMetaInput {
  return {
    page_path: cut(path, trackingTexts.path),
    page_area: pageArea(path, { own: area, isError: status !== 200 }),
    page_title: cut(title, trackingTexts.title),
    pwa: isApp,
    test_id: cut(abAssignments.map(({ testId }) => testId).join(','), trackingTexts.tests),
    test_variant: cut(abAssignments.map(({ variantId }) => variantId).join(','), trackingTexts.tests),
    ...visitorFacts(),
  }
}
