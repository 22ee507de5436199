import type { LoginResult } from '#contract/generated/types.ts'
import type { SentCall } from '../forms/sent-call.ts'
import {
  ChangeForgottenPassword,
  ChangePassword,
  DeleteAccount,
  ForgotPassword,
  type FormOutcomeFragment,
  Login,
  RegisterBusinessCustomer,
  RegisterCustomer,
  RegisterGuest,
  RequestCustomerAccess,
} from '../generated/operations.ts'
import { askEngine, type EngineOperation } from '../upstream/ask-engine.ts'
import type { CallFor, UpstreamClient } from '../upstream/client.ts'
import { type ReadInput, readInput } from './account-inputs.ts'

/** Outcome of an action, the same for JSON and form answers. */
export type Outcome = Pick<LoginResult, 'success' | 'errorMessage' | 'fieldErrors'> & Partial<LoginResult>

/** Calls the engine; null when the body doesn't match the action's form. */
type Prepared = ((upstream: Pick<UpstreamClient, 'graphql'>, call: CallFor) => Promise<Outcome>) | null

export type AccountAction = {
  path: `/api/${string}/`
  limit: 'login' | 'password' | 'register' | 'reset'
  /** Page of the form. */
  page: string
  /** Default redirect after success; without it `page` shows the success, too. */
  target?: string
  /** Fields that the page draws again after success. */
  keeps?: readonly string[]
  /** Kind of session that a success starts; `same`: the previous session with a new token; `none`: the previous session ends. */
  session?: 'customer' | 'guest' | 'same' | 'none'
  prepare: (sent: SentCall) => Prepared
}

function asking<Data extends Record<string, Outcome | FormOutcomeFragment>, Variables>(
  operation: EngineOperation<Data, Variables>,
  variables: Variables | null,
): Prepared {
  if (variables === null) return null
  return async (upstream, call) => outcomeOf(await askEngine(upstream, operation, variables, call))
}

function outcomeOf(result: Outcome | FormOutcomeFragment): Outcome {
  if (!('successful' in result)) return result
  const { successful, generalErrorMessage, fieldErrors } = result
  return { success: successful, errorMessage: generalErrorMessage, fieldErrors }
}

function dataIn<Input>(read: ReadInput<Input>, { formData }: SentCall): { data: Input } | null {
  const data = read(formData)
  return data && { data }
}

/** Forms of login, registration and passwords: what sets cookies (transactions.md §7). */
export const accountActions: readonly AccountAction[] = [
  {
    path: '/api/login-action/',
    limit: 'login',
    page: '/login',
    target: '/myaccount/',
    session: 'customer',
    prepare: (sent) => {
      const read = dataIn(readInput.login, sent)
      return asking(Login, read && { ...read, mergeCart: sent.mergeCart })
    },
  },
  {
    path: '/api/register-action/',
    limit: 'register',
    page: '/myaccount/register',
    target: '/myaccount/',
    session: 'customer',
    prepare: (sent) =>
      sent.formData.kind === 'business'
        ? asking(RegisterBusinessCustomer, dataIn(readInput.businessCustomer, sent))
        : asking(RegisterCustomer, dataIn(readInput.customer, sent)),
  },
  {
    path: '/api/checkout-auth/',
    limit: 'register',
    page: '/checkout/login',
    target: '/checkout/shipping',
    session: 'guest',
    prepare: (sent) => asking(RegisterGuest, dataIn(readInput.guest, sent)),
  },
  {
    path: '/api/change-password/',
    limit: 'password',
    page: '/myaccount/password',
    session: 'same',
    prepare: (sent) => asking(ChangePassword, dataIn(readInput.password, sent)),
  },
  {
    path: '/api/delete-account/',
    limit: 'password',
    page: '/myaccount/delete',
    session: 'none',
    prepare: (sent) => asking(DeleteAccount, readInput.deletion(sent.formData)),
  },
  {
    path: '/api/forgot-password/',
    limit: 'reset',
    page: '/myaccount/resetpassword',
    keeps: ['triesCount'],
    prepare: (sent) => asking(ForgotPassword, dataIn(readInput.forgotten, sent)),
  },
  {
    path: '/api/new-password/',
    limit: 'reset',
    page: '/myaccount/newpassword',
    prepare: (sent) => asking(ChangeForgottenPassword, dataIn(readInput.reset, sent)),
  },
  {
    path: '/api/customer-access/',
    limit: 'reset',
    page: '/myaccount/customernumber',
    prepare: (sent) => asking(RequestCustomerAccess, dataIn(readInput.access, sent)),
  },
]
