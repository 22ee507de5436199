import { renderSVG } from 'uqr'
import type { ImportCompany } from '#contract/import/content.ts'
import { mod97 } from '#engine/modules/stores/stores/bank-account.rules.ts'

/** Structured creditor reference (ISO 11649) of capital letters and digits, at most 21 of them: 539007547034 is RF18539007547034. */
export const creditorReference = (reference: string): string => {
  if (!/^[A-Z0-9]{1,21}$/.test(reference)) throw new Error('a creditor reference has 1 to 21 letters and digits')
  return `RF${String(98 - mod97(`${reference}RF00`)).padStart(2, '0')}${reference}`
}

/** Groups of four, as on paper. */
export const inGroups = (text: string): string => text.replaceAll(/(.{4})(?=.)/g, '$1 ')

const euros = (amount: number): string => `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/** Names have 70 characters at most, and no line of its own for anything but a name. */
const nameLine = (name: string): string => name.replaceAll(/\s+/g, ' ').trim().slice(0, 70)

type Transfer = { bank: ImportCompany['bank']; reference: string; amount: number }

/**
 * Content of the EPC QR code of a SEPA transfer (EPC069-12, version 002): UTF-8, a structured reference and no text. `amount` in
 * euro cents. At most 331 bytes; longer ones can't be made of names of 70 characters.
 */
export const epcPayload = ({ bank, reference, amount }: Transfer): string => {
  if (amount < 1 || amount > 99_999_999_999) throw new Error('a transfer is of 0.01 to 999,999,999.99 euros')
  return ['BCD', '002', '1', 'SCT', bank.bic, nameLine(bank.holder), bank.iban, euros(amount), '', reference].join('\n')
}

/** The code as an SVG document: level M and version 13 at most, as banks' apps expect; with the quiet zone of four modules. */
export const epcQrCode = (transfer: Transfer): string =>
  renderSVG([...Buffer.from(epcPayload(transfer), 'utf8')], { ecc: 'M', maxVersion: 13, border: 4, pixelSize: 4 })
