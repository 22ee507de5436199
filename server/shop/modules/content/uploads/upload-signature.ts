import { randomUUID } from 'node:crypto'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { UploadPurpose } from '#contract/generated/types.ts'
import { createSeals, type SealKey } from '#lib/seals.ts'

const Signature = Type.Object({
  id: Type.String(),
  /** The customer; of pictures of a return the order. */
  owner: Type.String(),
  purpose: Type.String(),
  /** Milliseconds since 1970. */
  expires: Type.Number(),
})

type Signature = Static<typeof Signature>

const form = Compile(Signature)
const minutes = 10
/** Characters; one has some 300. */
const maxLength = 600

/**
 * The permission for an upload (transactions.md §6): sealed, so nothing is stored before the file arrives. The first
 * key seals.
 */
export const createUploadSignatures = (keys: readonly SealKey[], now: () => number) => {
  const seals = createSeals(keys, 'upload')
  return {
    make: (owner: string, purpose: UploadPurpose): { signature: string; expires: number } => {
      const expires = now() + minutes * 60_000
      return { signature: seals.seal({ id: randomUUID(), owner, purpose, expires } satisfies Signature), expires }
    },

    /** Null unless the signature is valid and of this customer and purpose. The caller checks the expiry. */
    open: (text: string, owner: string, purpose: UploadPurpose): Signature | null => {
      const opened = text.length > maxLength ? null : seals.open(text)
      if (!form.Check(opened)) return null
      return opened.owner === owner && opened.purpose === purpose ? opened : null
    },
  }
}
