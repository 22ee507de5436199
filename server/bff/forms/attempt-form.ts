import type { FastifyRequest } from 'fastify'
import type { EdgeRun } from '../graphql/edge-run.ts'
import type { AddressLimit } from '../security/rate-limits.ts'
import { codeOf, type Refusal, refusalBy } from './refusals.ts'

export type FormCall = {
  run: EdgeRun
  request: FastifyRequest
  limit: AddressLimit
  /** Name of the form in its outcome, which its page looks for. */
  name: string
}

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
