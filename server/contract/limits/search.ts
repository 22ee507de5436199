/** Characters of a search that are read; the rest is cut off. */
export const maxSearchLength = 200
