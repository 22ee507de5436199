import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { Blowfish } from 'egoroof-blowfish'
import type { ComputopSettings } from '../../payment-settings.ts'

/** An encrypted text and its length before padding. */
export type Envelope = { len: number; data: string }

type Keys = Pick<ComputopSettings, 'cipher' | 'cipherKey'>

const aes = (key: string): string => `aes-${Buffer.byteLength(key) * 8}-cbc`

/** A block cipher without chaining: Computop's older merchants have no other. */
const blowfish = (key: string): Blowfish => new Blowfish(key, Blowfish.MODE.ECB, Blowfish.PADDING.NULL)

export const encrypt = ({ cipher, cipherKey }: Keys, text: string): Envelope => {
  const plain = Buffer.from(text, 'latin1')
  if (cipher === 'blowfish') {
    const data = Buffer.from(blowfish(cipherKey).encode(plain)).toString('hex').toUpperCase()
    return { len: plain.length, data }
  }
  const iv = randomBytes(16)
  const encrypting = createCipheriv(aes(cipherKey), cipherKey, iv)
  const data = Buffer.concat([encrypting.update(plain), encrypting.final()])
  return { len: plain.length, data: `${iv.toString('hex')}-${data.toString('hex')}` }
}

const isHex = (text: string, block: number): boolean =>
  text.length > 0 && text.length % (block * 2) === 0 && /^[0-9a-f]+$/i.test(text)

const decryptBlocks = ({ cipher, cipherKey }: Keys, data: string): Buffer | null => {
  if (cipher === 'blowfish') {
    if (!isHex(data, 8)) return null
    return Buffer.from(blowfish(cipherKey).decode(Buffer.from(data, 'hex'), Blowfish.TYPE.UINT8_ARRAY))
  }
  const [iv = '', text = ''] = data.split('-')
  if (!isHex(iv, 16) || iv.length !== 32 || !isHex(text, 16)) return null
  // The padding is not judged here, whose faults would tell of the text; the length and the MAC are.
  const decrypting = createDecipheriv(aes(cipherKey), cipherKey, Buffer.from(iv, 'hex')).setAutoPadding(false)
  return Buffer.concat([decrypting.update(Buffer.from(text, 'hex')), decrypting.final()])
}

/** Null for what is not encrypted so. Whatever the padding is (zeros or PKCS#7), the text ends at its length. */
export const decrypt = (keys: Keys, { len, data }: Envelope): string | null => {
  if (!Number.isInteger(len) || len < 1 || len > data.length) return null
  return decryptBlocks(keys, data)?.subarray(0, len).toString('latin1') ?? null
}

/** `Key=Value&Key=Value`. Values hold neither sign, and only ASCII, so that length and bytes are the same. */
export const formatFields = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value.replace(/[^ -~]|[&=]/g, ' ')}`)
    .join('&')

/** By keys in lower case, since their case does not count; unknown ones are there, too. */
export const parseFields = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split('&').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name.toLowerCase(), value.join('=')]
    }),
  )

/** A structure as a field: Base64 of JSON, filled with spaces so that it ends without the sign of equality. */
export const jsonField = (value: unknown): string => {
  const text = JSON.stringify(value)
  return Buffer.from(text + ' '.repeat((3 - (Buffer.byteLength(text) % 3)) % 3)).toString('base64')
}

/**
 * HMAC-SHA256 over five parts, upper-case hex; parts that are unknown are empty. Of requests: PayID, TransID, MerchantID, Amount, Currency;
 * of answers: PayID, TransID, MerchantID, Status, Code.
 */
export const macOf = (hmacKey: string, parts: readonly [string, string, string, string, string]): string =>
  createHmac('sha256', hmacKey).update(parts.join('*')).digest('hex').toUpperCase()

export const isSameMac = (expected: string, received: string): boolean => {
  const [one, other] = [Buffer.from(expected), Buffer.from(received.trim().toUpperCase())]
  return one.length === other.length && timingSafeEqual(one, other)
}
