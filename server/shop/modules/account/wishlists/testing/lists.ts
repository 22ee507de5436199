import { randomUUID } from 'node:crypto'
import type { StoreId, WishlistChange, WishlistsEssentials } from '#contract/generated/types.ts'
import { type Call, change, type Engine } from '#engine/testing/engine.ts'
import { visitors } from '../../visitors/visitors.tables.ts'

const entryFields = `externalId quantity isSaleable product { id name } item { id }
  totals { raw current { amount } old { amount } lightningPrice { amount } savings { amount } }`

export const listFields = `externalId name description isDefault isStandardList isCreator isAdmin isEditor isCommentator
  entries { ${entryFields} } totals { raw }`

const changeFields = `successful errorMessage entryId wishlist { ${listFields} }
  essentials { productIds totalProductsInMerkzettel lists { externalId name isDefault isStandardList isEditable productIds } }`

/** Variables of a mutation with their types; the rest is put together here. */
type Given = Record<string, readonly [type: string, value: unknown]>

const operation = (kind: 'mutation' | 'query', field: string, given: Given, fields: string) => {
  const names = Object.keys(given)
  const declared = names.map((name) => `$${name}: ${given[name]?.[0]}`).join(', ')
  const used = names.map((name) => `${name}: $${name}`).join(', ')
  const text = `${kind} ${declared && `(${declared})`} { ${field}${used && `(${used})`} ${fields && `{ ${fields} }`} }`
  return { text, variables: Object.fromEntries(names.map((name) => [name, given[name]?.[1]])) }
}

/** A browser that the shop knows, without login. */
export const newVisitor = async (url: string, store: StoreId = 'de'): Promise<string> => {
  const id = randomUUID()
  await change(url, async (trx) => {
    await trx.insert(visitors).values({ id, store })
  })
  return id
}

/** Wish list operations of one caller; throws GraphQL errors unless the test inspects them. */
export const listsBy = (engine: Engine, caller: Call) => {
  const ask = async (kind: 'mutation' | 'query', field: string, given: Given, fields: string) => {
    const { text, variables } = operation(kind, field, given, fields)
    const answer = await engine.run(text, { ...caller, variables })
    return { value: answer.data?.[field] as unknown, code: answer.errors?.[0]?.extensions.code ?? null, answer }
  }
  const need = async (kind: 'mutation' | 'query', field: string, given: Given, fields: string) => {
    const { value, code, answer } = await ask(kind, field, given, fields)
    if (code !== null) throw new Error(`${field}: ${code} ${answer.errors?.[0]?.message}`)
    return value
  }
  return {
    ask,
    change: (field: string, given: Given) => need('mutation', field, given, changeFields) as Promise<WishlistChange>,
    add: (
      productId: string,
      {
        list,
        item,
        quantity = 1,
        position,
      }: { list?: string; item?: string; quantity?: number; position?: number } = {},
    ) =>
      need(
        'mutation',
        'addProductToWishlist',
        {
          externalId: ['ID', list],
          entry: ['WishlistEntryInput!', { productId, itemId: item, quantity }],
          position: ['Int', position],
        },
        changeFields,
      ) as Promise<WishlistChange>,
    remove: (list: string | undefined, entryId: string) =>
      need(
        'mutation',
        'removeProductFromMerkzettel',
        { externalId: ['ID', list], entryId: ['ID', entryId] },
        changeFields,
      ) as Promise<WishlistChange>,
    essentials: () =>
      need(
        'query',
        'getAllWishlistsEssentials',
        {},
        'productIds totalProductsInMerkzettel lists { externalId name isDefault isStandardList isEditable productIds }',
      ) as Promise<WishlistsEssentials>,
    list: (externalId: string, fields = listFields) =>
      need('query', 'getWishlist', { externalId: ['ID!', externalId] }, fields) as Promise<WishlistChange['wishlist']>,
  }
}
