/** A part of the page that is hydrated later than the rest (see HydrateLater). */
type Island = { open: () => void; hydrated: Promise<void> }

const closed = new Map<Element, Island>()

/** Returns how to take it out again, when it is hydrated or gone. */
export function addIsland(element: Element, island: Island): () => void {
  closed.set(element, island)
  return () => closed.delete(element)
}

/** False for what lies in a part that is not hydrated yet. */
export const isLive = (target: Element): boolean => closed.size === 0 || outermostAround(target) === undefined

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
    found = closed.get(element) ?? found
  }
  return found
}
