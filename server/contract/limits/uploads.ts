/** Bytes of the largest file that is taken. */
export const largestFile = 10 * 1024 * 1024

/** Limits of a file that is read for its text alone: bytes, pages, and characters of text, of which the rest is left out. */
export const pdfTextLimits = { bytes: 2 * 1024 * 1024, pages: 10, characters: 100_000 } as const
