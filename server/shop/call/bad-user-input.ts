import type { GraphQLError } from 'graphql'
import { codedError } from '#lib/http/graphql-over-http.ts'

/** The caller is at fault; the message is told to it. */
export const badUserInput = (message: string): GraphQLError => codedError('BAD_USER_INPUT', message)
