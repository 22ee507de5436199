import type { FastifyBaseLogger } from 'fastify'
import type { FieldError, FormResult, LoginResult } from '#contract/generated/types.ts'
import { missingKeys } from '#contract/rules/missing-field.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Caller } from '#engine/call/caller.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { Violation } from './accounts/account.rules.ts'

/** The caller's data that resolvers of this module pass on. */
export type VisitorCall = Audience & { caller: Caller; log: FastifyBaseLogger }

export type FormName =
  | 'catalogue'
  | 'login'
  | 'register'
  | 'registerBusiness'
  | 'guest'
  | 'password'
  | 'newPassword'
  | 'forgot'
  | 'account'
  | 'email'
  | 'phone'
  | 'deleteAccount'
  | 'stockAlert'
  | 'withdrawal'
  | 'newsletter'
  | 'contact'
  | 'businessUser'
  | 'cancellation'
  | 'primeWaitingList'

const nothing = {
  errorMessage: null,
  retryAfter: null,
  updatedCartId: null,
  userId: null,
  firstName: null,
  lastName: null,
  cartMerged: false,
  sharedListMerged: false,
  token: null,
  fieldErrors: [],
} satisfies Partial<LoginResult>

export const succeeded = (result: Partial<LoginResult>): LoginResult => ({ ...nothing, success: true, ...result })

/** The module's answers to visitors, in their store and language. */
export const createAnswers = (translate: Translate) => {
  const say = (code: string, audience: Audience, values?: Record<string, number>): string =>
    translate(audience, `visitor.error.${code}`, values)
  const errorsOf = (violations: readonly Violation[], formName: FormName, audience: Audience): FieldError[] =>
    violations.map(({ fieldName, code, values }) => ({
      fieldName,
      formName,
      errorMessage: translate(audience, [...missingKeys(code, fieldName), `visitor.error.${code}`], values),
    }))

  return {
    say,

    /** A refused login, registration or password change. */
    refused: (code: string, audience: Audience, more: Partial<LoginResult> = {}): LoginResult => ({
      ...nothing,
      success: false,
      errorMessage: say(code, audience),
      ...more,
    }),

    invalid: (violations: readonly Violation[], formName: FormName, audience: Audience): LoginResult => ({
      ...nothing,
      success: false,
      errorMessage: say('check', audience),
      fieldErrors: errorsOf(violations, formName, audience),
    }),

    /** Refused by the throttle, with the seconds until the next attempt. */
    tooManyTries: (seconds: number, audience: Audience): LoginResult => ({
      ...nothing,
      success: false,
      errorMessage: say('wait', audience, { seconds }),
      retryAfter: seconds,
    }),

    formOk: (): FormResult => ({ successful: true, generalErrorMessage: null, fieldErrors: [] }),

    formInvalid: (violations: readonly Violation[], formName: FormName, audience: Audience): FormResult => ({
      successful: false,
      generalErrorMessage: say('check', audience),
      fieldErrors: errorsOf(violations, formName, audience),
    }),

    formRefused: (code: string, audience: Audience, values?: Record<string, number>): FormResult => ({
      successful: false,
      generalErrorMessage: say(code, audience, values),
      fieldErrors: [],
    }),
  }
}

export type Answers = ReturnType<typeof createAnswers>
