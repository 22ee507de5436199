import { type ComponentType, createElement, type ReactNode } from 'react'
import type { ContentPageFragment, TeaserAttributeFieldsFragment } from '../../generated/operations.ts'
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

/** When the browser's script takes over the HTML of the server. */
type Hydration =
  /** When it comes near the screen, or is touched; its script is not loaded before. */
  | 'later'
  /** Not at all: nothing in it reacts but links. */
  | 'never'

/** Columns of 12 of the teaser's cell, by which pictures choose their size; undefined within another teaser. */
export type InCell = { cellWidth?: number | undefined }

type TeaserParts<Props> = {
  View: ComponentType<Props & InCell>
  /** Defaults and limits of the specification; null when there is nothing to show. */
  parse: (teaser: WireTeaser) => Props | null
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
  /** Source of the view, as the build's manifest names it. */
  source: string
  /** Loads view and parser; at once when it is there. */
  load: () => Promise<unknown>
  /** The view of a teaser, or undefined while it isn't loaded. Null when the parser finds nothing to show. */
  render: (teaser: WireTeaser, cellWidth?: number) => ReactNode | undefined
}

export function defineTeaser<Props extends object>(definition: TeaserDefinition<Props>): TeaserEntry {
  const { type, load, eager = false, hydrate, deferred = false } = definition
  const folder = type.charAt(0).toUpperCase() + type.slice(1)
  const parts = loadOnce(load)
  return {
    type,
    eager,
    hydrate,
    deferred,
    source: `web/teasers/${folder}/${folder}.tsx`,
    load: parts.load,
    render: (teaser, cellWidth) => {
      const loaded = parts.loaded()
      if (!loaded) return undefined
      const props = loaded.parse(teaser)
      return props && createElement(loaded.View, { ...props, cellWidth })
    },
  }
}
