/** Operations of one cart update. */
export const mostCartOps = 50

/** Characters of an id or code in a cart operation. */
export const longestCartText = 100
