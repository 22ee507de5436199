/** Characters of a declaration of withdrawal. */
export const withdrawalLimits = { name: 120, orderNumber: 40, goods: 1000 } as const
