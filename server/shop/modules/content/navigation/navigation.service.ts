import type { NavigationAdvice, NavigationGroup, NavigationItem, ProductTile } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { CatalogueService } from '../../catalogue/catalogue/catalogue.service.ts'
import type { CategoryEntry, Directory } from '../../catalogue/directory/directory.ts'
import type { DirectoryHolder } from '../../catalogue/directory/directory-holder.ts'
import { fixedImage } from '../../catalogue/media/media.formats.ts'
import type { ParametersService } from '../../stores/parameters/parameters.service.ts'
import type { ContentService } from '../content/content.service.ts'
import type { TranslationsService } from '../translations/translations.service.ts'
import { type GroupDefinition, groupDefinitions } from './navigation-groups.rules.ts'

/** storefront.md §9. */
const maxDepth = 3

/** Departments in the header's row where editors keep no groups. */
const shownWithoutGroups = 8

type NavigationDependencies = {
  directory: DirectoryHolder
  catalogue: CatalogueService
  content: ContentService
  parameters: ParametersService
  translations: Pick<TranslationsService, 'byKeys'>
}

const item = (entry: CategoryEntry, depth: number, directory: Directory, audience: Audience): NavigationItem => {
  const { store, textLanguage } = audience
  const { picture } = entry
  const children = directory.childrenOf(entry, store.id)
  return {
    id: entry.id,
    name: entry.text[textLanguage].name,
    path: entry.path,
    hasChildren: children.length > 0,
    children: depth > 1 ? children.map((child) => item(child, depth - 1, directory, audience)) : [],
    isSale: entry.isSale,
    isExcludedFromNav: entry.isExcludedFromNav,
    image: picture && fixedImage({ mediaId: picture.mediaId, alt: picture.alt[textLanguage] }, 'card'),
    breadcrumb: directory.breadcrumbs(entry.id, store.id, textLanguage),
  }
}

const shown = (items: readonly NavigationItem[]): NavigationItem[] =>
  items
    .filter(({ isExcludedFromNav }) => !isExcludedFromNav)
    .map((each) => ({ ...each, children: shown(each.children) }))

const definitionsFor = ({ store }: Audience, { parameters }: NavigationDependencies): GroupDefinition[] =>
  groupDefinitions(parameters.byNames(store.id, ['navigationGroups'])[0]?.entries ?? [])

/** Editors name a group by a text of their own. */
const nameOf = (id: string, audience: Audience, { translations }: NavigationDependencies): string | undefined =>
  translations.byKeys(audience, [`navigation.group.${id.replaceAll('-', '_')}`])[0]?.value

const groupsOf = (
  tree: readonly NavigationItem[],
  audience: Audience,
  dependencies: NavigationDependencies,
): NavigationGroup[] => {
  const departments = shown(tree)
  const alone = (department: NavigationItem) => ({ id: department.id, departments: [department] })
  const remaining = definitionsFor(audience, dependencies).map(({ id, departmentIds }) => ({
    id,
    departments: departmentIds.flatMap((wanted) => departments.find(({ id }) => id === wanted) ?? []),
  }))
  const groups = remaining.length > 0 ? remaining : departments.slice(0, shownWithoutGroups).map(alone)
  return groups.flatMap(({ id, departments }) => {
    const [first, second] = departments
    if (!first) return []
    return {
      id,
      name: nameOf(id, audience, dependencies) ?? first.name,
      path: second ? `/sortiment/${id}/` : first.path,
      isSale: !second && first.isSale,
      departments,
      // Resolved when they are asked for.
      advice: null,
      bestseller: null,
    }
  })
}

/** The tree of categories, made once per store, language and depth. */
export const createNavigationService = (dependencies: NavigationDependencies) => {
  const { directory: holder, catalogue, content } = dependencies
  let made = new Map<string, NavigationItem[]>()
  let madeOf: Directory | null = null

  /** Depths outside 1 to 3 are brought into it. */
  const tree = (depth: number, audience: Audience): NavigationItem[] => {
    const directory = holder.get()
    if (madeOf !== directory) {
      made = new Map()
      madeOf = directory
    }
    const levels = Math.min(maxDepth, Math.max(1, depth))
    const name = `${audience.store.id} ${audience.textLanguage} ${levels}`
    let entries = made.get(name)
    if (!entries) {
      entries = directory.roots(audience.store.id).map((entry) => item(entry, levels, directory, audience))
      made.set(name, entries)
    }
    return entries
  }

  const groups = (audience: Audience): NavigationGroup[] => groupsOf(tree(maxDepth, audience), audience, dependencies)

  return {
    tree,
    groups,

    group: (id: string, audience: Audience): NavigationGroup | null =>
      groups(audience).find((group) => group.id === id) ?? null,

    /** An entry with 1 or 2 levels below it; other depths are brought into that. Null when the store does not show it. */
    entry: (categoryId: string, depth: number, audience: Audience): NavigationItem | null => {
      const directory = holder.get()
      const entry = directory.category(categoryId, audience.store.id)
      const levels = 1 + Math.min(maxDepth - 1, Math.max(1, depth))
      return entry && item(entry, levels, directory, audience)
    },

    advice: async (groupId: string, audience: Audience): Promise<NavigationAdvice | null> => {
      const page = definitionsFor(audience, dependencies).find(({ id }) => id === groupId)?.advicePageId
      return page ? content.linkTo(page, audience) : null
    },

    bestseller: async (departments: readonly NavigationItem[], audience: Audience): Promise<ProductTile | null> => {
      const [first] = departments
      return first ? ((await catalogue.topSellers(first.id, audience, 1))[0] ?? null) : null
    },
  }
}
