/** UTF-16 by the beginning of a file, or null. Zero bytes at every other place are Latin letters in it. */
export function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const beginning = bytes.subarray(0, 1000)
  const zeros = (parity: 0 | 1): number =>
    beginning.reduce((count, byte, index) => count + Number(byte === 0 && index % 2 === parity), 0)
  const isMostly = (count: number): boolean => bytes.length % 2 === 0 && count * 4 > beginning.length
  if (isMostly(zeros(1)) && zeros(0) === 0) return 'utf-16le'
  return isMostly(zeros(0)) && zeros(1) === 0 ? 'utf-16be' : null
}

/** ÄÖÜäöüß in each of the two encodings; in the other one they are signs that German text does not have beside letters. */
const umlauts = {
  macintosh: new Set([0x80, 0x85, 0x86, 0x8a, 0x9a, 0x9f, 0xa7]),
  'windows-1252': new Set([0xc4, 0xd6, 0xdc, 0xe4, 0xf6, 0xfc, 0xdf]),
}

const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a))

/** The encoding of text that is no UTF-8: what Excel for Windows or for Mac writes. */
export function narrowEncoding(bytes: Uint8Array): 'macintosh' | 'windows-1252' {
  const count = (encoding: keyof typeof umlauts): number =>
    bytes.reduce(
      (sum, byte, at) =>
        sum + Number(umlauts[encoding].has(byte) && (isLetter(bytes[at - 1]) || isLetter(bytes[at + 1]))),
      0,
    )
  return count('macintosh') > 0 && count('windows-1252') === 0 ? 'macintosh' : 'windows-1252'
}

/**
 * Text of a file, however a program has saved it: by its mark of byte order, otherwise as UTF-8 where it is valid UTF-8, otherwise as
 * Excel for Windows or for Mac writes "CSV". The mark itself is left out.
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(narrowEncoding(bytes)).decode(bytes)
  }
}
