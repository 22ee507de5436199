import type { VariantAttribute, VariantOption, Variants } from '../product-types.ts'
import { choiceVariables, optionIn } from './variant-rules.ts'

type Load = (variables: ReturnType<typeof choiceVariables>) => Promise<Variants | null>

/** A choice that is not answered yet, and what it was made of. */
type UnderWay = { attribute: string; base: Promise<Variants | null>; answer: Promise<Variants | null> }

/** Choices of one product page. Answers may arrive out of order; the last choice wins. */
export function makeVariantChoices(load: Load, here: () => string = () => location.pathname) {
  let turns = 0
  let underWay: UnderWay | null = null

  return {
    /** The variant information of a choice, null when it could not be loaded. Undefined when another choice or another page came after it. */
    choose: async (
      known: Variants,
      attribute: VariantAttribute,
      option: VariantOption,
    ): Promise<Variants | null | undefined> => {
      const turn = ++turns
      const from = here()
      const base = baseOf(underWay, attribute) ?? Promise.resolve(known)
      const answer = base.then(
        (before) => before && load(choiceVariables(before, attribute, optionIn(before, attribute, option))),
      )
      underWay = { attribute: attribute.name, base, answer }
      const variants = await answer
      if (turn !== turns) return
      underWay = null
      // To another path, the address changes a moment before the page does: an answer that comes then would lead back.
      return here() === from ? variants : undefined
    },
    /** The page is gone, maybe for another item of the same product: what is under way does not count any more. */
    end: (): void => {
      turns += 1
    },
  }
}

/** A choice builds on the one before, though that is not answered yet, unless it takes its place. */
function baseOf(last: UnderWay | null, { name }: VariantAttribute): Promise<Variants | null> | undefined {
  return last?.attribute === name ? last.base : last?.answer
}
