/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Contract from '../../contract/generated/types.ts';

import type { EngineOperation as Operation } from '../upstream/ask-engine.ts'
export type LoginOutcomeFragment = { success: boolean, errorMessage: string | null, retryAfter: number | null, updatedCartId: string | null, userId: string | null, firstName: string | null, lastName: string | null, cartMerged: boolean, sharedListMerged: boolean, token: { token: string, expires: number } | null, fieldErrors: Array<{ fieldName: string, formName: string, errorMessage: string }> };

export type FormOutcomeFragment = { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, formName: string, errorMessage: string }> };

export type LoginMutationVariables = Exact<{
  data: Contract.LoginInput;
  mergeCart: boolean;
}>;


export type LoginMutation = { login: { success: boolean, errorMessage: string | null, retryAfter: number | null, updatedCartId: string | null, userId: string | null, firstName: string | null, lastName: string | null, cartMerged: boolean, sharedListMerged: boolean, token: { token: string, expires: number } | null, fieldErrors: Array<{ fieldName: string, formName: string, errorMessage: string }> } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type RegisterCustomerMutationVariables = Exact<{
  data: Contract.RegisterCustomerInput;
}>;


export type RegisterCustomerMutation = { registerCustomer: { success: boolean, errorMessage: string | null, retryAfter: number | null, updatedCartId: string | null, userId: string | null, firstName: string | null, lastName: string | null, cartMerged: boolean, sharedListMerged: boolean, token: { token: string, expires: number } | null, fieldErrors: Array<{ fieldName: string, formName: string, errorMessage: string }> } };

export type RegisterBusinessCustomerMutationVariables = Exact<{
  data: Contract.RegisterBusinessCustomerInput;
}>;


export type RegisterBusinessCustomerMutation = { registerBusinessCustomer: { success: boolean, errorMessage: string | null, retryAfter: number | null, updatedCartId: string | null, userId: string | null, firstName: string | null, lastName: string | null, cartMerged: boolean, sharedListMerged: boolean, token: { token: string, expires: number } | null, fieldErrors: Array<{ fieldName: string, formName: string, errorMessage: string }> } };

export type RegisterGuestMutationVariables = Exact<{
  data: Contract.RegisterGuestInput;
}>;


export type RegisterGuestMutation = { registerGuest: { success: boolean, errorMessage: string | null, retryAfter: number | null, updatedCartId: string | null, userId: string | null, firstName: string | null, lastName: string | null, cartMerged: boolean, sharedListMerged: boolean, token: { token: string, expires: number } | null, fieldErrors: Array<{ fieldName: string, formName: string, errorMessage: string }> } };

export type ChangePasswordMutationVariables = Exact<{
  data: Contract.ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { success: boolean, errorMessage: string | null, retryAfter: number | null, updatedCartId: string | null, userId: string | null, firstName: string | null, lastName: string | null, cartMerged: boolean, sharedListMerged: boolean, token: { token: string, expires: number } | null, fieldErrors: Array<{ fieldName: string, formName: string, errorMessage: string }> } };

export type ForgotPasswordMutationVariables = Exact<{
  data: Contract.ForgotPasswordInput;
}>;


export type ForgotPasswordMutation = { forgotPassword: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, formName: string, errorMessage: string }> } };

export type ChangeForgottenPasswordMutationVariables = Exact<{
  data: Contract.ChangeForgottenPasswordInput;
}>;


export type ChangeForgottenPasswordMutation = { changeForgottenPassword: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, formName: string, errorMessage: string }> } };

export type RequestCustomerAccessMutationVariables = Exact<{
  data: Contract.RequestCustomerAccessInput;
}>;


export type RequestCustomerAccessMutation = { requestCustomerAccess: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, formName: string, errorMessage: string }> } };

export type DeleteAccountMutationVariables = Exact<{
  password: string;
}>;


export type DeleteAccountMutation = { deleteCurrentCustomerAccount: { successful: boolean, generalErrorMessage: string | null, fieldErrors: Array<{ fieldName: string, formName: string, errorMessage: string }> } };

export type AttachWalletMutationVariables = Exact<{
  sessionId: string;
}>;


export type AttachWalletMutation = { attachWallet: { successful: boolean, errorMessage: string | null, token: { token: string, expires: number } | null } };

export type OpenPreviewLinkQueryVariables = Exact<{
  token: string;
}>;


export type OpenPreviewLinkQuery = { openPreviewLink: { id: string, path: string, pages: Array<string> | null, scenario: unknown, expiresAt: string } | null };

export type IsPreviewOpenQueryVariables = Exact<{
  by: Contract.PreviewBy;
  id: string;
}>;


export type IsPreviewOpenQuery = { isPreviewOpen: boolean };

export type StudioLoginMutationVariables = Exact<{
  data: Contract.StudioLoginInput;
}>;


export type StudioLoginMutation = { studio_login: { fault: Contract.StudioLoginError | null, retryAfter: number | null, token: string | null } };

