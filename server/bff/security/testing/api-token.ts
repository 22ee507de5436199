import { createApiTokens } from '../api-token.ts'

const secret = 'a-secret-of-tests'

/** EDGE_SECRETS of an edge in tests. */
export const testSecrets = `1:${secret}`

/** What browsers of that edge bring with them. */
export const tokenCookie = () => `apiToken=${createApiTokens([{ version: 1, secret }]).issue(Date.now())}`
