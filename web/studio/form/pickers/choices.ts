import { useEffect, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import {
  StudioCategorySearch,
  StudioEntriesOf,
  StudioItemSearch,
  type StudioItemSearchQuery,
  StudioLinkSearch,
  StudioListSearch,
  StudioManufacturerSearch,
  StudioProductSearch,
  type StudioProductSearchQuery,
  type TextLanguage,
} from '../../generated/operations.ts'
import { ask, type Result } from '../../lib/ask.ts'
import type { Pickable } from '../fields.ts'

export type Searchable = Exclude<Pickable, 'media'>

export type Choice = { id: string; title: string; detail: string; image?: string | null }

/** `language`: of what is edited, not of the studio. */
type Search = (search: string, language: TextLanguage) => Promise<Result<Choice[]>>

const changed = async <Data>(
  answer: Promise<Result<Data>>,
  read: (data: Data) => Choice[],
): Promise<Result<Choice[]>> => {
  const { data, error } = await answer
  return error ? { data: null, error } : { data: read(data), error: null }
}

const toProducts = ({ studio_products }: StudioProductSearchQuery): Choice[] =>
  studio_products.map(({ id, name, image }) => ({ id, title: name, detail: id, image }))

const toItems = ({ studio_items }: StudioItemSearchQuery): Choice[] =>
  studio_items.map(({ id, name, number, gtin, image }) => ({
    id,
    title: name,
    detail: gtin ? `${number} · ${gtin}` : number,
    image,
  }))

const entriesOf = (kind: 'abTest' | 'segment') => (search: string) =>
  changed(ask(StudioEntriesOf, { kind, search, page: 1 }), ({ studio_entries }) =>
    studio_entries.entries.map(({ key, title }) => ({ id: key, title, detail: key })),
  )

/** How each kind of thing is searched for. */
export const searches = {
  product: (search: string) => changed(ask(StudioProductSearch, { search }), toProducts),
  item: (search: string) => changed(ask(StudioItemSearch, { search }), toItems),
  category: (search: string) =>
    changed(ask(StudioCategorySearch, { search }), ({ studio_categories }) =>
      studio_categories.map(({ id, name, parentName, path }) => ({
        id,
        title: name,
        detail: parentName ? `${parentName} · ${path}` : path,
      })),
    ),
  manufacturer: (search: string) =>
    changed(ask(StudioManufacturerSearch, { search }), ({ studio_manufacturers }) =>
      studio_manufacturers.map(({ id, name }) => ({ id, title: name, detail: id })),
    ),
  wishlist: (search: string) =>
    changed(ask(StudioListSearch, { search }), ({ studio_lists }) =>
      studio_lists.map(({ id, name }) => ({ id, title: name, detail: id })),
    ),
  url: (search: string, language: TextLanguage) =>
    changed(ask(StudioLinkSearch, { search, language }), ({ studio_links }) =>
      studio_links.map(({ title, path }) => ({ id: path, title, detail: path })),
    ),
  abTest: entriesOf('abTest'),
  segment: entriesOf('segment'),
} satisfies Record<Searchable, Search>

/** By `of` and id: each is asked for once. */
const known = new Map<string, Promise<Choice | null>>()

const chosenOne = async (of: Exclude<Searchable, 'url'>, id: string): Promise<Choice | null> => {
  const found = await choicesNamed(of, id)
  return found?.find((each) => each.id === id) ?? null
}

const choicesNamed = async (of: Exclude<Searchable, 'url'>, id: string): Promise<Choice[] | null> => {
  if (of === 'product') return productsNamed(id)
  if (of === 'item') return (await changed(ask(StudioItemSearch, { search: '', ids: [id] }), toItems)).data
  return (await searches[of](id)).data
}

const requested: { ids: string[]; answer: Promise<Choice[] | null> | null } = { ids: [], answer: null }

/** Products that are asked for at the same time, as a list of them does, share one call. */
function productsNamed(id: string): Promise<Choice[] | null> {
  requested.ids.push(id)
  requested.answer ??= Promise.resolve().then(async () => {
    const { ids } = requested
    requested.ids = []
    requested.answer = null
    const { data } = await changed(ask(StudioProductSearch, { search: '', ids }), toProducts)
    return data
  })
  return requested.answer
}

/** The name of what a value stands for; null until it is known. */
export function useChosen(of: Searchable, id: string): Choice | null {
  const [chosen, setChosen] = useState<Choice | null>(null)
  useEffect(() => {
    let isCurrent = true
    setChosen(null)
    if (id === '' || of === 'url') return
    const name = `${of} ${id}`
    const found = known.get(name) ?? chosenOne(of, id)
    known.set(name, found)
    inBackground(
      found.then((choice) => {
        if (!choice) known.delete(name)
        if (isCurrent) setChosen(choice)
      }),
    )
    return () => {
      isCurrent = false
    }
  }, [of, id])
  return chosen
}