export type StudioLoginByStoreCodeMutationVariables = Exact<{
  code: string;
  agent?: string | null | undefined;
}>;


export type StudioLoginByStoreCodeMutation = { studio_loginByStoreCode: { fault: Contract.StudioLoginError | null, retryAfter: number | null, token: string | null } };

export type StudioLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type StudioLogoutMutation = { studio_logout: boolean };

export type StudioSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioSessionQuery = { studio_me: { sessionId: string, role: Contract.EditorRole | null } };

export type GetSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSessionQuery = { getSession: { isGuest: boolean } | null };

export type GetVisitorSegmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetVisitorSegmentsQuery = { getVisitorSegments: Array<string> };

export type ShopInitMutationVariables = Exact<{ [key: string]: never; }>;


export type ShopInitMutation = { shopInit: { userId: string, cartId: string } };

export type RefreshUserTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshUserTokenMutation = { refreshUserToken: { token: string, expires: number } };

export const AttachWallet: Operation<AttachWalletMutation, AttachWalletMutationVariables> = {
  id: 'c0fdaa9c57b17215ea68a94c3943250fc5cbbe65c2145e15fd73c24b5f560b15',
  name: 'AttachWallet',
  text: "mutation AttachWallet($sessionId:ID!){attachWallet(sessionId:$sessionId){successful errorMessage token{token expires}}}",
}

export const ChangeForgottenPassword: Operation<ChangeForgottenPasswordMutation, ChangeForgottenPasswordMutationVariables> = {
  id: '4f7717a9d01dcc6eb9408fdfabd88e8d160be922ad8f3f0ba191bfbc52d25bfc',
  name: 'ChangeForgottenPassword',
  text: "mutation ChangeForgottenPassword($data:ChangeForgottenPasswordInput!){changeForgottenPassword(data:$data){successful generalErrorMessage fieldErrors{fieldName formName errorMessage}}}",
}

export const ChangePassword: Operation<ChangePasswordMutation, ChangePasswordMutationVariables> = {
  id: '11216eb0b22d267797664438521c5482012882674a3c2196f98504a6d20c826d',
  name: 'ChangePassword',
  text: "mutation ChangePassword($data:ChangePasswordInput!){changePassword(data:$data){success errorMessage retryAfter updatedCartId userId firstName lastName cartMerged sharedListMerged token{token expires}fieldErrors{fieldName formName errorMessage}}}",
}

export const DeleteAccount: Operation<DeleteAccountMutation, DeleteAccountMutationVariables> = {
  id: 'e3af19f49f3e747c8e894eed6d15ddb8d9961a37abed0471180052f9283a3481',
  name: 'DeleteAccount',
  text: "mutation DeleteAccount($password:String!){deleteCurrentCustomerAccount(password:$password){successful generalErrorMessage fieldErrors{fieldName formName errorMessage}}}",
}

export const ForgotPassword: Operation<ForgotPasswordMutation, ForgotPasswordMutationVariables> = {
  id: 'da2d1ef370a8f0241ce915fc2da7d046db721ddea4387ba11f640311b367e3d1',
  name: 'ForgotPassword',
  text: "mutation ForgotPassword($data:ForgotPasswordInput!){forgotPassword(data:$data){successful generalErrorMessage fieldErrors{fieldName formName errorMessage}}}",
}

export const GetSession: Operation<GetSessionQuery, GetSessionQueryVariables> = {
  id: '6fe2afdb9d78d68ece60e4f9871308e23bc664c4fcadf7254df7ad618e15c4c2',
  name: 'GetSession',
  text: "query GetSession{getSession{isGuest}}",
}

export const GetVisitorSegments: Operation<GetVisitorSegmentsQuery, GetVisitorSegmentsQueryVariables> = {
  id: 'fe5336264cc862b7564acf1d5886bb294f7f3258364b3251d9ffceef30f12c62',
  name: 'GetVisitorSegments',
  text: "query GetVisitorSegments{getVisitorSegments}",
}

export const IsPreviewOpen: Operation<IsPreviewOpenQuery, IsPreviewOpenQueryVariables> = {
  id: '60250b34a68b150596b263b1d6ca850ea6c10d924dc711824cb69faa4abb893d',
  name: 'IsPreviewOpen',
  text: "query IsPreviewOpen($by:PreviewBy!$id:ID!){isPreviewOpen(by:$by id:$id)}",
}

export const Login: Operation<LoginMutation, LoginMutationVariables> = {
  id: 'cad66be86ef3d4b54352e4dadadfd32e1ea12eb5138dbc0cf72f463e539b9741',
  name: 'Login',
  text: "mutation Login($data:LoginInput!$mergeCart:Boolean!){login(data:$data mergeCart:$mergeCart){success errorMessage retryAfter updatedCartId userId firstName lastName cartMerged sharedListMerged token{token expires}fieldErrors{fieldName formName errorMessage}}}",
}

