/** What the edge tells the cart's page after a form without script (server/bff/page-forms/cart), by parameters of the address. */
export type PlainOutcome = {
  code: string
  /** Position that it is about. */
  positionId: string | null
}

/** Codes that there are words for: those of the contract (CartOpCode), and what the edge itself has to say. */
const codes = [
  'ADDED',
  'REMOVED',
  'KEPT',
  'SAVED',
  'FAILED',
  'TOO_MANY',
  'QUANTITY_LIMITED',
  'QUANTITY_RAISED',
  'SOLD_OUT',
  'UNKNOWN_ITEM',
  'UNKNOWN_POSITION',
  'DEAL_SOLD_OUT',
  'DEAL_OVER',
  'VOUCHER_UNKNOWN',
  'VOUCHER_TOO_OFTEN',
  'VOUCHER_NOT_ATTAINABLE',
  'DEAL_EXTENDED',
  'DEAL_EXTENDED_ALREADY',
  'DEAL_EXTENDED_TOO_LATE',
  'DEAL_REFRESHED',
  'DEAL_REDUCED',
  'VOUCHER_ALREADY_USED',
  'NOT_REMOVABLE',
  'CART_FULL',
  'CART_TOO_DEAR',
  'BAD_DELIVERY',
]

export function readOutcome(search: URLSearchParams): PlainOutcome | null {
  const code = search.get('outcome') ?? ''
  return codes.includes(code) ? { code, positionId: search.get('position') } : null
}

const goodCodes = ['ADDED', 'REMOVED', 'KEPT', 'SAVED', 'DEAL_EXTENDED', 'DEAL_REFRESHED']

export const isGood = ({ code }: PlainOutcome): boolean => goodCodes.includes(code)
