import type { ComponentType } from 'react'
import { type LoadedOnce, loadOnce } from './load-once.ts'

/** Code of an island: the server and `+data` wait for it, so that the island is there when the page is drawn. */
export type IslandCode<Props extends object> = LoadedOnce<ComponentType<Props>> & {
  /** File that holds the component, by which the build finds its styles. */
  source: string
}

const loaders = new Map<string, () => Promise<unknown>>()

export function islandCode<Props extends object>(
  source: string,
  loadView: () => Promise<ComponentType<Props>>,
): IslandCode<Props> {
  const code = { source, ...loadOnce(loadView) }
  loaders.set(source, code.load)
  return code
}

/** Loads the islands of these files, so that hydration need not stop at them. */
export async function loadIslands(sources: readonly string[]): Promise<void> {
  await Promise.all(sources.map((source) => loaders.get(source)?.()))
}
