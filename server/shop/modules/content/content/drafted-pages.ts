import type { StoreId } from '#contract/generated/types.ts'
import type { ImportPage } from '#contract/import/content.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Executor } from '#engine/db/database.ts'
import type { GridCell, GridRow, CmsTeaser as StoredTeaser } from '#schemas/generated/grid.ts'
import { findPage, findPageAddress } from './content.repository.ts'
import type { PageRow } from './content.tables.ts'
import { storable } from './storable-page.ts'
import { isRecommending, storedRecommendation } from './teaser-wire.ts'

/** Drafts of pages as editors have left them, in any state; with an id that of one page. */
export type DraftedPages = (store: StoreId, language: TextLanguage, id?: string) => Promise<unknown[]>

type Sources = { db: Executor; drafts: DraftedPages }

/** Drafts that the preview of a call shows: a shared link may show those of some pages alone. */
const draftsIn = async (language: TextLanguage, { store, preview }: Audience, drafts: DraftedPages, id?: string) => {
  const bodies = await drafts(store.id, language, id)
  const { pages } = preview ?? {}
  return bodies.flatMap((body) => drawable(body) ?? []).filter((page) => !pages || pages.includes(page.id))
}

/** A page by its id; in a preview of drafts as its draft has it, in the visitor's language or in German. */
export const pageFor = async (id: string, audience: Audience, { db, drafts }: Sources): Promise<PageRow | null> => {
  const { store, textLanguage, preview } = audience
  const published = await findPage(db, store.id, textLanguage, id)
  if (!preview?.drafts) return published
  const draftIn = async (language: TextLanguage) => (await draftsIn(language, audience, drafts, id))[0] ?? null
  const own = await draftIn(textLanguage)
  if (own || textLanguage === 'de' || published?.language === textLanguage) return own ?? published
  return (await draftIn('de')) ?? published
}

/** What a path stands for; in a preview of drafts as it will be: a page that a draft moves is at its new path alone. */
export const addressFor = async (path: string, audience: Audience, { db, drafts }: Sources) => {
  const { store, textLanguage, preview } = audience
  const published = await findPageAddress(db, store.id, textLanguage, path)
  if (!preview?.drafts) return published
  for (const language of textLanguage === 'de' ? (['de'] as const) : (['en', 'de'] as const)) {
    const drafted = await draftsIn(language, audience, drafts)
    const here = drafted.find((page) => page.path === path)
    if (here) return here
    if (published?.language === language) return drafted.some(({ id }) => id === published.id) ? null : published
  }
  return published
}

/** What recommendation teasers of drafts show, by id. */
export const draftedRecommendations = async (ids: readonly string[], audience: Audience, drafts: DraftedPages) => {
  const pages = await draftsIn(audience.textLanguage, audience, drafts)
  const teasers = pages.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.teasers)))
  const wanted = teasers.filter((teaser) => ids.includes(teaser.id) && isRecommending(teaser))
  return new Map(wanted.map((teaser) => [teaser.id, storedRecommendation(teaser)]))
}

/** A draft may be unfinished or wrong: what can't be drawn of it is left out. Its HTML is sanitised as that of what is published. */
const drawable = (body: unknown): PageRow | null => {
  if (!isRecord(body) || typeof body.id !== 'string') return null
  const { seo, rows, footer, path, categoryId } = body
  const links = isRecord(seo) ? listOf(seo.links).filter(isLink) : []
  const breadcrumbs = isRecord(seo) ? listOf(seo.breadcrumbs).filter(isCrumb) : []
  const page = storable({
    ...(body as ImportPage),
    name: textOf(body.name),
    pageType: textOf(body.pageType),
    seo: { ...(isRecord(seo) ? textsOf(seo) : {}), links, breadcrumbs },
    rows: listOf(rows).filter(isRow).map(rowOf),
  })
  return {
    ...page,
    path: typeof path === 'string' ? path : null,
    categoryId: typeof categoryId === 'string' ? categoryId : null,
    hideBreadcrumb: body.hideBreadcrumb === true,
    hideLeftColumn: body.hideLeftColumn === true,
    footer:
      isRecord(footer) && page.footer && Array.isArray(footer.usps) && Array.isArray(footer.links) ? page.footer : null,
    isGone: body.isGone === true,
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const textsOf = (group: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(group).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

type Seo = ImportPage['seo']
const isLink = (value: unknown): value is NonNullable<Seo['links']>[number] =>
  isRecord(value) && typeof value.rel === 'string' && typeof value.href === 'string'
const isCrumb = (value: unknown): value is Seo['breadcrumbs'][number] =>
  isRecord(value) && typeof value.displayName === 'string'

const isRow = (value: unknown): value is GridRow => isRecord(value) && Array.isArray(value.cells)
const isTeaser = (value: unknown): value is StoredTeaser =>
  isRecord(value) && typeof value.id === 'string' && typeof value.type === 'string' && isRecord(value.attributes)
const rowOf = ({ cells, ...row }: GridRow): GridRow => ({ ...row, cells: listOf(cells).filter(isCell).map(cellOf) })
const isCell = (value: unknown): value is GridCell => isRecord(value) && Array.isArray(value.teasers)
const wholeOf = (value: unknown, otherwise: number): number => (Number.isInteger(value) ? Number(value) : otherwise)
const cellOf = ({ teasers, x, y, width, height, ...cell }: GridCell): GridCell => ({
  ...cell,
  x: wholeOf(x, 0),
  y: wholeOf(y, 0),
  width: wholeOf(width, 12),
  height: wholeOf(height, 1),
  teasers: listOf(teasers)
    .filter(isTeaser)
    .map((teaser) => ({ ...teaser, name: textOf(teaser.name) })),
})
