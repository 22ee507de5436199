import type { ReturnFieldsFragment } from '../../generated/operations.ts'

/** Key of what is said in place of labels of which there are none, and none on their way. */
export const noLabelText = ({
  carrier,
  state,
}: Pick<ReturnFieldsFragment['pastReturns'][number], 'carrier' | 'state'>): string => {
  if (carrier === 'nolabel') return 'return.label.none'
  // The labels of a return go with the account that has announced it.
  return state === 'labelled' ? 'return.label.gone' : 'return.label.refused'
}
