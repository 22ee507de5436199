/** What opens the card form of Computop. */
export type CardForm = { url: string; merchantID: string; len: number; data: string; template: string }

/** The card form as an address: the provider takes the same fields by GET and by POST. */
export function cardFormAddress({ url, merchantID, len, data, template }: CardForm): string {
  const fields = { MerchantID: merchantID, Len: String(len), Data: data, ...(template && { Template: template }) }
  // The address has a query of its own: language, and where to cancel.
  const address = new URL(url)
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value)
  return address.href
}
