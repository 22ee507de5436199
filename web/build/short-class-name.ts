import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

const letters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ'
const signs = `${letters}aA0123456789_-`
const maxPrefixes = letters.length * signs.length

let prefixes: ReadonlyMap<string, string> | undefined

/**
 * Name of a class or an animation of a CSS module in a built web: two signs for the file, then the place of the name in its text. A page
 * carries some four hundred names, which random ones of six signs made larger by 1.6 kB (brotli). A name changes only when its own file does, or a new
 * file takes its two signs.
 */
export function shortClassName(name: string, file: string, css: string): string {
  prefixes ??= prefixesOf(globSync('web/**/*.module.css', { cwd: root }))
  const prefix = prefixes.get(relative(root, file))
  const place = namesIn(css).indexOf(name)
  if (prefix === undefined || place < 0) throw new Error(`${file}: ${name} is not found`)
  return prefix + (place < signs.length ? '' : signs[Math.floor(place / signs.length)]) + signs[place % signs.length]
}

/** Two signs of each file, from the hash of its path; where another has them already, the next. None begins like a class that blockers of adverts hide. */
export function prefixesOf(files: readonly string[]): Map<string, string> {
  const taken = new Map<number, string>()
  for (const file of [...files].sort()) {
    let place = createHash('sha256').update(file).digest().readUInt32BE(0) % maxPrefixes
    while (taken.has(place)) place = (place + 1) % maxPrefixes
    taken.set(place, file)
  }
  return new Map(
    [...taken].map(([place, file]) => [
      file,
      `${letters[Math.floor(place / signs.length)]}${signs[place % signs.length]}`,
    ]),
  )
}

/** In the order in which they first stand in the text. */
function namesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, name = '']) => name))]
}
