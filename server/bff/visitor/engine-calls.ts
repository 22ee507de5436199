import type * as contract from '#contract/generated/types.ts'
import type { CallFor, UpstreamClient } from '../upstream/client.ts'
import { UpstreamUnavailable } from '../upstream/unavailable.ts'

const loginResult = `{
  success errorMessage retryAfter updatedCartId userId firstName lastName cartMerged sharedListMerged
  token { token expires } fieldErrors { fieldName formName errorMessage }
}`
const formResult = '{ successful generalErrorMessage fieldErrors { fieldName formName errorMessage } }'

/** Fields of the contract that are the edge's alone (contract/visitor.graphql), and those that forms without script reach. */
const operations = {
  shopInit: 'mutation EdgeShopInit { result: shopInit { userId cartId } }',
  getSession: 'query EdgeSession { result: getSession { userId isGuest } }',
  refreshUserToken: 'mutation EdgeRefreshUserToken { result: refreshUserToken { token expires } }',
  login: `mutation EdgeLogin($data: LoginInput!, $mergeCart: Boolean!) { result: login(data: $data, mergeCart: $mergeCart) ${loginResult} }`,
  logout: 'mutation EdgeLogout { result: logout }',
  registerCustomer: `mutation EdgeRegister($data: RegisterCustomerInput!) { result: registerCustomer(data: $data) ${loginResult} }`,
  registerBusinessCustomer: `mutation EdgeRegisterBusiness($data: RegisterBusinessCustomerInput!) { result: registerBusinessCustomer(data: $data) ${loginResult} }`,
  registerGuest: `mutation EdgeRegisterGuest($data: RegisterGuestInput!) { result: registerGuest(data: $data) ${loginResult} }`,
  changePassword: `mutation EdgeChangePassword($data: ChangePasswordInput!) { result: changePassword(data: $data) ${loginResult} }`,
  forgotPassword: `mutation EdgeForgotPassword($data: ForgotPasswordInput!) { result: forgotPassword(data: $data) ${formResult} }`,
  changeForgottenPassword: `mutation EdgeChangeForgotten($data: ChangeForgottenPasswordInput!) { result: changeForgottenPassword(data: $data) ${formResult} }`,
  requestCustomerAccess: `mutation EdgeAccess($data: RequestCustomerAccessInput!) { result: requestCustomerAccess(data: $data) ${formResult} }`,
} as const

type EngineError = { message: string; extensions?: Record<string, unknown> }

/** The engine answered with an error instead of a result. */
export class EngineRefusal extends Error {
  readonly errors: readonly EngineError[]

  constructor(errors: readonly EngineError[]) {
    super(errors[0]?.message ?? 'The engine gave no result')
    this.errors = errors
  }
}

type Upstream = Pick<UpstreamClient, 'graphql'>

/** Throws EngineRefusal or UpstreamUnavailable. */
async function ask<Result>(
  upstream: Upstream,
  call: CallFor,
  query: string,
  { variables = {}, repeatable = false }: { variables?: object; repeatable?: boolean } = {},
): Promise<Result> {
  const answer = await upstream.graphql(JSON.stringify({ query, variables }), call, { repeatable })
  const { data, errors } = parse(answer) as { data?: { result?: Result } | null; errors?: EngineError[] }
  const result = data?.result
  if (!errors?.length && result === undefined)
    throw new UpstreamUnavailable('answer', 'Upstream: the result is missing')
  if (errors?.length || result === undefined || result === null) throw new EngineRefusal(errors ?? [])
  return result
}

function parse(answer: Buffer): unknown {
  try {
    return JSON.parse(answer.toString())
  } catch (cause) {
    throw new UpstreamUnavailable('answer', 'Upstream: no JSON', { cause })
  }
}

type BareSession = Pick<contract.Session, 'userId' | 'isGuest'>

/** No result and no error besides is an answer where a field may be null. */
const orNull = <Result>(asked: Promise<Result>): Promise<Result | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof EngineRefusal && error.errors.length === 0) return null
    throw error
  })

export const engineCalls = (upstream: Upstream) => {
  const withData =
    <Input, Result>(name: keyof typeof operations) =>
    (call: CallFor, data: Input) =>
      ask<Result>(upstream, call, operations[name], { variables: { data } })
  return {
    /** Safe to send twice: who has an id keeps it, and who has none has lost nothing. */
    shopInit: (call: CallFor) => ask<contract.ShopInit>(upstream, call, operations.shopInit, { repeatable: true }),
    /** Null when the token is nobody's in this store. */
    getSession: (call: CallFor) =>
      orNull(ask<BareSession>(upstream, call, operations.getSession, { repeatable: true })),
    refreshUserToken: (call: CallFor) => ask<contract.UserToken>(upstream, call, operations.refreshUserToken),
    login: (call: CallFor, data: contract.LoginInput, mergeCart: boolean) =>
      ask<contract.LoginResult>(upstream, call, operations.login, { variables: { data, mergeCart } }),
    logout: (call: CallFor) => ask<boolean>(upstream, call, operations.logout, { repeatable: true }),
    registerCustomer: withData<contract.RegisterCustomerInput, contract.LoginResult>('registerCustomer'),
    registerBusinessCustomer: withData<contract.RegisterBusinessCustomerInput, contract.LoginResult>(
      'registerBusinessCustomer',
    ),
    registerGuest: withData<contract.RegisterGuestInput, contract.LoginResult>('registerGuest'),
    changePassword: withData<contract.ChangePasswordInput, contract.LoginResult>('changePassword'),
    forgotPassword: withData<contract.ForgotPasswordInput, contract.FormResult>('forgotPassword'),
    changeForgottenPassword: withData<contract.ChangeForgottenPasswordInput, contract.FormResult>(
      'changeForgottenPassword',
    ),
    requestCustomerAccess: withData<contract.RequestCustomerAccessInput, contract.FormResult>('requestCustomerAccess'),
  }
}

export type EngineCalls = ReturnType<typeof engineCalls>
