import { type ComponentType, createElement, Fragment, type ReactNode, Suspense } from 'react'
import type { ContentPageFragment, TeaserAttributeFieldsFragment } from '../../generated/operations.ts'
import { type IslandCode, islandCode } from '../../lib/hydration/island-code.ts'
import { loadOnce } from '../../lib/hydration/load-once.ts'

type SentTeaser = ContentPageFragment['seo']['rows'][number]['cells'][number]['teasers'][number]

/** A teaser as the page brings it (server/contract/sdl/content/content.graphql); each type's parser makes its props from it. */
export type WireTeaser = Pick<SentTeaser, 'id' | 'name' | 'type'> &
  Partial<Pick<SentTeaser, 'template' | 'abTestId' | 'abVariantId'>> & {
    attributes: readonly WireAttribute[]
    productsRecommendations?: readonly unknown[] | null
  }

type SentAttribute = TeaserAttributeFieldsFragment

/** An attribute by its name, with the values of its kind; only lists have `valueList`, to any depth. */
export type WireAttribute = Pick<SentAttribute, 'name'> &
  Partial<Omit<SentAttribute, 'name' | 'sources'>> & {
    sources?: readonly { src: string; width: number; media?: string | null; sizesValue?: string | null }[] | null
    valueList?: readonly { attributes: readonly WireAttribute[] }[] | null
  }

/** When the browser's script takes over the HTML of the server (see Island). */
type Hydration = 'near' | 'never'

/** Columns of 12 of the teaser's cell, by which pictures choose their size; undefined within another teaser. */
export type InCell = { cellWidth?: number | undefined }

type TeaserParts<Props> = {
  View: ComponentType<Props & InCell>
  /** Defaults and limits of the specification; null when there is nothing to show. */
  parse: (teaser: WireTeaser) => Props | null
  /** Stands before the view, also when there is nothing to show. */
  Note?: ComponentType<{ type: string }>
}

type TeaserDefinition<Props> = {
  /** Name of the type; its files are web/teasers/<Type>/<Type>.tsx, which is where the build finds its styles. */
  type: string
  /** View and parser lie in one file of the build, so that a page loads those of its own types alone. */
  load: () => Promise<TeaserParts<Props>>
  /** Likely on the first screen: its pictures are loaded first. */
  eager?: boolean
  hydrate: Hydration
  /** Its data comes after the rest of the page, which is then sent as a stream. */
  deferred?: boolean
}

/** A type of teaser with its props closed over, so that entries of different props stand in one registry. */
export type TeaserEntry = {
  type: string
  eager: boolean
  hydrate: Hydration
  deferred: boolean
  /** View and parser as an island (web/lib/hydration). */
  code: IslandCode<{ teaser: WireTeaser } & InCell>
  /** The view of a teaser; null when the parser finds nothing to show, or they aren't loaded. */
  render: (teaser: WireTeaser, cellWidth?: number) => ReactNode
}

export function defineTeaser<Props extends object>(definition: TeaserDefinition<Props>): TeaserEntry {
  const { type, load, eager = false, hydrate, deferred = false } = definition
  const folder = type.charAt(0).toUpperCase() + type.slice(1)
  const parts = loadOnce(load)
  const render: TeaserEntry['render'] = (teaser, cellWidth) => {
    const loaded = parts.loaded()
    const props = loaded?.parse(teaser)
    return loaded && props ? createElement(loaded.View, { ...props, cellWidth }) : null
  }
  // One that fails on the server is left out of the page: what is hydrated has such a boundary anyway.
  const Frame = hydrate === 'never' ? Suspense : Fragment
  const code = islandCode<{ teaser: WireTeaser } & InCell>(`web/teasers/${folder}/${folder}.tsx`, async () => {
    const { Note } = await parts.load()
    return ({ teaser, cellWidth }) =>
      createElement(Frame, null, Note && createElement(Note, { type: teaser.type }), render(teaser, cellWidth))
  })
  return { type, eager, hydrate, deferred, code, render }
}
