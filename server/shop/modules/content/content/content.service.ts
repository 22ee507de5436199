import { conditionTest } from '#contract/conditions.ts'
import type { AbTest, Footer, NavigationAdvice, Page, PageDetails, SeoLink } from '#contract/generated/types.ts'
import { contentPathOf, matchesPattern, parseShopUrl, withTrailingSlash } from '#contract/shop-paths.ts'
import { isBusinessStore, shopLanguages } from '#contract/stores.ts'
import { type Audience, timeOf } from '#engine/call/audience.ts'
import type { Database } from '#engine/db/database.ts'
import type { MediaService } from '../../catalogue/media/media.service.ts'
import type { StoresService } from '../../stores/stores/stores.service.ts'
import { createConditionalPages } from './conditional-pages.ts'
import {
  findActiveAbTests,
  findDraws,
  findForm,
  findPageInStores,
  findPageOfForm,
  findRecommendationTeasers,
  findTranslations,
} from './content.repository.ts'
import type { AbTestRow, PageRow } from './content.tables.ts'
import { addressFor, type DraftedPages, draftedRecommendations, pageFor } from './drafted-pages.ts'
import type { FormDefinition } from './form-definitions.ts'
import { findPageDetails, type Targets } from './page-details.ts'
import { conditionsOf } from './teaser-conditions.rules.ts'
import { picturesIn, type Recommendation, toWireRow, type WireSources } from './teaser-wire.ts'

/** Languages that search engines are told of, by store (storefront.md §9). */
const alternateLanguages = {
  de: ['de-DE', 'x-default'],
  at: ['de-AT', 'de-IT'],
  ch: ['de-CH', 'de-LI'],
  b2b: [],
} as const

const toAbTest = ({ id, trackingCode, variants }: AbTestRow): AbTest => ({ id, trackingCode, variants })

type ContentDependencies = {
  db: Database
  media: MediaService
  stores: StoresService
  targets: Targets
  drafts: DraftedPages
}

/** Editors link to other stores by id, so that content holds wherever the stores are; home stands for an unknown one. */
const urlOf = (url: string, { stores }: ContentDependencies): string => {
  const [, store, path] = /^store:(\w+)(\/.*)$/.exec(url) ?? []
  if (!store || !path) return url
  const baseUrl = stores.find(store)?.baseUrl
  return baseUrl === undefined ? '/' : baseUrl + path
}

/** Looks all pictures of a stored value up at once, so that the rest needs no waiting. */
const wireSources = async (stored: unknown, host: string, dependencies: ContentDependencies): Promise<WireSources> => {
  const { media } = dependencies
  const ids = [...new Set(picturesIn(stored).map(({ picture }) => picture.mediaId))]
  const known = new Map(await Promise.all(ids.map(async (id) => [id, await media.descriptionOf(id)] as const)))
  return {
    host,
    urlOf: (url) => urlOf(url, dependencies),
    imageOf: (picture) => {
      const original = known.get(picture.mediaId)
      return original ? media.ownAspectImageOf(picture, original) : null
    },
  }
}

const alternates = async (page: PageRow, { db, stores }: ContentDependencies): Promise<SeoLink[]> => {
  if (isBusinessStore(page.store) || page.path === null) return []
  const places = await findPageInStores(db, page.id, page.language)
  return places.flatMap(({ store, path }) => {
    const baseUrl = stores.find(store)?.baseUrl
    if (baseUrl === undefined || path === null) return []
    return alternateLanguages[store].map((hreflang) => ({ rel: 'alternate', href: baseUrl + path, hreflang }))
  })
}

/** Editors' links first; the shop adds the languages that they have not named. */
const linksOf = async (page: PageRow, dependencies: ContentDependencies): Promise<SeoLink[]> => {
  const own = page.seo.links ?? []
  const named = new Set(own.map(({ hreflang }) => hreflang))
  return [...own, ...(await alternates(page, dependencies)).filter(({ hreflang }) => !named.has(hreflang ?? undefined))]
}

/** A page with its grid; null when there is none, or it is retired. */
const pageOf = async (id: string, audience: Audience, dependencies: ContentDependencies): Promise<Page | null> => {
  const { db } = dependencies
  const { store } = audience
  const page = await pageFor(id, audience, dependencies)
  if (!page || page.isGone) return null
  const languages = [...new Set(store.languages.map((language) => shopLanguages[language]))]
  const at = timeOf(audience)
  const [sources, links, translations] = await Promise.all([
    wireSources(page.rows, store.host, dependencies),
    linksOf(page, dependencies),
    findTranslations(db, store.id, page.id, languages),
  ])
  return {
    id: page.id,
    name: page.name,
    pageType: page.pageType,
    categoryId: page.categoryId,
    hideBreadcrumb: page.hideBreadcrumb,
    hideLeftColumn: page.hideLeftColumn,
    translations,
    seo: {
      title: page.seo.title ?? null,
      description: page.seo.description ?? null,
      canonicalUrl: page.seo.canonicalUrl ?? null,
      robots: page.seo.robots ?? null,
      links,
      breadcrumbs: page.seo.breadcrumbs,
      rows: page.rows.map((row) => toWireRow(row, sources, at)),
    },
  }
}

