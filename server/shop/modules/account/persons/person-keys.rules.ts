import { createHash } from 'node:crypto'
import { postCodeKey } from '#contract/text/post-code.ts'
import { mailboxKey } from '#lib/email-address.ts'
import type { AddressSnapshot } from '../addresses/address.model.ts'

/**
 * email: one mailbox however it is spelled; household: people of one last name at one address (or the holder of a post number at any
 * packing station); address: all who live or work there, which may be sixty flats; network: all who order from one network, which may be a
 * school, by its keyed hash and only while the order is not paid.
 */
export type PersonKeyKind = 'email' | 'household' | 'address' | 'network'

export type PersonKey = { kind: PersonKeyKind; key: string }

/** Letters and digits of any script, German ones as they are spelled without umlauts, other marks left out. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** "Hauptstraße 5 a", "Hauptstr. 5a" and "Haupt-Strasse 5A" are one street. */
const streetKey = (street: string): string => folded(street).replaceAll('strasse', 'str')

type Place = Pick<AddressSnapshot, 'lastName' | 'street' | 'postCode' | 'country' | 'postNumber' | 'packstationNumber'>

const hashOf = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

const addressKeys = (place: Place): PersonKey[] => {
  const { lastName, street, postCode, country, postNumber, packstationNumber } = place
  if (postNumber !== null && packstationNumber !== null)
    return [
      { kind: 'household', key: hashOf('packstation', postNumber) },
      { kind: 'address', key: hashOf('packstation', packstationNumber, postCodeKey(postCode)) },
    ]
  const where = [country, postCodeKey(postCode), streetKey(street)]
  return [
    { kind: 'household', key: hashOf(...where, folded(lastName)) },
    { kind: 'address', key: hashOf(...where) },
  ]
}

/** Keys of the person who orders: of the mailbox, and of both addresses of the order. */
export const personKeysOf = (email: string | null, addresses: readonly (Place | null)[]): PersonKey[] => {
  const keys = [
    ...(email === null ? [] : [{ kind: 'email' as const, key: hashOf(mailboxKey(email)) }]),
    ...addresses.flatMap((address) => (address === null ? [] : addressKeys(address))),
  ]
  return [...new Map(keys.map((each) => [`${each.kind} ${each.key}`, each])).values()]
}
