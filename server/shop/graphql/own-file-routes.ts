import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { GraphQLError } from 'graphql'
import type { ErrorCode } from '#contract/errors.ts'
import { refuse } from '#lib/http/graphql-over-http.ts'
import type { ShopContext } from './context.ts'

/** What the routes of files for one person take. */
export type OwnFileRoutesOptions = {
  requireToken: preHandlerAsyncHookHandler
  /** As operations have it; empty where the call names no store. */
  contextOf: (request: FastifyRequest) => ShopContext | Record<string, never>
}

type OwnFile = { disposition: string; mediaType: string; content: Buffer | string }

/** Answers with a file for one person, which no cache keeps and no browser runs; or refuses as operations do. */
export async function answerOwnFile(
  context: ReturnType<OwnFileRoutesOptions['contextOf']>,
  reply: FastifyReply,
  find: (context: ShopContext) => Promise<OwnFile | null>,
): Promise<FastifyReply> {
  if (!context.identity) return refuse(reply, 'UNKNOWN_STORE', 'The call names no store')
  try {
    const file = await find(context as ShopContext)
    if (!file) return refuse(reply, 'NOT_FOUND', 'There is no such file')
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': file.disposition,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .type(file.mediaType)
      .send(file.content)
  } catch (error) {
    const { message, extensions } = error as Partial<GraphQLError>
    if (extensions?.code === undefined) throw error
    return refuse(reply, extensions.code as ErrorCode, message ?? '')
  }
}
