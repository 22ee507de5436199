/** An item as the value it has for each variant attribute. */
export type VariantItem = { id: string; values: ReadonlyMap<string, string> }

/** Option chosen by attribute. */
type Choice = ReadonlyMap<string, string>

type OptionState = { value: string; isSelected: boolean; isDisabled: boolean; itemId: string | null }

const matches = (item: VariantItem, choice: Choice): boolean =>
  [...choice].every(([attribute, value]) => item.values.get(attribute) === value)

const without = (choice: Choice, attribute: string): Choice =>
  new Map([...choice].filter(([name]) => name !== attribute))

/** What a choice is read as: only attributes and values that some item has; the last of an attribute counts. */
export const readChoice = (
  items: readonly VariantItem[],
  selected: readonly { name: string; value: string }[],
): Choice =>
  new Map(
    selected
      .filter(({ name, value }) => items.some((item) => item.values.get(name) === value))
      .map(({ name, value }) => [name, value]),
  )

/** The item that an option leads to: one that keeps the other choices, else the one that keeps most of them. */
const itemFor = (items: readonly VariantItem[], choice: Choice, attribute: string, value: string): string | null => {
  const others = without(choice, attribute)
  let best: VariantItem | null = null
  let mostKept = -1
  for (const item of items) {
    if (item.values.get(attribute) !== value) continue
    const matches = [...others].filter(([name, chosen]) => item.values.get(name) === chosen).length
    if (matches > mostKept) {
      best = item
      mostKept = matches
    }
  }
  return best?.id ?? null
}

/**
 * States of an attribute's options under a choice. An option is disabled when no item has it together with the other
 * chosen ones (storefront.md §4); it can still be chosen, the others then give way.
 */
export const optionStates = (
  items: readonly VariantItem[],
  choice: Choice,
  attribute: string,
  values: readonly string[],
): OptionState[] => {
  const others = without(choice, attribute)
  return values.map((value) => ({
    value,
    isSelected: choice.get(attribute) === value,
    isDisabled: !items.some((item) => item.values.get(attribute) === value && matches(item, others)),
    itemId: itemFor(items, choice, attribute, value),
  }))
}

/**
 * A choice that some item can fulfil: choices that nothing has together with the later ones give way, so that what was
 * chosen last is kept.
 */
export const settleChoice = (items: readonly VariantItem[], choice: Choice): Choice => {
  let settled: Choice = new Map()
  for (const [attribute, value] of [...choice].reverse()) {
    const wider = new Map([[attribute, value], ...settled])
    if (items.some((item) => matches(item, wider))) settled = wider
  }
  return settled
}

/** Options of an item that need no decision: those of attributes that `isPictured`, and of attributes with one value. */
export const pictured = (
  items: readonly VariantItem[],
  shown: VariantItem,
  isPictured: (attribute: string) => boolean,
): Choice =>
  new Map(
    [...shown.values].filter(
      ([name, value]) => isPictured(name) || items.every((item) => item.values.get(name) === value),
    ),
  )

/** The item when every attribute has an option chosen; null before. */
export const configuredItem = (
  items: readonly VariantItem[],
  choice: Choice,
  attributes: readonly string[],
): string | null =>
  attributes.every((attribute) => choice.has(attribute))
    ? (items.find((item) => matches(item, choice))?.id ?? null)
    : null
