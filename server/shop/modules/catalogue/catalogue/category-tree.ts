import type { Category, CategoryNode } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { SearchIndex } from '#engine/search-index/search-index.ts'
import type { CategoryEntry, Directory } from '../directory/directory.ts'
import { fixedImage } from '../media/media.formats.ts'
import { categoryTitle } from './listing.rules.ts'

/** storefront.md §9: the category tree is three levels deep, below its first-level ancestor. */
const treeDepth = 3

type Sources = { directory: Directory; index: SearchIndex }

const node = (
  entry: CategoryEntry,
  levelsBelow: number,
  active: readonly string[],
  audience: Audience,
  sources: Sources,
): CategoryNode => {
  const { store, textLanguage } = audience
  const { directory, index } = sources
  const { picture } = entry
  return {
    id: entry.id,
    name: entry.text[textLanguage].name,
    path: entry.path,
    count: index.count(store.id, entry.id),
    image: picture
      ? fixedImage(
          { mediaId: picture.mediaId, alt: picture.alt[textLanguage], title: picture.title?.[textLanguage] },
          'card',
        )
      : null,
    isActive: active.includes(entry.id),
    children:
      levelsBelow > 0
        ? directory.childrenOf(entry, store.id).map((child) => node(child, levelsBelow - 1, active, audience, sources))
        : [],
  }
}

/** A category of the contract; what costs something is made when it is asked for. */
export const toCategory = (entry: CategoryEntry, audience: Audience, sources: Sources): Category => {
  const { store, textLanguage } = audience
  const { directory } = sources
  const { name, headline, text, metaDescription } = entry.text[textLanguage]
  const parent = directory.category(entry.lineage.at(-2) ?? '', store.id)
  const root = directory.category(entry.lineage[0] ?? '', store.id) ?? entry
  return {
    id: entry.id,
    name,
    path: entry.path,
    stores: entry.stores,
    seo: {
      title: categoryTitle(name, parent?.text[textLanguage].name ?? null),
      description: metaDescription,
      headline,
      text,
      robots: entry.robots,
      canonicalUrl: entry.path,
    },
    breadcrumbs: directory.breadcrumbs(parent?.id ?? null, store.id, textLanguage),
    get children() {
      return directory.childrenOf(entry, store.id).map((child) => node(child, 0, entry.lineage, audience, sources))
    },
    // Needs products: resolved by the field's own resolver.
    topSellers: [],
    get tree() {
      return node(root, treeDepth, entry.lineage, audience, sources)
    },
  }
}
