import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { StoreId } from '#contract/generated/types.ts'
import { type Preview, previewForm } from '#contract/preview.ts'
import { storeIds } from '#contract/stores.ts'
import { createSeals, type SealKey } from '#lib/seals.ts'

const Sealed = Type.Object(
  {
    preview: previewForm,
    store: Type.Enum([...storeIds]),
    /** Milliseconds since 1970. */
    ends: Type.Integer(),
  },
  { additionalProperties: false },
)
type Sealed = Static<typeof Sealed>

const sealedForm = Compile(Sealed)

/** Browsers drop cookies above 4,096 bytes, and addresses of pages end at 2,048. */
export const maxSealLength = 1800

export type OpenedPreview = { preview: Preview; ends: number }

/** Previews as the edge hands them out: sealed, for one store, with an end. */
export const createPreviewSeals = (keys: readonly SealKey[]) => {
  const seals = createSeals(keys, 'preview')
  return {
    seal: (preview: Preview, store: StoreId, ends: number): string =>
      seals.seal({ preview, store, ends } satisfies Sealed),

    /** Null for what this shop has not sealed, for another store's, and after its end. */
    open: (text: string | undefined, store: StoreId): OpenedPreview | null => {
      if (!text || text.length > maxSealLength) return null
      const sealed = seals.open(text)
      if (!sealedForm.Check(sealed) || sealed.store !== store || sealed.ends <= Date.now()) return null
      return { preview: sealed.preview, ends: sealed.ends }
    },
  }
}

export type PreviewSeals = ReturnType<typeof createPreviewSeals>
