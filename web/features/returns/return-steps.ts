import type { ReturnFieldsFragment } from '../../generated/operations.ts'

/** `announced`: after the last step, where a return that was made is shown. */
export type ReturnStep = 'productselection' | 'regulations' | 'carrier' | 'confirm' | 'announced'

/** Shown as steps of the way. */
export const shownSteps = ['productselection', 'regulations', 'carrier', 'confirm'] as const

type ReturnChoice = {
  hash: string
  draft?: Pick<NonNullable<ReturnFieldsFragment['draft']>, 'items' | 'regulation' | 'carrier'> | null
}

export const addressOf = (step: (typeof shownSteps)[number], hash: string): string =>
  `/myaccount/returns/${step}?order=${encodeURIComponent(hash)}`

const isOpen: Readonly<Record<ReturnStep, (order: ReturnChoice) => boolean>> = {
  productselection: () => true,
  regulations: ({ draft }) => (draft?.items.length ?? 0) > 0,
  carrier: (order) => isOpen.regulations(order) && Boolean(order.draft?.regulation),
  confirm: (order) => isOpen.carrier(order) && Boolean(order.draft?.carrier),
  announced: () => true,
}

/** Where a visitor goes who may not see a step yet (transactions.md §2); null for one who may. */
export function wayBack(step: ReturnStep, order: ReturnChoice | null): string | null {
  if (order === null) return '/myaccount/returns'
  return isOpen[step](order) ? null : addressOf('productselection', order.hash)
}
