import t from 'tap'
import { starSteps } from './star-steps.ts'

t.test('S5.6 stars follow the thresholds of the specification', async (t) => {
  const cases: [rating: number, stars: number][] = [
    [0, 1],
    [1.39, 1],
    [1.4, 1.5],
    [1.89, 1.5],
    [1.9, 2],
    [2.39, 2],
    [2.4, 2.5],
    [2.89, 2.5],
    [2.9, 3],
    [3.39, 3],
    [3.4, 3.5],
    [3.89, 3.5],
    [3.9, 4],
    [4.39, 4],
    [4.4, 4.5],
    [4.89, 4.5],
    [4.9, 5],
    [5, 5],
  ]
  for (const [rating, stars] of cases) t.equal(starSteps(rating), stars, `${rating} gives ${stars}`)
})