export const Logout: Operation<LogoutMutation, LogoutMutationVariables> = {
  id: '7713dffefb6f049b31d0d1a2c16f825fa7e4641f396bdac3d48357704ef32a74',
  name: 'Logout',
  text: "mutation Logout{logout}",
}

export const OpenPreviewLink: Operation<OpenPreviewLinkQuery, OpenPreviewLinkQueryVariables> = {
  id: '053c385fd3d58031c148f4b3e1663f58b1d1ee80c37aa4c6db5f470b8ee377b4',
  name: 'OpenPreviewLink',
  text: "query OpenPreviewLink($token:String!){openPreviewLink(token:$token){id path pages scenario expiresAt}}",
}

export const RefreshUserToken: Operation<RefreshUserTokenMutation, RefreshUserTokenMutationVariables> = {
  id: '0e53ff2b106093bb27d1a69928e311a1cfe99b05ef88e097c99c5fd06e717258',
  name: 'RefreshUserToken',
  text: "mutation RefreshUserToken{refreshUserToken{token expires}}",
}

export const RegisterBusinessCustomer: Operation<RegisterBusinessCustomerMutation, RegisterBusinessCustomerMutationVariables> = {
  id: 'd489c3afc61e2a525e3b9216bcde099f6e1d52799e6b5c6255f5ce0540fefa3c',
  name: 'RegisterBusinessCustomer',
  text: "mutation RegisterBusinessCustomer($data:RegisterBusinessCustomerInput!){registerBusinessCustomer(data:$data){success errorMessage retryAfter updatedCartId userId firstName lastName cartMerged sharedListMerged token{token expires}fieldErrors{fieldName formName errorMessage}}}",
}

export const RegisterCustomer: Operation<RegisterCustomerMutation, RegisterCustomerMutationVariables> = {
  id: 'bc8f20a8ef5cf76a946c08b17a6f191917cc720c050e830fb57d78680c67451e',
  name: 'RegisterCustomer',
  text: "mutation RegisterCustomer($data:RegisterCustomerInput!){registerCustomer(data:$data){success errorMessage retryAfter updatedCartId userId firstName lastName cartMerged sharedListMerged token{token expires}fieldErrors{fieldName formName errorMessage}}}",
}

export const RegisterGuest: Operation<RegisterGuestMutation, RegisterGuestMutationVariables> = {
  id: '336827d8b130b21999395a547167a0837ea6d987c4051cc6d321f4c7dc705e9f',
  name: 'RegisterGuest',
  text: "mutation RegisterGuest($data:RegisterGuestInput!){registerGuest(data:$data){success errorMessage retryAfter updatedCartId userId firstName lastName cartMerged sharedListMerged token{token expires}fieldErrors{fieldName formName errorMessage}}}",
}

export const RequestCustomerAccess: Operation<RequestCustomerAccessMutation, RequestCustomerAccessMutationVariables> = {
  id: '3c7985f6f2ff94d1ae190a454ec1c5f5a0e9ab59351b34e05a4847e943550272',
  name: 'RequestCustomerAccess',
  text: "mutation RequestCustomerAccess($data:RequestCustomerAccessInput!){requestCustomerAccess(data:$data){successful generalErrorMessage fieldErrors{fieldName formName errorMessage}}}",
}

export const ShopInit: Operation<ShopInitMutation, ShopInitMutationVariables> = {
  id: '187c6433ff5f8ed745d8cb0b55350f6f3275d3ec386dbaf7dec26fec7645ee83',
  name: 'ShopInit',
  text: "mutation ShopInit{shopInit{userId cartId}}",
}

export const StudioLogin: Operation<StudioLoginMutation, StudioLoginMutationVariables> = {
  id: '9767cf5fc1ff282e3835b77dee579545a41d5ec1cc02a59d0cb53d7ec6a2cddf',
  name: 'StudioLogin',
  text: "mutation StudioLogin($data:StudioLoginInput!){studio_login(data:$data){fault retryAfter token}}",
}

export const StudioLoginByStoreCode: Operation<StudioLoginByStoreCodeMutation, StudioLoginByStoreCodeMutationVariables> = {
  id: 'c9144d490dae347d9302eb3f0a6cb6a8df0a9ee0e863da14a99b164d61ec89c4',
  name: 'StudioLoginByStoreCode',
  text: "mutation StudioLoginByStoreCode($code:String!$agent:String){studio_loginByStoreCode(code:$code agent:$agent){fault retryAfter token}}",
}

export const StudioLogout: Operation<StudioLogoutMutation, StudioLogoutMutationVariables> = {
  id: '488080537ee9801da5df5992fd88ff4bafcb362ad5abcacf2303c6469ecd1788',
  name: 'StudioLogout',
  text: "mutation StudioLogout{studio_logout}",
}

export const StudioSession: Operation<StudioSessionQuery, StudioSessionQueryVariables> = {
  id: '353aad0c5fe98b3cbed49adbcc0af7e2ee676bceabd3a90c6e98650314df2d82',
  name: 'StudioSession',
  text: "query StudioSession{studio_me{sessionId role}}",
}