const footerOf = async (
  pageId: string,
  audience: Audience,
  dependencies: ContentDependencies,
): Promise<Footer | null> => {
  const footer = (await pageFor(pageId, audience, dependencies))?.footer
  if (!footer) return null
  const { imageOf, urlOf } = await wireSources(footer, audience.store.host, dependencies)
  const linkOf = (link: string | undefined) => (link === undefined ? null : urlOf(link))
  return {
    usps: footer.usps.map(({ image, link, ...usp }) => ({
      ...usp,
      image: image ? imageOf(image) : null,
      link: linkOf(link),
    })),
    links: footer.links.map(({ link, entries, ...block }) => ({
      ...block,
      link: linkOf(link),
      entries: entries.map((entry) => ({ ...entry, url: urlOf(entry.url) })),
    })),
  }
}

/** A page as other parts of the shop name it: its headline, what it is about and its first picture. Null without an address. */
const linkTo = async (
  id: string,
  audience: Audience,
  dependencies: ContentDependencies,
): Promise<NavigationAdvice | null> => {
  const page = await pageFor(id, audience, dependencies)
  if (!page || page.isGone || page.path === null) return null
  const [first] = picturesIn(page.rows)
  const { imageOf } = await wireSources(first?.picture ?? null, audience.store.host, dependencies)
  return {
    headline: page.name,
    text: page.seo.description ?? null,
    path: page.path,
    image: first ? imageOf(first.picture) : null,
  }
}

/** Patterns that the edge compares each page's path with. */
const maxPatterns = 500

export const createContentService = (dependencies: ContentDependencies) => {
  const { db, targets, drafts } = dependencies
  const conditional = createConditionalPages(db)
  let activeAbTests: AbTestRow[] = []

  const testsAt = (path: string, { store }: Audience): AbTest[] =>
    activeAbTests
      .filter((test) => test.store === store.id && test.paths.some((pattern) => matchesPattern(path, pattern)))
      .map(toAbTest)

  /** Conditions of the page that a preview of drafts shows at a path. */
  const draftedConditions = async (path: string, audience: Audience): Promise<AbTest[]> => {
    const address = await addressFor(path, audience, dependencies)
    const page = address && (await pageFor(address.id, audience, dependencies))
    return conditionsOf(page?.rows ?? []).map(conditionTest)
  }

  const abTestsFor = async (path: string, audience: Audience): Promise<AbTest[]> => {
    const canonical = withTrailingSlash(path)
    const conditions = audience.preview?.drafts
      ? await draftedConditions(canonical, audience)
      : conditional.testsAt(audience.store.id, canonical)
    return [...testsAt(path, audience), ...conditions]
  }

  return {
    /** Fills what is held in process; again when tests change, or pages. */
    load: async (): Promise<void> => {
      activeAbTests = await findActiveAbTests(db)
      await conditional.load()
    },

    startClock: conditional.startClock,
    stopClock: conditional.stopClock,

    details: (url: string, audience: Audience): Promise<PageDetails> =>
      findPageDetails(url, audience, { db, targets, drafts, abTestsFor }),

    /** Tests of a path, or of a page without address as `page:ID`. */
    abTests: async (url: string, audience: Audience): Promise<AbTest[]> => {
      const [, pageId] = /^page:(.+)$/.exec(url) ?? []
      if (pageId !== undefined) return conditional.testsOf(audience.store.id, pageId)
      const parsed = parseShopUrl(url)
      return parsed ? abTestsFor(parsed.path, audience) : []
    },

    /** Patterns of the paths of published pages that `abTests` has anything for. */
    abTestPaths: ({ store }: Audience): string[] => {
      const patterns = activeAbTests.filter((test) => test.store === store.id).flatMap(({ paths }) => paths)
      const distinct = [...new Set([...patterns, ...conditional.paths(store.id)])]
      return distinct.length > maxPatterns ? ['/*'] : distinct
    },

    page: (id: string, audience: Audience) => pageOf(id, audience, dependencies),

    /** The page whose path it is; null for any other. */
    pageAt: async (url: string, audience: Audience): Promise<Page | null> => {
      const path = contentPathOf(url)
      const address = path && (await addressFor(path, audience, dependencies))
      return address ? pageOf(address.id, audience, dependencies) : null
    },

    linkTo: (id: string, audience: Audience) => linkTo(id, audience, dependencies),

    /** The address of a page; null for parts that have none, and for none. */
    pathOf: async (id: string, audience: Audience): Promise<string | null> =>
      (await pageFor(id, audience, dependencies))?.path ?? null,

    /** The page that has a form, by the id of its teaser. */
    pageOfForm: (id: string, { store, textLanguage }: Audience): Promise<string | null> =>
      findPageOfForm(db, store.id, textLanguage, id),

    footer: (pageId: string, audience: Audience) => footerOf(pageId, audience, dependencies),

    /** What a form takes, by the id of its teaser; null when no page of the store has it. */
    form: (id: string, { store, textLanguage }: Audience): Promise<FormDefinition | null> =>
      findForm(db, store.id, textLanguage, id),

    /** Ids of the forms of draws that end after this moment (milliseconds), in any store. */
    drawsEndingAfter: async (moment: number): Promise<string[]> =>
      (await findDraws(db)).flatMap(({ id, definition: { endsAt } }) =>
        endsAt !== null && Date.parse(endsAt) > moment ? [id] : [],
      ),

    /** What recommendation teasers show, by id; unknown ones are left out. */
    recommendations: async (ids: readonly string[], audience: Audience): Promise<Map<string, Recommendation>> => {
      const { store, textLanguage, preview } = audience
      const published = await findRecommendationTeasers(db, store.id, textLanguage, ids)
      if (!preview?.drafts) return published
      return new Map([...published, ...(await draftedRecommendations(ids, audience, drafts))])
    },
  }
}

export type ContentService = ReturnType<typeof createContentService>
