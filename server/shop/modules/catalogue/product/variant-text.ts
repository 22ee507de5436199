const isLetterOrDigit = /[\p{L}\p{N}]/u

/** The name without a value that it ends with, or null where it ends otherwise. */
const withoutEnd = (name: string, value: string): string | null => {
  const at = name.length - value.length
  const isEnd = value !== '' && at > 0 && name.slice(at).toLowerCase() === value.toLowerCase()
  return isEnd && !isLetterOrDigit.test(name.charAt(at - 1)) ? name.slice(0, at).replace(/[\s,·]+$/u, '') : null
}

/** Values of a variant to stand behind its name, without those that the name itself ends with: "Heft A4" is no "Heft A4 A4". */
export const variantText = (name: string, values: readonly string[]): string => {
  const left = [...values]
  let rest = name
  for (let isFound = true; isFound; ) {
    const at = left.findLastIndex((value) => withoutEnd(rest, value) !== null)
    isFound = at >= 0
    if (isFound) rest = withoutEnd(rest, left.splice(at, 1)[0] ?? '') ?? rest
  }
  return left.join(', ')
}
