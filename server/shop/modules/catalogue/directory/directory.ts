import type { Breadcrumb, StoreId } from '#contract/generated/types.ts'
import type { ImportPicture, LocalisedText } from '#contract/import/catalogue.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Executor } from '#engine/db/database.ts'
import {
  findAttributes,
  findAttributeValues,
  findBadges,
  findCategories,
  findCategoryTexts,
} from './directory.repository.ts'

type CategoryText = { name: string; headline: string; text: string | null; metaDescription: string }

/** A category as it is held in process, with its place in the tree. */
export type CategoryEntry = {
  id: string
  /** From the first level down to itself. */
  lineage: string[]
  path: string
  robots: string | null
  picture: ImportPicture | null
  isSale: boolean
  isExcludedFromNav: boolean
  stores: StoreId[]
  /** Its own or, where the editors gave none, those of the nearest category above that has some. */
  filters: string[]
  text: Record<TextLanguage, CategoryText>
  children: CategoryEntry[]
}

export type AttributeEntry = {
  id: string
  name: LocalisedText
  kind: 'enum' | 'number'
  unit: string | null
  selector: 'tile' | 'dropdown' | null
  values: Map<string, { name: LocalisedText; css: string | null; position: number }>
}

const noText: CategoryText = { name: '', headline: '', text: null, metaDescription: '' }

/** Categories, attributes and badges: a few thousand rows that nearly every answer speaks of. */
export const loadDirectory = async (db: Executor) => {
  const [categoryRows, textRows, attributeRows, valueRows, badgeRows] = await Promise.all([
    findCategories(db),
    findCategoryTexts(db),
    findAttributes(db),
    findAttributeValues(db),
    findBadges(db),
  ])

  const byId = new Map<string, CategoryEntry>()
  const byPath = new Map<string, CategoryEntry>()
  const roots: CategoryEntry[] = []
  // By depth, so that a parent is there before its children.
  for (const row of categoryRows.toSorted((a, b) => a.lineage.length - b.lineage.length || a.position - b.position)) {
    const parent = row.parentId === null ? null : byId.get(row.parentId)
    const entry: CategoryEntry = {
      id: row.id,
      lineage: row.lineage,
      path: row.path ?? `/cat/${row.id}`,
      robots: row.robots,
      picture: row.picture,
      isSale: row.isSale,
      isExcludedFromNav: row.isExcludedFromNav,
      stores: row.stores.filter((store) => !parent || parent.stores.includes(store)),
      filters: row.filters ?? parent?.filters ?? [],
      text: { de: noText, en: noText },
      children: [],
    }
    byId.set(row.id, entry)
    if (row.path) byPath.set(row.path, entry)
    if (parent) parent.children.push(entry)
    else roots.push(entry)
  }
  for (const { categoryId, language, ...text } of textRows) {
    const entry = byId.get(categoryId)
    if (entry) entry.text[language] = text
  }

  const attributes = new Map<string, AttributeEntry>(
    attributeRows.map((row) => [row.id, { ...row, values: new Map() }]),
  )
  for (const { attributeId, id, ...value } of valueRows) attributes.get(attributeId)?.values.set(id, value)

  const category = (id: string, store: StoreId): CategoryEntry | null => {
    const entry = byId.get(id)
    return entry?.stores.includes(store) ? entry : null
  }

  return {
    /** Null for a category that the store does not show. */
    category,
    categoryByPath: (path: string, store: StoreId): CategoryEntry | null => {
      const entry = byPath.get(path)
      return entry?.stores.includes(store) ? entry : null
    },
    roots: (store: StoreId): CategoryEntry[] => roots.filter((entry) => entry.stores.includes(store)),
    childrenOf: (entry: CategoryEntry, store: StoreId): CategoryEntry[] =>
      entry.children.filter((child) => child.stores.includes(store)),
    attribute: (id: string): AttributeEntry | null => attributes.get(id) ?? null,
    badges: new Map(badgeRows.map(({ id, name }) => [id, name])),
    /** Attributes that are a filter in some category, in the order of the categories. */
    allFilters: [...new Set([...byId.values()].flatMap((entry) => entry.filters))],
    /** From the first level down to the category, as far as the store shows them. */
    breadcrumbs: (categoryId: string | null, store: StoreId, language: TextLanguage): Breadcrumb[] =>
      (byId.get(categoryId ?? '')?.lineage ?? []).flatMap((id) => {
        const entry = category(id, store)
        return entry ? [{ displayName: entry.text[language].name, url: entry.path }] : []
      }),
  }
}

export type Directory = Awaited<ReturnType<typeof loadDirectory>>
