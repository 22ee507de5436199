/** An island that is not hydrated yet (see HydrateLater). */
type Island = { open: () => void; hydrated: Promise<void> }

const waiting = new Map<Element, Island>()

/** Returns how to take it out again, when it is hydrated or gone. */
export function addIsland(element: Element, island: Island): () => void {
  waiting.set(element, island)
  return () => waiting.delete(element)
}

/** False for what lies in a part that is not hydrated yet. */
export const isLive = (target: Element): boolean => waiting.size === 0 || outermostAround(target) === undefined

/** Hydrates what lies around the target, from the outside in, before anything else. */
export async function untilLive(target: Element): Promise<void> {
  for (let island = outermostAround(target); island; island = outermostAround(target)) {
    island.open()
    await island.hydrated
  }
}

function outermostAround(target: Element): Island | undefined {
  let found: Island | undefined
  for (let element: Element | null = target; element; element = element.parentElement) {
    found = waiting.get(element) ?? found
  }
  return found
}
