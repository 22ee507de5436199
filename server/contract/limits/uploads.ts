/** Bytes of the largest file that is taken. */
export const largestFile = 10 * 1024 * 1024
