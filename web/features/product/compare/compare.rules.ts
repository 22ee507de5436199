/** Products side by side. */
export const maxCompared = 3

const idForm = /^[\w-]{1,40}$/

/** Ids of an address, each once. */
export function comparedIds(text: string | null): string[] {
  const ids = (text ?? '').split(',').filter((id) => idForm.test(id))
  return [...new Set(ids)].slice(0, maxCompared)
}

/** Those that a query names, by a link as one list or by the boxes of a form, each for itself. */
export const comparedIn = (search: string): string[] => comparedIds(new URLSearchParams(search).getAll('ids').join())

/** After boxes were ticked or one was cleared: first come, first kept. */
export const chosenIds = (before: readonly string[], ticked: readonly string[], cleared: string | null): string[] =>
  comparedIds([...before, ...ticked].filter((id) => id !== cleared).join())

export const comparePath = (ids: readonly string[]): string => `/compare?ids=${ids.join()}`

type Fact = { name: string; value: string }

export type ComparedFact = { name: string; values: (string | null)[] }

/** Facts of products by name, in the order of the first product: those that differ, and those that are the same everywhere. */
export function comparedFacts(products: readonly (readonly Fact[])[]): {
  different: ComparedFact[]
  same: ComparedFact[]
} {
  const names = [...new Set(products.flatMap((facts) => facts.map(({ name }) => name)))]
  const rows = names.map((name) => ({
    name,
    values: products.map((facts) => facts.find((fact) => fact.name === name)?.value ?? null),
  }))
  const isDifferent = ({ values }: ComparedFact) => values.some((value) => value !== values[0])
  return { different: rows.filter(isDifferent), same: rows.filter((row) => !isDifferent(row)) }
}
