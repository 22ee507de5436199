import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FormResult } from '#contract/generated/types.ts'
import type { EdgeResult, EdgeRun } from '../graphql/edge-run.ts'
import type { Flashes } from '../visitor/flash.ts'
import { codeIn, sentenceOf } from './refusals.ts'

export type FormOutcome = Parameters<Flashes['leave']>[1]

export type Answer = Pick<FormResult, 'successful'> & {
  generalErrorMessage?: string | null
  fieldErrors?: { fieldName: string; errorMessage: string }[]
  /** What the page says after a success. */
  receipt?: string | null
}

type SentForm<Data> = {
  run: EdgeRun
  request: FastifyRequest
  limit: ReturnType<FastifyInstance['addressLimit']>
  /** Name of the form in the flash, which its page looks for. */
  name: string
  send: () => Promise<EdgeResult<Data>>
  answerIn: (data: Data) => Answer | null | undefined
}

/** Sends a form without scripts to the engine; refusals and outages are outcomes, too, with a sentence in the visitor's language. */
export async function answeredForm<Data>(sent: SentForm<Data>): Promise<FormOutcome> {
  const { run, request, limit, name, send, answerIn } = sent
  const refused = async (code: Parameters<typeof sentenceOf>[1]): Promise<FormOutcome> => ({
    form: name,
    isDone: false,
    message: await sentenceOf(run, code, request.visitor),
  })
  const { isAllowed, retryAfter } = await limit(request)
  if (!isAllowed) return { ...(await refused('RATE_LIMITED')), retryAfter }
  try {
    const { data, errors } = await send()
    const answer = data && answerIn(data)
    if (!answer) return await refused(codeIn(errors))
    const { successful, generalErrorMessage = null, fieldErrors = [], receipt = null } = answer
    return { form: name, isDone: successful, message: successful ? receipt : generalErrorMessage, fieldErrors }
  } catch (error) {
    request.log.warn({ err: error, form: name }, 'forms: a form was not taken')
    return refused('INTERNAL')
  }
}
