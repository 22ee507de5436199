import type { FormResult, LoginResult } from '#contract/generated/types.ts'
import type { CallFor } from '../upstream/client.ts'
import type { EngineCalls } from '../visitor/engine-calls.ts'
import { type ReadInput, readInput } from './account-inputs.ts'

export type Sent = { formData: Readonly<Record<string, unknown>>; mergeCart: boolean }

/** How it went, in the words of both kinds of answer. */
export type Outcome = Pick<LoginResult, 'success' | 'errorMessage' | 'fieldErrors'> & Partial<LoginResult>

/** What the engine is asked, or null when what was sent can't be that form. */
type Prepared = ((call: CallFor) => Promise<Outcome>) | null

export type AccountAction = {
  path: `/api/${string}/`
  limit: 'login' | 'password' | 'register' | 'reset'
  /** Page that shows what is wrong to those without script. */
  page: string
  /** Where success leads when nobody says; without it the page tells that, too. */
  target?: string
  /** Which session a success begins; `same`: that of before, with another token. */
  session?: 'customer' | 'guest' | 'same'
  prepare: (engine: EngineCalls, sent: Sent) => Prepared
}

/** What an engine call of one input does with a form. */
const taking =
  <Input>(read: ReadInput<Input>, ask: (call: CallFor, input: Input, sent: Sent) => Promise<Outcome>) =>
  (sent: Sent): Prepared => {
    const input = read(sent.formData)
    return input && ((call) => ask(call, input, sent))
  }

const ofForm = ({ successful, generalErrorMessage, fieldErrors }: FormResult): Outcome => ({
  success: successful,
  errorMessage: generalErrorMessage ?? null,
  fieldErrors,
})

/** Every path about accounts that sets cookies, or that takes a form of those without script (transactions.md §7). */
export const accountActions: readonly AccountAction[] = [
  {
    path: '/api/login-action/',
    limit: 'login',
    page: '/login',
    target: '/myaccount/',
    session: 'customer',
    prepare: (engine, sent) =>
      taking(readInput.login, (call, data, { mergeCart }) => engine.login(call, data, mergeCart))(sent),
  },
  {
    path: '/api/register-action/',
    limit: 'register',
    page: '/myaccount/register',
    target: '/myaccount/',
    session: 'customer',
    prepare: (engine, sent) =>
      sent.formData.kind === 'business'
        ? taking(readInput.businessCustomer, engine.registerBusinessCustomer)(sent)
        : taking(readInput.customer, engine.registerCustomer)(sent),
  },
  {
    path: '/api/checkout-auth/',
    limit: 'register',
    page: '/checkout/login',
    target: '/checkout/shipping',
    session: 'guest',
    prepare: (engine, sent) => taking(readInput.guest, engine.registerGuest)(sent),
  },
  {
    path: '/api/change-password/',
    limit: 'password',
    page: '/myaccount/password',
    session: 'same',
    prepare: (engine, sent) => taking(readInput.password, engine.changePassword)(sent),
  },
  {
    path: '/api/forgot-password/',
    limit: 'reset',
    page: '/myaccount/resetpassword',
    prepare: (engine, sent) =>
      taking(readInput.forgotten, async (call, data) => ofForm(await engine.forgotPassword(call, data)))(sent),
  },
  {
    path: '/api/new-password/',
    limit: 'reset',
    page: '/myaccount/newpassword',
    prepare: (engine, sent) =>
      taking(readInput.reset, async (call, data) => ofForm(await engine.changeForgottenPassword(call, data)))(sent),
  },
  {
    path: '/api/customer-access/',
    limit: 'reset',
    page: '/myaccount/customernumber',
    prepare: (engine, sent) =>
      taking(readInput.access, async (call, data) => ofForm(await engine.requestCustomerAccess(call, data)))(sent),
  },
]
