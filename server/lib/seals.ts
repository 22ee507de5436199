import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/**
 * One of several keys: the first one seals, all of them unseal, so that keys can be rotated while old texts are in use.
 */
export type SealKey = { version: number; secret: string }

/** How a sealed value is written as bytes. */
type Form = { write: (value: object) => Buffer; read: (bytes: Buffer) => unknown }

const json: Form = {
  write: (value) => Buffer.from(JSON.stringify(value)),
  read: (bytes) => JSON.parse(bytes.toString('utf8')),
}

/** A higher quality would keep all other visitors waiting for a long form. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** About half of the bytes of prose: for what a cookie has hardly room for. */
export const compressedJson: Form = {
  write: (value) => brotliCompressSync(json.write(value), quality),
  read: (bytes) => json.read(brotliDecompressSync(bytes)),
}

const ivBytes = 12
const tagBytes = 16

/** Form of a variable that holds keys: version:secret, comma-separated, the newest first. */
export const sealKeysPattern = '^[1-9]\\d?:[^,:]{16,}(,[1-9]\\d?:[^,:]{16,})*$'

/** Keys from their variable, as it was checked. */
export const readSealKeys = (pairs: string): SealKey[] =>
  pairs.split(',').map((pair) => {
    const [version = '', secret = ''] = pair.split(':')
    return { version: Number(version), secret }
  })

/**
 * Encrypts and authenticates JSON, and opens it again: version, nonce, AES-256-GCM, in base64url. A text sealed for one
 * purpose does not open for another.
 */
export const createSeals = (keys: readonly SealKey[], purpose: string, form: Form = json) => {
  const keyOf = ({ secret, version }: SealKey) =>
    Buffer.from(hkdfSync('sha256', secret, '', `${purpose} ${version}`, 32))
  const byVersion = new Map(keys.map((key) => [key.version, keyOf(key)]))
  const newest = keys[0]?.version
  const newestKey = newest === undefined ? undefined : byVersion.get(newest)
  if (newest === undefined || !newestKey) throw new Error(`No key for ${purpose}`)

  return {
    seal: (value: object): string => {
      const iv = randomBytes(ivBytes)
      const version = Buffer.from([newest])
      const cipher = createCipheriv('aes-256-gcm', newestKey, iv, { authTagLength: tagBytes })
      cipher.setAAD(version)
      const sealed = Buffer.concat([cipher.update(form.write(value)), cipher.final()])
      return Buffer.concat([version, iv, sealed, cipher.getAuthTag()]).toString('base64url')
    },

    /** Null for a text that was not sealed with these keys, or was changed. The caller validates the content. */
    open: (text: string): unknown => {
      const bytes = Buffer.from(text, 'base64url')
      if (bytes.toString('base64url') !== text) return null
      const key = byVersion.get(bytes[0] ?? 0)
      if (!key || bytes.length <= 1 + ivBytes + tagBytes) return null
      try {
        const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + ivBytes), { authTagLength: tagBytes })
        cipher.setAAD(bytes.subarray(0, 1))
        cipher.setAuthTag(bytes.subarray(-tagBytes))
        const opened = Buffer.concat([cipher.update(bytes.subarray(1 + ivBytes, -tagBytes)), cipher.final()])
        return form.read(opened)
      } catch {
        return null
      }
    },
  }
}
