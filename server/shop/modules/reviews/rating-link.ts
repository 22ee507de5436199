import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'

const Purchase = Type.Object(
  {
    /** Reference of the order; a review belongs to it and a product. */
    purchase: Type.String({ minLength: 1, maxLength: 64 }),
    /** What was bought, the one the mail is about first. */
    productIds: Type.Array(Type.String({ pattern: '^[0-9]{1,20}$' }), { minItems: 1, maxItems: 40 }),
    /** In which a review written with the link is filed. */
    language: Type.Union([Type.Literal('de'), Type.Literal('en')]),
    /** Seconds since 1970 after which the link is worth nothing. */
    expires: Type.Integer({ minimum: 0 }),
    /** Stars that were chosen in the mail. */
    rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    authorName: Type.Optional(Type.String({ maxLength: 60 })),
  },
  { additionalProperties: false },
)

/** What a link in a mail stands for: somebody bought this here. */
export type Purchase = Static<typeof Purchase>

export type RatingKey = { version: number; secret: string }

const purchaseForm = Compile(Purchase)
/** Characters; an address has 2,048, and forty products make some 900. */
const longest = 1800
const ivBytes = 12
const tagBytes = 16

const cipherKey = ({ secret, version }: RatingKey): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `rating link ${version}`, 32))

/**
 * Seals purchases for `/rating?enc=…` and opens them again: version, nonce, AES-256-GCM, in base64url. The first key
 * seals, all of them open, so that a key can be changed while links made with the one before are on their way.
 */
export const createRatingLinks = (keys: readonly RatingKey[]) => {
  const byVersion = new Map(keys.map((key) => [key.version, cipherKey(key)]))
  const [newest] = keys

  return {
    seal: (purchase: Purchase): string => {
      const key = newest && byVersion.get(newest.version)
      if (!newest || !key) throw new Error('No key for rating links')
      if (!purchaseForm.Check(purchase)) throw new Error('Not a purchase that a rating link can hold')
      const head = Buffer.concat([Buffer.of(newest.version), randomBytes(ivBytes)])
      const cipher = createCipheriv('aes-256-gcm', key, head.subarray(1))
      cipher.setAAD(head.subarray(0, 1))
      const sealed = Buffer.concat([cipher.update(JSON.stringify(purchase), 'utf8'), cipher.final()])
      return Buffer.concat([head, sealed, cipher.getAuthTag()]).toString('base64url')
    },

    /** Null for whatever is no link of ours, was changed, or has run out. */
    open: (text: string, now: number): Purchase | null => {
      if (text.length > longest) return null
      const bytes = Buffer.from(text, 'base64url')
      if (bytes.toString('base64url') !== text) return null
      const key = byVersion.get(bytes[0] ?? 0)
      if (!key || bytes.length <= 1 + ivBytes + tagBytes) return null
      try {
        const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + ivBytes), { authTagLength: tagBytes })
        cipher.setAAD(bytes.subarray(0, 1))
        cipher.setAuthTag(bytes.subarray(-tagBytes))
        const opened = Buffer.concat([cipher.update(bytes.subarray(1 + ivBytes, -tagBytes)), cipher.final()])
        const purchase: unknown = JSON.parse(opened.toString('utf8'))
        return purchaseForm.Check(purchase) && purchase.expires * 1000 > now ? purchase : null
      } catch {
        return null
      }
    },
  }
}

export type RatingLinks = ReturnType<typeof createRatingLinks>
