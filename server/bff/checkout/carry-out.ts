import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import type { CheckoutChangeFragment } from '#web/generated/operations.ts'
import type { PersistedOperation } from '#web/lib/data/operation.ts'
import { codeIn, sentenceOf } from '../forms/refusals.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import type { Flashes } from '../visitor/flash.ts'

/** What a form leaves for the page that it leads to. */
export type Outcome = Omit<Parameters<Flashes['leave']>[1], 'form'>

/** Where a form leads, and what that page is told. */
export type Led = { way: string; told?: Outcome }

/** A refusal with the words of the error catalogue. */
export async function refused(run: EdgeRun, { visitor }: FastifyRequest, way: string, code: ErrorCode): Promise<Led> {
  return { way, told: { isDone: false, message: await sentenceOf(run, code, visitor) } }
}

export type Change = { answer: CheckoutChangeFragment } | { refusal: Led }

/** Carries out a change of the checkout. */
export async function changeBy<Data extends Record<string, CheckoutChangeFragment>, Variables>(
  run: EdgeRun,
  request: FastifyRequest,
  operation: PersistedOperation<Data, Variables>,
  variables: Variables,
  page = '/checkout/shipping',
): Promise<Change> {
  const { data, errors } = await run(operation, variables, request.visitor)
  const answer = data && Object.values(data)[0]
  if (answer) return { answer }
  return { refusal: await refused(run, request, page, codeIn(errors)) }
}
