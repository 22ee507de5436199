/** Name of a category where those above it are in sight: without the name of one that it repeats ("Sale: Ranzen" below "Sale"). */
export function shortName(name: string, above: string): string {
  const prefix = `${above}: `
  return name.startsWith(prefix) ? name.slice(prefix.length) : name
}
