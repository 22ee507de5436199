import type { FastifyReply } from 'fastify'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { beginningOf } from '#lib/plain-text.ts'
import { compressedJson, createSeals, type SealKey } from '#lib/seals.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { cookieOptions, cookies } from './cookies.ts'

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

/** Fields that are never put into the cookie: passwords and tokens. */
const neverStored = /password|repeated|token/i
/** Characters of a value; the shorter ones when the cookie would be too long. */
const maxValueLengths = [8000, 4000, 2400, 1600, 1000, 500, 200] as const
/** Maximum characters of the cookie: browsers drop cookies of more than 4,096 bytes. */
const maxLength = 3600

/** Fields that are left out are empty. */
type Outcome = Pick<Flash, 'form' | 'isDone' | 'message'> & Partial<Flash>

/** Outcome of a form that was sent without scripts, sealed in the cookie `flash` for the page after the redirect. */
export const createFlashes = (keys: readonly SealKey[]) => {
  const seals = createSeals(keys, 'flash', compressedJson)
  const seal = (flash: Flash): string => {
    const safeValues = Object.entries(flash.values).filter(([name]) => !neverStored.test(name))
    for (const maxValueLength of maxValueLengths) {
      const values = Object.fromEntries(safeValues.map(([name, value]) => [name, beginningOf(value, maxValueLength)]))
      const sealed = seals.seal({ ...flash, values })
      if (sealed.length <= maxLength) return sealed
    }
    return seals.seal({ ...flash, values: {}, fieldErrors: [] })
  }
  return {
    seal,
    /** Sets the cookie for the page to which the answer redirects. */
    leave: (
      reply: FastifyReply,
      { form, isDone, message, fieldErrors = [], values = {}, retryAfter = null }: Outcome,
    ) => {
      const errors = fieldErrors.map(({ fieldName, errorMessage }) => ({ fieldName, errorMessage }))
      const value = seal({ form, isDone, message, fieldErrors: errors, values, retryAfter })
      reply.setCookie(cookies.flash.name, value, cookieOptions('flash'))
    },
    open: (text: string | undefined): Flash | null => {
      const flash = text ? seals.open(text) : null
      return form.Check(flash) ? flash : null
    },
  }
}

export type Flashes = ReturnType<typeof createFlashes>
