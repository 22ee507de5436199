import type {
  Account,
  AccountDataInput,
  AccountDeletion,
  AccountResult,
  EmailConfirmation,
  FormResult,
} from '#contract/generated/types.ts'
import type { Call, Engine } from '#engine/testing/engine.ts'

const account = `{ email pendingEmail { newEmail isOldConfirmed isNewConfirmed expiresAt } salutation firstName lastName phone
  newsletter primeInfo { status } createdAt business { customerNumber organisationType organisation termsOfPayment street postCode city country
  vatRegistrationNo jobTitleCode primaryIndustryGroupCode numberOfEmployees } }`
const form = 'successful generalErrorMessage fieldErrors { fieldName formName errorMessage }'
const result = `{ ${form} account ${account} }`

/** The account as its pages use it; errors throw with their code. */
export const accountPageOf = ({ run }: Pick<Engine, 'run'>, call: Call) => {
  const ask = async <Result>(text: string, variables: object = {}): Promise<Result> => {
    const { data, errors } = await run(text, { ...call, variables })
    if (errors?.[0]) throw Object.assign(new Error(errors[0].message), { code: errors[0].extensions.code })
    return data?.result as Result
  }
  return {
    read: () => ask<Account>(`{ result: getAccount ${account} }`),
    deletion: async (): Promise<string[]> =>
      (await ask<AccountDeletion>('{ result: getAccountDeletion { consequences } }')).consequences,
    change: (data: AccountDataInput) =>
      ask<AccountResult>(`mutation ($data: AccountDataInput!) { result: changeAccountData(data: $data) ${result} }`, {
        data,
      }),
    updatePhone: (phone: string) =>
      ask<AccountResult>(`mutation ($phone: String!) { result: updatePhone(phone: $phone) ${result} }`, { phone }),
    updateEmail: (newEmail: string, currentPassword: string) =>
      ask<AccountResult>(
        `mutation ($newEmail: String!, $currentPassword: String!) {
          result: updateEmail(newEmail: $newEmail, currentPassword: $currentPassword) ${result} }`,
        { newEmail, currentPassword },
      ),
    cancelEmailChange: () => ask<AccountResult>(`mutation { result: cancelEmailChange ${result} }`),
    confirmEmail: (token: string) =>
      ask<EmailConfirmation>(
        `mutation ($token: String!) { result: confirmEmailChange(token: $token) { successful generalErrorMessage isChanged } }`,
        { token },
      ),
    remove: (password: string) =>
      ask<FormResult>(
        `mutation ($password: String!) { result: deleteCurrentCustomerAccount(password: $password) { ${form} } }`,
        { password },
      ),
  }
}
