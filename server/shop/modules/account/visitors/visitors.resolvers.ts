import { errorMessages } from '#contract/errors.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Resolvers } from '#engine/generated/resolvers.ts'
import { codedError } from '#lib/http/graphql-over-http.ts'

const maxUrlLength = 2000
const maxEmailLength = 1000

const loginRequired = () => codedError('LOGIN_REQUIRED', errorMessages.LOGIN_REQUIRED)

export const visitorsResolvers: Resolvers = {
  CustomerInfo: {
    notification: async (_parent, _arguments, context) =>
      context.visitors.notification(await context.visitors.sessionOf(context.caller, context.store), context),
  },
  Query: {
    getCustomerInfo: async (_parent, { url }, context) => {
      if (url.length > maxUrlLength) throw badUserInput(`url has at most ${maxUrlLength} characters`)
      const session = await context.visitors.sessionOf(context.caller, context.store)
      return context.visitors.customerInfo(url, session, context)
    },
    checkTokenValidity: (_parent, { emailToken }, context) => context.visitors.checkTokenValidity(emailToken, context),
    isUniqueEmail: async (_parent, { email }, context) => {
      if (email.length > maxEmailLength) throw badUserInput(`email has at most ${maxEmailLength} characters`)
      const wait = await context.visitors.questionWait(context)
      if (wait > 0) throw codedError('RATE_LIMITED', 'Too many addresses were asked for')
      return context.visitors.isUniqueEmail(email, context)
    },
    getSession: (_parent, _arguments, context) => context.visitors.session(context),
  },
  Mutation: {
    shopInit: (_parent, _arguments, context) => context.visitors.shopInit(context),
    login: (_parent, { data, mergeCart }, context) => context.visitors.login(data, mergeCart, context),
    logout: (_parent, _arguments, context) => context.visitors.logout(context),
    refreshUserToken: (_parent, _arguments, { visitors, caller, store }) => {
      if (caller.userToken === null) throw codedError('USER_TOKEN_INVALID', errorMessages.USER_TOKEN_INVALID)
      return visitors.renewToken(caller.userToken, store)
    },
    registerCustomer: (_parent, { data }, context) => context.visitors.registerCustomer(data, context),
    registerBusinessCustomer: (_parent, { data }, context) => context.visitors.registerBusinessCustomer(data, context),
    registerGuest: (_parent, { data }, context) => context.visitors.registerGuest(data, context),
    changePassword: async (_parent, { data }, context) => {
      const session = await context.visitors.sessionOf(context.caller, context.store)
      if (session === null || session.customerId === null) throw loginRequired()
      return context.visitors.changePassword(data, session.customerId, session, context)
    },
    forgotPassword: (_parent, { data }, context) => context.visitors.forgotPassword(data, context),
    changeForgottenPassword: (_parent, { data }, context) => context.visitors.changeForgottenPassword(data, context),
    requestCustomerAccess: (_parent, { data }, context) => context.visitors.requestCustomerAccess(data, context),
  },
}
