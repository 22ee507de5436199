export const possibleTypes: Record<string, string[]> = {
  "Filter": [
    "EnumFilter",
    "NumericRangeFilter",
    "PriceRangeFilter"
  ]
}
