/** Maximum UTF-8 bytes of one UTF-16 unit. */
const mostBytes = 3

/** Writes a page of React's in half of the time that `Buffer.write` takes. */
const encoder = new TextEncoder()

/** Bytes; a listing of 60 tiles may take 1.1 MB by the worst case. */
const usualRoom = 2 * 1024 * 1024
const mostRooms = 4

/**
 * Buffers that pages are written into. V8 collects the whole heap each time that 64 MB of buffers were made: with a new one for each
 * page, collections took twice the processor time (measured in 2026-11).
 */
const rooms: Buffer[] = []

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
    const room = takeRoom(this.#most)
    const bytes = Buffer.from(this.#writeInto(room))
    giveBack(room)
    return bytes
  }

  /** Bytes in a buffer that other pages use as soon as the promise is settled. */
  async within<Made>(use: (bytes: Buffer) => Promise<Made>): Promise<Made> {
    const room = takeRoom(this.#most)
    try {
      return await use(this.#writeInto(room))
    } finally {
      giveBack(room)
    }
  }

  toString(): string {
    return this.joined().toString()
  }

  /** Room for the worst case, since counting the bytes first takes as long as writing them. */
  get #most(): number {
    return mostBytes * this.#pieces.reduce((sum, { length }) => sum + length, 0)
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

function takeRoom(bytes: number): Buffer {
  if (bytes > usualRoom) return Buffer.allocUnsafeSlow(bytes)
  return rooms.pop() ?? Buffer.allocUnsafeSlow(usualRoom)
}

/** A larger one is for one page and its like only. */
function giveBack(room: Buffer): void {
  if (rooms.length < mostRooms && room.length === usualRoom) rooms.push(room)
}
