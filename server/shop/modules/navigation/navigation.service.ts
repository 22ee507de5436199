import type { NavigationItem } from '#contract/generated/types.ts'
import type { Audience } from '../../call/audience.ts'
import type { CategoryEntry, Directory } from '../catalogue/directory.ts'
import type { DirectoryHolder } from '../catalogue/directory-holder.ts'

/** storefront.md §9. */
const maxDepth = 3

const item = (entry: CategoryEntry, depth: number, directory: Directory, audience: Audience): NavigationItem => {
  const { store, textLanguage } = audience
  const children = directory.childrenOf(entry, store.id)
  return {
    id: entry.id,
    name: entry.text[textLanguage].name,
    path: entry.path,
    hasChildren: children.length > 0,
    children: depth > 1 ? children.map((child) => item(child, depth - 1, directory, audience)) : [],
    isSale: entry.isSale,
    isExcludedFromNav: entry.isExcludedFromNav,
    breadcrumb: directory.breadcrumbs(entry.id, store.id, textLanguage),
  }
}

/** The tree of categories, made once per store, language and depth. */
export const createNavigationService = (holder: DirectoryHolder) => {
  let made = new Map<string, NavigationItem[]>()
  let madeOf: Directory | null = null

  return {
    /** Depths outside 1 to 3 are brought into it. */
    tree: (depth: number, audience: Audience): NavigationItem[] => {
      const directory = holder.get()
      if (madeOf !== directory) {
        made = new Map()
        madeOf = directory
      }
      const levels = Math.min(maxDepth, Math.max(1, depth))
      const name = `${audience.store.id} ${audience.textLanguage} ${levels}`
      let tree = made.get(name)
      if (!tree) {
        tree = directory.roots(audience.store.id).map((entry) => item(entry, levels, directory, audience))
        made.set(name, tree)
      }
      return tree
    },

    /** An entry with 1 or 2 levels below it; other depths are brought into that. Null when the store does not show it. */
    entry: (categoryId: string, depth: number, audience: Audience): NavigationItem | null => {
      const directory = holder.get()
      const entry = directory.category(categoryId, audience.store.id)
      const levels = 1 + Math.min(maxDepth - 1, Math.max(1, depth))
      return entry && item(entry, levels, directory, audience)
    },
  }
}
