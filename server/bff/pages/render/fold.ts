/** A piece of a page's HTML, as text or as bytes. */
export type Piece = string | Uint8Array

/** Carried by an element that no first screen shows, and whose content React leaves alone (see Static). */
const mark = ' data-below-fold=""'

/**
 * Cuts a page behind the opening tag of the first element that lies below the first screen. Null for a page without one.
 */
export function cutAtFold(pieces: readonly Piece[]): { above: Piece[]; below: Piece[] } | null {
  for (const [index, piece] of pieces.entries()) {
    const at = typeof piece === 'string' ? piece.indexOf(mark) : -1
    if (typeof piece !== 'string' || at < 0) continue
    const end = piece.indexOf('>', at) + 1
    return {
      above: [...pieces.slice(0, index), piece.slice(0, end)],
      below: [piece.slice(end), ...pieces.slice(index + 1)],
    }
  }
  return null
}

const attribute = / (class|data-[\w-]+)="([^"]*)"/g
const known = new WeakMap<Uint8Array, ReadonlySet<string>>()

/** Classes and data attributes on elements of the pieces, as selectors: `.name`, `[data-name]`, `[data-name=value]`. */
export function marksOf(pieces: readonly Piece[]): Set<string> {
  const all = new Set<string>()
  for (const piece of pieces) for (const mark of marksOfPiece(piece)) all.add(mark)
  return all
}

/** Pieces in bytes are parts that many pages have in common (see Kept). */
function marksOfPiece(piece: Piece): ReadonlySet<string> {
  if (typeof piece === 'string') return marksIn(piece)
  let marks = known.get(piece)
  if (!marks) {
    marks = marksIn(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1'))
    known.set(piece, marks)
  }
  return marks
}

function marksIn(html: string): ReadonlySet<string> {
  const lists = new Set<string>()
  const marks = new Set<string>()
  for (const [, name, value = ''] of html.matchAll(attribute)) {
    if (name === 'class') lists.add(value)
    else marks.add(`[${name}]`).add(`[${name}=${value}]`)
  }
  for (const list of lists) for (const name of list.split(' ')) marks.add(`.${name}`)
  return marks
}
