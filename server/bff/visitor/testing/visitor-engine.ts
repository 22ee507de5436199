import type { IncomingHttpHeaders } from 'node:http'
import Fastify from 'fastify'
import mercurius, { type IResolvers } from 'mercurius'
import { errorMessages } from '#contract/errors.ts'
import { upstreamSdl } from '#contract/sdl.ts'
import { callHeaders } from '#contract/stores.ts'
import { codedError, formatErrors, graphqlAjv } from '#lib/http/graphql-over-http.ts'
import { learnedOperations } from '#lib/http/learned-operations.ts'

type Test = { teardown: (fn: () => unknown) => void }
type Context = { headers: IncomingHttpHeaders }

/** Identity headers of a recorded call. */
type Heard = {
  field: string
  visitorId?: string
  userToken?: string
  cartId?: string
  network?: string
  surchargeVariant?: string
}

/**
 * A fake engine with visitors, carts and sessions in memory. Tests make it forget them, to exercise every loss and
 * recovery; its answers follow the contract.
 */
export async function startVisitorEngine(t: Test) {
  const visitors = new Map<string, string>()
  const tokens = new Map<string, 'valid' | 'expired' | 'revoked'>()
  const heard: Heard[] = []
  const violations = new Map<string, () => unknown>()
  let made = 0

  const hear = (field: string, { headers }: Context) => {
    const call: Heard = { field }
    for (const name of ['visitorId', 'userToken', 'cartId', 'clientNetwork', 'surchargeVariant'] as const) {
      const value = headers[callHeaders[name]]
      if (typeof value === 'string') call[name === 'clientNetwork' ? 'network' : name] = value
    }
    heard.push(call)
    const state = call.userToken === undefined ? undefined : (tokens.get(call.userToken) ?? 'expired')
    if (state === 'expired') throw codedError('USER_TOKEN_INVALID', errorMessages.USER_TOKEN_INVALID)
    if (state === 'revoked') throw codedError('USER_TOKEN_REVOKED', errorMessages.USER_TOKEN_REVOKED)
    violations.get(field)?.()
    return call
  }
  const ownerOf = ({ visitorId, userToken }: Heard) =>
    userToken ?? (visitorId && visitors.has(visitorId) ? visitorId : null)
  const cartOf = (call: Heard) => {
    const owner = ownerOf(call)
    if (!owner) throw codedError('USER_REQUIRED', errorMessages.USER_REQUIRED)
    if (call.cartId === undefined || visitors.get(owner) !== call.cartId)
      throw codedError('CART_NOT_FOUND', 'No such cart')
    return call.cartId
  }
  const newToken = () => {
    const token = `secret-${++made}`
    tokens.set(token, 'valid')
    return token
  }
  const session = (expires = 3600) => {
    const token = newToken()
    visitors.set(token, `cart-${++made}`)
    return { token, expires }
  }
  const loggedIn = (rest: object = {}) => ({
    success: true,
    cartMerged: false,
    sharedListMerged: false,
    fieldErrors: [],
    ...rest,
  })

  const store = (id: string) => ({
    id,
    host: 'shop.test',
    baseUrl: 'http://shop.test',
    currencyCode: 'EUR',
    languages: [],
    isB2b: false,
    name: 'Pausenhof',
    logo: null,
  })

  const resolvers = {
    Query: {
      getStore: (_: unknown, _args: unknown, context: Context) => {
        hear('getStore', context)
        return store('de')
      },
      getStores: () => ['de', 'at', 'ch', 'b2b'].map(store),
      /** Requires a login in the business store. */
      getTranslationsByPrefix: (_: unknown, _args: unknown, context: Context) => {
        const { userToken } = hear('getTranslationsByPrefix', context)
        if (!userToken && context.headers[callHeaders.store] === 'b2b')
          throw codedError('LOGIN_REQUIRED', errorMessages.LOGIN_REQUIRED)
        return [{ key: 'price', value: userToken ? 'of members' : 'of all' }]
      },
      getCustomerInfo: (_: unknown, _args: unknown, context: Context) => {
        const { userToken } = hear('getCustomerInfo', context)
        return {
          userId: userToken ?? '',
          isExistingCustomer: false,
          isNewCustomer: true,
          isGuest: false,
          isInternal: false,
          visitorType: 'guest',
          visitorLoginState: userToken ? 'logged_in' : 'logged_out',
          primeInfo: { status: 'NONE' },
        }
      },
      getLightningReservation: (_: unknown, _args: unknown, context: Context) => {
        cartOf(hear('getLightningReservation', context))
        return {
          hasLightningDealReservation: false,
          serverTimestamp: 1,
          isExpired: false,
          hasBeenExtended: false,
        }
      },
      getSession: (_: unknown, _args: unknown, context: Context) => {
        const { userToken } = hear('getSession', context)
        if (!userToken) return null
        return { userId: userToken, isGuest: false, tokenExpires: 1, sessionExpires: 1 }
      },
    },
    Mutation: {
      shopInit: (_: unknown, _args: unknown, context: Context) => {
        const owner = ownerOf(hear('shopInit', context))
        const userId = owner ?? `visitor-${++made}`
        const cartId = visitors.get(userId) ?? `cart-${++made}`
        visitors.set(userId, cartId)
        return { userId, cartId }
      },
      refreshUserToken: (_: unknown, _args: unknown, context: Context) => {
        const { userToken = '' } = hear('refreshUserToken', context)
        const renewed = session()
        visitors.set(renewed.token, visitors.get(userToken) ?? '')
        return renewed
      },
      login: (_: unknown, { data }: { data: { password: string } }, context: Context) => {
        hear('login', context)
        if (data.password !== 'right')
          return loggedIn({
            success: false,
            errorMessage: 'E-Mail oder Passwort stimmt nicht.',
            fieldErrors: [{ fieldName: 'password', formName: 'login', errorMessage: '' }],
            ...(data.password === 'again' ? { retryAfter: 30 } : {}),
          })
        const token = session()
        return loggedIn({
          firstName: 'Lena',
          lastName: 'Sommer',
          token,
          userId: 'customer-1',
          updatedCartId: visitors.get(token.token),
          cartMerged: true,
        })
      },
      logout: (_: unknown, _args: unknown, context: Context) => {
        const { userToken } = hear('logout', context)
        if (userToken) tokens.set(userToken, 'revoked')
        return true
      },
      registerGuest: (_: unknown, _args: unknown, context: Context) => {
        hear('registerGuest', context)
        return loggedIn({ token: session() })
      },
      registerCustomer: (_: unknown, { data }: { data: { email: string } }, context: Context) => {
        hear('registerCustomer', context)
        if (data.email.includes('@')) return loggedIn({ firstName: 'Neu', token: session() })
        return loggedIn({
          success: false,
          fieldErrors: [{ fieldName: 'email', formName: 'register', errorMessage: 'Keine E-Mail-Adresse.' }],
        })
      },
      changePassword: (_: unknown, { data }: { data: { currentPassword: string } }, context: Context) => {
        hear('changePassword', context)
        if (data.currentPassword !== 'right') return loggedIn({ success: false, errorMessage: 'Falsch.' })
        return loggedIn({ token: session() })
      },
      extendLightningReservation: (_: unknown, _args: unknown, context: Context) => {
        cartOf(hear('extendLightningReservation', context))
        throw codedError('BAD_USER_INPUT', 'Nothing is kept')
      },
      setStandardWishlist: (_: unknown, _args: unknown, context: Context) => {
        const call = hear('setStandardWishlist', context)
        if (!ownerOf(call)) throw codedError('USER_REQUIRED', errorMessages.USER_REQUIRED)
        throw codedError('NOT_FOUND', 'No such list')
      },
    },
  }

  const app = Fastify({ ajv: graphqlAjv, forceCloseConnections: true })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null),
  )
  app.post('/oauth/token', async () => ({ access_token: 'client', token_type: 'Bearer', expires_in: 3600 }))
  await app.register(mercurius, {
    schema: upstreamSdl,
    resolvers: resolvers as unknown as IResolvers,
    context: ({ headers }) => ({ headers }),
    allowBatchedQueries: true,
    jit: 0,
    errorFormatter: formatErrors,
    persistedQueryProvider: learnedOperations(),
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  t.teardown(() => app.close())

  return {
    url,
    heard,
    visitors,
    tokens,
    faults: violations,
    session,
    /** Names of the fields requested since the last call, in order. */
    asked: () => heard.splice(0).map(({ field }) => field),
  }
}

export type VisitorEngine = Awaited<ReturnType<typeof startVisitorEngine>>
