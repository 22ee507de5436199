import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { createSeals, type SealKey } from '#lib/seals.ts'
import type { Flash } from '../../../web/lib/page/flash.ts'

const Text = Type.String()
const form = Compile(
  Type.Object({
    form: Text,
    isDone: Type.Boolean(),
    message: Type.Union([Text, Type.Null()]),
    fieldErrors: Type.Array(Type.Object({ fieldName: Text, errorMessage: Text })),
    values: Type.Record(Type.String(), Text),
    retryAfter: Type.Union([Type.Number(), Type.Null()]),
  }),
)

/** Nobody types these twice because of us, and no cookie carries them. */
const neverKept = /password|repeated|token/i
const longestValue = 200
/** Characters: browsers drop cookies of more than 4,096 bytes. */
const longest = 3600

/** How a form went that was sent without script, sealed for the page that it leads back to (cookie `flash`). */
export const createFlashes = (keys: readonly SealKey[]) => {
  const seals = createSeals(keys, 'flash')
  return {
    seal: (flash: Flash): string => {
      const kept = Object.entries(flash.values).filter(([name]) => !neverKept.test(name))
      const values = Object.fromEntries(kept.map(([name, value]) => [name, value.slice(0, longestValue)]))
      const sealed = seals.seal({ ...flash, values })
      return sealed.length <= longest ? sealed : seals.seal({ ...flash, values: {}, fieldErrors: [] })
    },
    open: (text: string | undefined): Flash | null => {
      const flash = text ? seals.open(text) : null
      return form.Check(flash) ? flash : null
    },
  }
}

export type Flashes = ReturnType<typeof createFlashes>
