/** How long the field rests before anything is asked (storefront.md §9). */
const rest = 250

/** Acts when nothing more was typed for a while; returns what keeps it from it. */
export function afterRest(action: () => void): () => void {
  const timer = setTimeout(action, rest)
  return () => clearTimeout(timer)
}
