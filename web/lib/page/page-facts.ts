import type { PageContext } from 'vike/types'
import type { PageArea } from '../tracking/page-area.ts'

/** Facts of a page for search engines, shared links and statistics; they stand in its `+config.ts`. */
export type PageFacts = {
  /** Name under which statistics count it; without one the address decides (tracking/page-area.ts). */
  area?: PageArea | undefined
  /** Overrides what robots.rules.ts says of the address; the page's own SEO object overrides both. */
  robots?: string | undefined
  /** False where there is nothing to share. */
  hasOpenGraph?: boolean | undefined
}

/** Facts of the page at this address; where the login gate stands in its place (to-login.ts), of the page that was asked for. */
export function pageFacts({ config, abortReason }: Pick<PageContext, 'config' | 'abortReason'>): PageFacts {
  const { area, robots, hasOpenGraph } = (abortReason as { facts?: PageFacts } | undefined)?.facts ?? config
  return { area, robots, hasOpenGraph }
}
