import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { Blowfish } from 'egoroof-blowfish'

/** `Len` and `Data`, as they travel. */
export type Envelope = { Len: string; Data: string }

type Cipher = 'blowfish' | 'aes'

export const cipherOf = (data: string): Cipher => (data.includes('-') ? 'aes' : 'blowfish')

/** Key=Value pairs; keys in lower case, since their case does not count. */
const parse = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split('&').map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at).toLowerCase(), pair.slice(at + 1)]
    }),
  )

/** @throws Error when it can't be read with the key */
export const open = (key: string, { Len, Data }: Envelope): Record<string, string> => {
  const length = Number(Len)
  if (!Number.isInteger(length) || length < 1) throw new Error('Len')
  if (cipherOf(Data) === 'aes') {
    const [iv = '', text = ''] = Data.split('-')
    const decipher = createDecipheriv(`aes-${Buffer.byteLength(key) * 8}-cbc`, key, Buffer.from(iv, 'hex'))
    const plain = Buffer.concat([decipher.update(Buffer.from(text, 'hex')), decipher.final()])
    return parse(plain.subarray(0, length).toString('latin1'))
  }
  const blowfish = new Blowfish(key, Blowfish.MODE.ECB, Blowfish.PADDING.NULL)
  const plain = Buffer.from(blowfish.decode(Buffer.from(Data, 'hex'), Blowfish.TYPE.UINT8_ARRAY))
  return parse(plain.subarray(0, length).toString('latin1'))
}

/** Blowfish pads with zero bytes, AES as PKCS#7 says. */
export const seal = (key: string, cipher: Cipher, fields: Record<string, string>): Envelope => {
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const Len = String(text.length)
  if (cipher === 'aes') {
    const iv = randomBytes(16)
    const encrypt = createCipheriv(`aes-${Buffer.byteLength(key) * 8}-cbc`, key, iv)
    const data = Buffer.concat([encrypt.update(text, 'latin1'), encrypt.final()])
    return { Len, Data: `${iv.toString('hex')}-${data.toString('hex')}` }
  }
  const blowfish = new Blowfish(key, Blowfish.MODE.ECB, Blowfish.PADDING.NULL)
  return {
    Len,
    Data: Buffer.from(blowfish.encode(Buffer.from(text, 'latin1')))
      .toString('hex')
      .toUpperCase(),
  }
}

/** Parts of a request's MAC: PayID, TransID, MerchantID, Amount, Currency; of answers: PayID, TransID, MerchantID, Status, Code. */
export const macOf = (key: string, parts: readonly [string, string, string, string, string]): string =>
  createHmac('sha256', key).update(parts.join('*')).digest('hex').toUpperCase()
