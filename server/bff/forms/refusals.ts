import type { FastifyRequest } from 'fastify'
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts'
import { Texts } from '#web/generated/operations.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { EngineRefusal } from '../upstream/ask-engine.ts'
import { UpstreamUnavailable } from '../upstream/unavailable.ts'
import type { Visitor } from '../visitor/visitor.ts'

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in errorCatalogue

type EngineErrors = readonly { extensions?: { code?: unknown } | undefined }[] | undefined

/** Why an answer has no data, as a code of the catalogue. */
export function codeIn(errors: EngineErrors): ErrorCode {
  const code = errors?.[0]?.extensions?.code
  return isCode(code) ? code : 'INTERNAL'
}

/** Why there is no result, as a code of the catalogue. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof UpstreamUnavailable) return 'UPSTREAM_UNAVAILABLE'
  return codeIn(error instanceof EngineRefusal ? error.errors : undefined)
}

/** An answer of this edge is never a fault of its own where the engine's is meant. */
export function statusOf(code: ErrorCode): number {
  return code === 'INTERNAL' ? errorCatalogue.UPSTREAM_UNAVAILABLE.status : errorCatalogue[code].status
}

/** The sentence that the catalogue names, in the visitor's language; null when not even that can be had. */
export const sentenceOf = (run: EdgeRun, code: ErrorCode, visitor: Visitor): Promise<string | null> =>
  textOf(run, errorCatalogue[code].publicText, visitor)

/** A text of the shop by its key. */
export async function textOf(run: EdgeRun, key: string, visitor: Visitor): Promise<string | null> {
  const { data } = await run(Texts, { prefixes: [key] }, visitor).catch(() => ({ data: null }))
  return data?.getTranslationsByPrefix.find((text) => text.key === key)?.value ?? null
}

/** Why a form was not carried out, with the code of its error. */
export type Refusal = { isDone: false; message: string | null; code?: ErrorCode; retryAfter?: number }

type Asking = { run: EdgeRun; request: FastifyRequest }

/** The engine's own message, or the sentence of its error. */
export const refusal = async (
  { run, request }: Asking,
  errors?: EngineErrors,
  message?: string | null,
): Promise<Refusal> => (message == null ? refusalBy({ run, request }, codeIn(errors)) : { isDone: false, message })

/** The sentence of an error. */
export const refusalBy = async ({ run, request }: Asking, code: ErrorCode): Promise<Refusal> => ({
  isDone: false,
  message: await sentenceOf(run, code, request.visitor),
  code,
})
