import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import type { FormResult } from '#contract/generated/types.ts'
import type { EdgeResult, EdgeRun } from '../graphql/edge-run.ts'
import type { Flashes } from '../visitor/flash.ts'
import { codeIn, codeOf, sentenceOf } from './refusals.ts'

export type FormOutcome = Parameters<Flashes['leave']>[1]

export type Answer = Pick<FormResult, 'successful'> & {
  generalErrorMessage?: string | null
  fieldErrors?: { fieldName: string; errorMessage: string }[]
  /** What the page says after a success. */
  receipt?: string | null
}

export type FormCall = {
  run: EdgeRun
  request: FastifyRequest
  limit: ReturnType<FastifyInstance['addressLimit']>
  /** Name of the form in the flash, which its page looks for. */
  name: string
}

/** Why a form was not carried out, with the code of its error. */
export type Refusal = { isDone: false; message: string | null; code?: ErrorCode; retryAfter?: number }

/** The engine's own message, or the sentence of its error. */
export const refusal = async (
  { run, request }: Pick<FormCall, 'run' | 'request'>,
  errors?: Parameters<typeof codeIn>[0],
  message?: string | null,
): Promise<Refusal> => (message == null ? refusalBy({ run, request }, codeIn(errors)) : { isDone: false, message })

/** The sentence of an error. */
export const refusalBy = async (
  { run, request }: Pick<FormCall, 'run' | 'request'>,
  code: ErrorCode,
): Promise<Refusal> => ({ isDone: false, message: await sentenceOf(run, code, request.visitor), code })

/** Carries out a form as often as its address may send it; what fails is refused with a sentence in the visitor's language. */
export async function attemptForm<Outcome>(
  call: FormCall,
  carryOut: () => Promise<Outcome>,
): Promise<Outcome | Refusal> {
  const { request, limit, name } = call
  const { isAllowed, retryAfter } = await limit(request)
  if (!isAllowed) return { ...(await refusalBy(call, 'RATE_LIMITED')), retryAfter }
  try {
    return await carryOut()
  } catch (error) {
    request.log.warn({ err: error, form: name }, 'forms: a form was not taken')
    return refusalBy(call, codeOf(error))
  }
}

/** How a form went, as the engine answers. */
export const resultOf = ({ successful, generalErrorMessage = null, fieldErrors = [], receipt = null }: Answer) => ({
  isDone: successful,
  message: successful ? receipt : generalErrorMessage,
  fieldErrors,
})

type AnsweredCall<Data> = FormCall & {
  send: () => Promise<EdgeResult<Data>>
  answerIn: (data: Data) => Answer | null | undefined
}

/** A form that is one call to the engine, whose answer says how it went. */
export async function answeredForm<Data>({ send, answerIn, ...call }: AnsweredCall<Data>): Promise<FormOutcome> {
  const outcome = await attemptForm(call, async () => {
    const { data, errors } = await send()
    const answer = data && answerIn(data)
    if (!answer) return refusal(call, errors)
    return resultOf(answer)
  })
  return { form: call.name, ...outcome }
}
