/** What the engine found in a draft: `rows[0].cells[1].teasers[0].attributes.headline` is missing. */
export type Finding = { path: string; message: string; level: string }

/** Path of a field within another, written as findings name it (cms-schemas/validate.ts). */
export function stepTo(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`
  if (!/^[A-Za-z_$][\w$]*$/.test(key)) return `${path}['${key}']`
  return path === '' ? key : `${path}.${key}`
}

/** Findings of a part and of all that it holds. */
export const findingsBelow = (findings: readonly Finding[], path: string): Finding[] =>
  findings.filter(({ path: of }) => of === path || of.startsWith(`${path}.`) || of.startsWith(`${path}[`))

export const findingsAt = (findings: readonly Finding[], path: string): Finding[] =>
  findings.filter(({ path: of }) => of === path)
