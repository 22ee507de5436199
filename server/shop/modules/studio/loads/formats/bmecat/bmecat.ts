import { mappingViolations } from '../mapping.ts'
import type { FileViolation, Reader, Sourced } from '../source.ts'
import { type SpooledFile, spool } from '../spooled-file.ts'
import { manufacturerOf, readArticle, readDeletion, readNewPrices } from './articles.ts'
import { bmecatMapping } from './bmecat-mapping.ts'
import { laterName } from './bmecat-names.ts'
import type { Catalogue } from './catalogue.ts'
import { createGroups } from './groups.ts'
import { readCatalogueHeader } from './header.ts'
import { childOf, textOf, type XmlElement, xmlElements } from './xml-elements.ts'

const maxBytes = 4_000_000_000

const transactions = ['T_NEW_CATALOG', 'T_UPDATE_PRODUCTS', 'T_UPDATE_PRICES'] as const
type Transaction = (typeof transactions)[number]
const isTransaction = (name: string): name is Transaction => (transactions as readonly string[]).includes(name)

const inFirstReading = new Set(['HEADER', 'CATALOG_STRUCTURE', 'PRODUCT_TO_CATALOGGROUP_MAP'])

type Overview = Omit<Catalogue, 'mapping' | 'isUpdate'> & { transaction: Transaction; violations: FileViolation[] }

const leavesGroup = (element: XmlElement): FileViolation => ({
  place: element.place,
  message: `article ${textOf(childOf(element, 'PROD_ID'))} is to leave the group ${textOf(childOf(element, 'CATALOG_GROUP_ID'))}: name all groups that it is in instead`,
})

/** What articles need and files name behind them; that the file is a BMEcat, and XML to its end. */
const readOverview = async (file: SpooledFile): Promise<Overview> => {
  const groups = createGroups()
  const violations: FileViolation[] = []
  const opened: XmlElement[] = []
  let header: XmlElement | undefined
  for await (const event of xmlElements(file.read(), (name) => inFirstReading.has(name), laterName)) {
    if ('violation' in event) violations.push(event.violation)
    else if ('opened' in event) opened.push(event.opened)
    else if (event.element.name === 'HEADER') header = event.element
    else if (event.element.name === 'CATALOG_STRUCTURE') groups.addGroup(event.element)
    else if (event.element.attributes.mode === 'delete') violations.push(leavesGroup(event.element))
    else groups.addArticle(event.element)
  }
  const [root, transaction] = opened
  const refuse = (message: string, { place } = root ?? { place: { line: 1, column: 1 } }) =>
    violations.push({ place, message })
  if (violations.length === 0) {
    if (root?.name !== 'BMECAT') refuse(`is no BMEcat: it begins with ${root?.name ?? 'nothing'}`)
    else if (!/^(?:1\.2|2005)/.test(root.attributes.version ?? '1.2'))
      refuse(`is BMEcat ${root.attributes.version}: 1.2 and 2005 are read`)
    else if (!transaction || !isTransaction(transaction.name))
      refuse(`has no ${transactions.join(', ')}`, transaction ?? root)
  }
  const name = transaction?.name ?? ''
  return {
    header: readCatalogueHeader(header),
    groups,
    violations,
    transaction: isTransaction(name) ? name : 'T_NEW_CATALOG',
  }
}

async function* readArticles(
  file: SpooledFile,
  transaction: Transaction,
  catalogue: Catalogue,
): AsyncGenerator<Sourced> {
  const seen = new Set<string>()
  const manufacturers = new Set<string>()
  for await (const event of xmlElements(file.read(), (name) => name === 'PRODUCT', laterName)) {
    if (!('element' in event)) continue
    const { element } = event
    const refuse = (message: string): Sourced => ({ violation: { place: element.place, message } })
    const number = textOf(childOf(element, 'SUPPLIER_PID'))
    if (number === '') yield refuse('an article has no SUPPLIER_PID (SUPPLIER_AID)')
    else if (seen.has(number)) yield refuse(`article ${number} stands in the file twice`)
    else if (element.attributes.mode === 'delete')
      yield transaction === 'T_UPDATE_PRODUCTS'
        ? readDeletion(element, catalogue)
        : refuse(`article ${number} is to be deleted, which T_UPDATE_PRODUCTS alone does`)
    else if (transaction === 'T_UPDATE_PRICES') yield* readNewPrices(element, catalogue)
    else {
      const maker = manufacturerOf(element, catalogue.mapping)
      if (maker && !maker.isOfShop && !manufacturers.has(maker.id)) {
        manufacturers.add(maker.id)
        const { id, name, place } = maker
        yield { record: { kind: 'manufacturer', record: { id, name }, placeOf: () => place } }
      }
      yield* readArticle(element, catalogue)
    }
    seen.add(number)
  }
}

/**
 * BMEcat 1.2 and 2005: groups become categories, articles become products with one item. The file is read twice, since it names the groups
 * of its articles behind them.
 */
export const readBmecat: Reader = async function* (input, options) {
  const mapping = options.mapping ?? {}
  const start = { line: 1, column: 1 }
  if (!bmecatMapping.Check(mapping)) {
    for (const violation of mappingViolations(bmecatMapping, mapping)) yield { violation }
    return
  }
  const file = await spool(input, maxBytes)
  if (!file) {
    yield { violation: { place: start, message: `has more than ${maxBytes / 1_000_000_000} GB` } }
    return
  }
  try {
    const { violations, transaction, header, groups } = await readOverview(file)
    for (const violation of violations) yield { violation }
    if (violations.length > 0) return
    if (transaction !== 'T_UPDATE_PRICES') yield* groups.categories(header, mapping)
    const isUpdate = transaction === 'T_UPDATE_PRODUCTS'
    yield* readArticles(file, transaction, { header, groups, mapping, isUpdate })
  } finally {
    await file.remove()
  }
}
