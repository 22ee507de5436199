const halfSteps = [1.4, 1.9, 2.4, 2.9, 3.4, 3.9, 4.4, 4.9]

/** Stars shown for a rating, 1 to 5 in halves (storefront.md §5): below 1.4 is one, from 4.9 on five. */
export function starSteps(rating: number): number {
  return 1 + halfSteps.filter((step) => rating >= step).length / 2
}
