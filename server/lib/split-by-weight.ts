/**
 * Splits a whole number, 0 or more, over parts by their weights, so that the shares add up to it: each part gets its
 * share rounded down, and what is left goes to the largest remainders, the first of equal ones first. No share differs
 * from the exact one by 1 or more, and none exceeds its weight unless the whole exceeds the sum of the weights. Without
 * any weight all shares are 0.
 */
export const splitByWeight = (whole: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(whole) * BigInt(weight))
  const shares = exact.map((value) => Number(value / BigInt(sum)))
  const order = exact
    .map((value, index) => ({ index, remainder: value % BigInt(sum) }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
  const left = whole - shares.reduce((total, share) => total + share, 0)
  for (const { index } of order.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
