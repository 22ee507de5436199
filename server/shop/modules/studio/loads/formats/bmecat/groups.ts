import { htmlOfText } from '../html-of-text.ts'
import { numberFor } from '../product-number.ts'
import type { Sourced } from '../source.ts'
import { type BmecatMapping, named } from './bmecat-mapping.ts'
import { integerOf } from './decimals.rules.ts'
import type { CatalogueHeader } from './header.ts'
import { localised } from './texts.ts'
import { childOf, childrenOf, textOf, type XmlElement } from './xml-elements.ts'

type Group = { id: string; parent: string; isRoot: boolean; element: XmlElement }

/** Groups of a catalogue and the articles in them, collected before the articles are read, since files name them afterwards. */
export const createGroups = () => {
  const groups = new Map<string, Group>()
  const groupsOfArticle = new Map<string, string[]>()

  const categoryOf = (id: string, { supplier }: CatalogueHeader, mapping: BmecatMapping): string =>
    named(mapping.groups, id) ?? (mapping.groupNumbers === 'file' ? id : numberFor(`group ${supplier} ${id}`))

  const parentOf = ({ parent }: Group, header: CatalogueHeader, mapping: BmecatMapping): string | null => {
    const above = groups.get(parent)
    return above && !above.isRoot ? categoryOf(parent, header, mapping) : (mapping.below ?? null)
  }

  /** Those above a group come first; a group that stands above itself comes last. */
  const inOrder = (): Group[] => {
    const depthOf = (group: Group): number => {
      let depth = 0
      for (let above = groups.get(group.parent); above && depth <= groups.size; above = groups.get(above.parent))
        depth++
      return depth
    }
    return [...groups.values()]
      .map((group) => ({ group, depth: depthOf(group) }))
      .sort((a, b) => a.depth - b.depth)
      .map(({ group }) => group)
  }

  const recordOf = (group: Group, header: CatalogueHeader, mapping: BmecatMapping): Sourced => {
    const { element } = group
    const name = localised(childrenOf(element, 'GROUP_NAME'), header.language)
    if (!name) return { violation: { place: element.place, message: `the group ${group.id} has no name` } }
    const text = localised(childrenOf(element, 'GROUP_DESCRIPTION'), header.language, htmlOfText)
    const order = integerOf(textOf(childOf(element, 'GROUP_ORDER')))
    const record = {
      id: categoryOf(group.id, header, mapping),
      parentId: parentOf(group, header, mapping),
      position: order ?? 0,
      name,
      path: null,
      headline: name,
      ...(text && { text }),
      metaDescription: name,
      isSale: false,
      isExcludedFromNav: false,
    }
    return { record: { kind: 'category', record, placeOf: () => element.place } }
  }

  return {
    addGroup: (element: XmlElement): void => {
      const id = textOf(childOf(element, 'GROUP_ID'))
      const parent = textOf(childOf(element, 'PARENT_ID'))
      groups.set(id, { id, parent, isRoot: element.attributes.type === 'root', element })
    },
    addArticle: (element: XmlElement): void => {
      const article = textOf(childOf(element, 'PROD_ID'))
      const group = textOf(childOf(element, 'CATALOG_GROUP_ID'))
      const inGroups = groupsOfArticle.get(article) ?? []
      inGroups.push(group)
      groupsOfArticle.set(article, inGroups)
    },
    /** Categories of the groups that the shop has no category for. */
    categories: (header: CatalogueHeader, mapping: BmecatMapping): Sourced[] =>
      inOrder()
        .filter(({ id, isRoot }) => !isRoot && named(mapping.groups, id) === undefined)
        .map((group) => recordOf(group, header, mapping)),
    categoriesOfArticle: (article: string, header: CatalogueHeader, mapping: BmecatMapping): string[] => {
      const inGroups = (groupsOfArticle.get(article) ?? []).filter((group) => !groups.get(group)?.isRoot)
      const categories = inGroups.map((group) => categoryOf(group, header, mapping))
      return categories.length > 0 || mapping.category === undefined ? [...new Set(categories)] : [mapping.category]
    },
  }
}

export type Groups = ReturnType<typeof createGroups>
