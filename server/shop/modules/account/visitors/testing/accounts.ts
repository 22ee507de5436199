import type { CustomerInfo, FormResult, LoginResult, Session, UserToken } from '#contract/generated/types.ts'
import { type Call, type Engine, filledDatabase, importing } from '#engine/testing/engine.ts'
import { samplePage } from '#engine/testing/sample-content.ts'

type Teardown = { teardown: (fn: () => unknown) => void }

/** A shop without goods: stores, a page, and texts. */
export const emptyShop = (t: Teardown, texts: Record<string, { de: string; en: string }> = {}): Promise<string> =>
  filledDatabase(
    t,
    importing({
      pages: [samplePage({ id: 'home', path: '/', pageType: 'HOMEPAGE' })],
      translations: Object.entries(texts).map(([key, text]) => ({ key, text })),
    }),
  )

const loginFields = `success errorMessage retryAfter updatedCartId userId firstName lastName cartMerged sharedListMerged
  token { token expires } fieldErrors { fieldName formName errorMessage }`
const formFields = 'successful generalErrorMessage fieldErrors { fieldName formName errorMessage }'

export const lena = {
  salutation: 'ms',
  firstName: 'Lena',
  lastName: 'Sommer',
  email: 'Lena@pausenhof.example',
  password: 'Schulweg-7',
  acceptsTerms: true,
}

export const school = {
  organisationType: 'school',
  organisation: 'Grundschule am Park',
  salutation: 'ms',
  firstName: 'Petra',
  lastName: 'Vogel',
  email: 'sekretariat@gs-am-park.example',
  phone: '030 123456',
  street: 'Parkweg 1',
  postCode: '10115',
  city: 'Berlin',
  country: 'DE',
  vatRegistrationNo: null,
  password: 'Schulweg-7',
  acceptsTerms: true,
}

/** What the edge and the pages ask of accounts; errors throw with their code. */
export const accountsOf = ({ run }: Pick<Engine, 'run'>) => {
  const ask = async <Result>(text: string, variables: object, call: Call): Promise<Result> => {
    const { data, errors } = await run(text, { ...call, variables })
    if (errors?.[0]) throw Object.assign(new Error(errors[0].message), { code: errors[0].extensions.code })
    return data?.result as Result
  }
  const mutation =
    <Result>(field: string, type: string, fields: string) =>
    (data: object, call: Call = {}) =>
      ask<Result>(`mutation ($data: ${type}!) { result: ${field}(data: $data) { ${fields} } }`, { data }, call)

  return {
    shopInit: (call: Call = {}) =>
      ask<{ userId: string; cartId: string }>('mutation { result: shopInit { userId cartId } }', {}, call),
    login: (data: object, call: Call = {}, mergeCart = true) =>
      ask<LoginResult>(
        `mutation ($data: LoginInput!, $mergeCart: Boolean!) {
          result: login(data: $data, mergeCart: $mergeCart) { ${loginFields} } }`,
        { data, mergeCart },
        call,
      ),
    logout: (call: Call) => ask<boolean>('mutation { result: logout }', {}, call),
    refresh: (userToken: string, call: Call = {}) =>
      ask<UserToken>('mutation { result: refreshUserToken { token expires } }', {}, { ...call, userToken }),
    session: (call: Call) =>
      ask<Session | null>('{ result: getSession { userId isGuest tokenExpires sessionExpires } }', {}, call),
    info: (call: Call = {}, url = '/') =>
      ask<CustomerInfo>(
        `query ($url: String!) { result: getCustomerInfo(url: $url) { userId firstName lastName isExistingCustomer
          isNewCustomer isGuest isInternal visitorType visitorLoginState categoryType notification email { email }
          customerNumber companyName primeInfo { status abo startDate endDate } } }`,
        { url },
        call,
      ),
    isUnique: (email: string, call: Call = {}) =>
      ask<boolean>('query ($email: String!) { result: isUniqueEmail(email: $email) }', { email }, call),
    isGoodLink: (token: string, call: Call = {}) =>
      ask<boolean>('query ($token: String!) { result: checkTokenValidity(emailToken: $token) }', { token }, call),
    register: mutation<LoginResult>('registerCustomer', 'RegisterCustomerInput', loginFields),
    registerBusiness: mutation<LoginResult>('registerBusinessCustomer', 'RegisterBusinessCustomerInput', loginFields),
    registerGuest: mutation<LoginResult>('registerGuest', 'RegisterGuestInput', loginFields),
    changePassword: mutation<LoginResult>('changePassword', 'ChangePasswordInput', loginFields),
    forgot: mutation<FormResult>('forgotPassword', 'ForgotPasswordInput', formFields),
    changeForgotten: mutation<FormResult>('changeForgottenPassword', 'ChangeForgottenPasswordInput', formFields),
    requestAccess: mutation<FormResult>('requestCustomerAccess', 'RequestCustomerAccessInput', formFields),
  }
}

export const tokenOf = ({ token }: LoginResult): string => token?.token ?? ''
