/** Maximum UTF-8 bytes of one UTF-16 unit. */
const maxBytes = 3

/** Writes a page of React's in half of the time that `Buffer.write` takes. */
const encoder = new TextEncoder()

/**
 * Every page is written into this one buffer, which is larger than a listing of 60 tiles by the worst case (1.1 MB). V8 collects the
 * whole heap each time that 64 MB of buffers were made: with a new one for each page, collections took twice the processor time
 * (measured in 2026-11).
 */
const usualRoom = Buffer.allocUnsafeSlow(2 * 1024 * 1024)

/**
 * A page as text and as UTF-8, in pieces that are joined as bytes: as a string, one character beyond Latin-1 would double its memory
 * and copy it once more.
 */
export class PagePieces {
  readonly #pieces: readonly (string | Uint8Array)[]

  constructor(pieces: readonly (string | Uint8Array)[]) {
    this.#pieces = pieces
  }

  /** A buffer of its own. */
  joined(): Buffer {
    return this.within((bytes) => Buffer.from(bytes))
  }

  /** Bytes in a buffer that the next page is written into, so they are to be used at once. */
  within<Made>(use: (bytes: Buffer) => Made): Made {
    const max = this.#most
    return use(this.#writeInto(max > usualRoom.length ? Buffer.allocUnsafeSlow(max) : usualRoom))
  }

  toString(): string {
    return this.joined().toString()
  }

  /** Room for the worst case, since counting the bytes first takes as long as writing them. */
  get #most(): number {
    return maxBytes * this.#pieces.reduce((sum, { length }) => sum + length, 0)
  }

  #writeInto(room: Buffer): Buffer {
    let end = 0
    for (const piece of this.#pieces) {
      if (typeof piece === 'string') end += encoder.encodeInto(piece, room.subarray(end)).written
      else {
        room.set(piece, end)
        end += piece.length
      }
    }
    return room.subarray(0, end)
  }
}
