import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const root = `${import.meta.dirname}/../..`

/**
 * Name of a class of a CSS module in a built web. A listing says some three thousand of them, so they are short: five
 * signs of base64 after a letter, a billion names for some thousand classes.
 */
export function shortClassName(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(`${relative(root, file)} ${name}`)
    .digest('base64url')
  return `c${hash.slice(0, 5)}`
}
