/** Characters of a notice to end a membership. */
export const cancellationLimits = { name: 120, contract: 40, reason: 1000 } as const
