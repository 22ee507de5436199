import fc from 'fast-check'
import t from 'tap'
import { splitByWeight } from './split-by-weight.ts'
import { seed } from './testing/random.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

t.test('splitByWeight gives the rest to the largest remainders, of equal ones to the first', (t) => {
  t.same(splitByWeight(490, [11_900, 10_700]), [258, 232])
  t.same(splitByWeight(100, [1, 1, 1]), [34, 33, 33])
  t.same(splitByWeight(5, [2, 3, 2]), [2, 2, 1])
  t.same(splitByWeight(7, [0, 1]), [0, 7], 'nothing for a part without weight')
  t.same(splitByWeight(5, [0, 0]), [0, 0], 'nothing to split by')
  t.same(splitByWeight(5, []), [])
  t.end()
})

const weights = fc.array(fc.oneof(fc.nat(3), fc.nat(100_000_000)), { minLength: 1, maxLength: 40 })

t.test('shares add up, none is off by a cent or more, and larger parts have no smaller share', (t) => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), weights, (whole, parts) => {
      const total = sum(parts)
      fc.pre(total > 0)
      const shares = splitByWeight(whole, parts)
      if (sum(shares) !== whole) throw new Error(`${shares} are not ${whole}`)
      for (const [index, share] of shares.entries()) {
        const weight = parts[index] ?? 0
        // |share - whole * weight / total| < 1, without rounding.
        const difference = BigInt(share) * BigInt(total) - BigInt(whole) * BigInt(weight)
        const distance = difference < 0n ? -difference : difference
        if (distance >= BigInt(total)) throw new Error(`${share} of ${whole} for ${weight} of ${total}`)
        if (whole <= total && share > weight) throw new Error(`${share} is more than ${weight}`)
        for (const [other, otherShare] of shares.entries())
          if ((parts[other] ?? 0) < weight && otherShare > share) throw new Error(`${weight} has less than ${other}`)
      }
    }),
    { numRuns: 500, seed },
  )
  t.end()
})
