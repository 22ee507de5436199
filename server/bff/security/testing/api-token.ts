import { createApiTokens } from '../api-token.ts'

const secret = 'a-secret-of-tests'

/** EDGE_SECRETS of an edge in tests. */
export const testSecrets = `1:${secret}`

/** EDGE_HOSTS of it: what tests write, and what `inject` says without a header. */
export const testHosts = 'shop.test,educational.shop.test,localhost'

/** What browsers of that edge bring with them. */
export const tokenCookie = () => `apiToken=${createApiTokens([{ version: 1, secret }]).issue(Date.now())}`
