import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { primeOrderPage } from '#contract/limits/prime.ts'
import { addressParts } from '#contract/rules/address-fields.ts'
import { paymentInputOf } from '#contract/rules/checkout/payment.rules.ts'
import { isWanted } from '#contract/rules/checkout/shipping-fields.ts'
import { shippingInputOf } from '#contract/rules/checkout/shipping-input.ts'
import { stepAfter } from '#contract/rules/checkout/steps.rules.ts'
import {
  AbortPayment,
  type CheckoutChangeFragment,
  RemoveAddress,
  RestoreAddress,
  SaveShippingStep,
  SelectPayment,
} from '#web/generated/operations.ts'
import { attemptForm } from '../forms/answered-form.ts'
import { plainForm } from '../forms/plain-form.ts'
import { codeIn, textOf } from '../forms/refusals.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import type { Flashes } from '../visitor/flash.ts'
import { type Change, changeBy, type Led, refused } from './carry-out.ts'
import { submitForm, submitPrimeForm } from './submit-form.ts'

type CheckoutFormsOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
}

const steps = ['shipping', 'payment', 'summary', 'prime', 'abort', 'address'] as const
type Step = (typeof steps)[number]

/** Technical fields of the forms: nothing that is given back. */
const technical = ['submissionId', 'cartId', 'quoteHash']

/** Forms of one address; a class without scripts is many people. */
const formsPerMinute = 60

/**
 * Forms of the checkout for browsers without scripts (web/features/checkout): each is answered with a redirect, to the next step, to the
 * provider of the payment, or back with what was typed and what is wrong with it.
 */
export default fp<CheckoutFormsOptions>(
  async (app, { run, flashes }) => {
    const limit = app.addressLimit('checkout', formsPerMinute)
    const leads: Readonly<Record<Step, (values: Values, request: FastifyRequest) => Promise<Led>>> = {
      shipping: async (values, request) => {
        const change = await changeBy(run, request, SaveShippingStep, { data: shippingInputOf(values) })
        return ledBy(change, '/checkout/shipping', ({ paymentStep }) =>
          stepAfter('shipping', { hasPaymentStep: paymentStep.isAvailable }),
        )
      },
      payment: async (values, request) => {
        const input = paymentInputOf(values)
        if (input.paymentId === '') return askForPayment(run, request)
        const change = await changeBy(run, request, SelectPayment, input)
        return ledBy(change, '/checkout/payment', () => '/checkout/summary')
      },
      summary: (values, request) => submitForm(run, values, request),
      prime: (values, request) => submitPrimeForm(run, values, request),
      abort: async (_values, request) =>
        ledBy(await changeBy(run, request, AbortPayment, {}), '/checkout/summary', () => '/checkout/payment'),
      address: (values, request) => changeAddress(run, request, values),
    }
    for (const step of steps)
      await plainForm(app, {
        path: `/api/checkout-action/${step}/`,
        lead: async (form, request, reply) => {
          const values = Object.fromEntries(form)
          const name = `checkout-action/${step}`
          const outcome = await attemptForm({ run, request, limit, name }, () => leads[step](values, request))
          const led: Led = 'way' in outcome ? outcome : { way: pages[step], told: outcome }
          leave(reply, flashes, name, values, led)
          return led.way
        },
      })
  },
  { name: 'checkout-forms', dependencies: ['rate-limits', 'visitor', 'edge-graphql'] },
)

type Values = Readonly<Record<string, string>>

/** Where what went wrong with a form is told. */
const pages: Readonly<Record<Step, string>> = {
  shipping: '/checkout/shipping',
  address: '/checkout/shipping',
  payment: '/checkout/payment',
  abort: '/checkout/payment',
  summary: '/checkout/summary',
  prime: primeOrderPage,
}

function leave(
  reply: FastifyReply,
  flashes: Pick<Flashes, 'leave'>,
  form: string,
  typed: Values,
  { told: result }: Led,
): void {
  if (!result) return
  const stored = Object.entries(typed).filter(([name]) => !technical.includes(name) && !isOfOtherAddress(name, typed))
  const values = Object.fromEntries(stored)
  flashes.leave(reply, { form, ...result, values: { ...values, ...result.values } })
}

/** The form holds the fields of every kind of address, the cookie has room for those that are asked for. */
function isOfOtherAddress(name: string, typed: Values): boolean {
  const part = addressParts.find((each) => name.startsWith(`${each}.`))
  return part !== undefined && !isWanted(typed, part)
}

/** Nothing was chosen: the form says so where its script does. */
async function askForPayment(run: EdgeRun, request: FastifyRequest): Promise<Led> {
  const errorMessage = (await textOf(run, 'checkout.fault.noPayment', request.visitor)) ?? ''
  const fieldErrors = [{ fieldName: 'paymentId', formName: 'payment', errorMessage }]
  return { way: '/checkout/payment', told: { isDone: false, message: errorMessage, fieldErrors } }
}

/** On to the next step, or back to the page with what was wrong. */
function ledBy(change: Change, page: string, next: (checkout: CheckoutChangeFragment['checkout']) => string): Led {
  if ('refusal' in change) return { ...change.refusal, way: page }
  const { successful, generalErrorMessage, fieldErrors, checkout } = change.answer
  if (successful) return { way: next(checkout) }
  return { way: page, told: { isDone: false, message: generalErrorMessage ?? null, fieldErrors } }
}

/** An address is taken away, or the last one that was comes back; the page offers the latter. */
async function changeAddress(run: EdgeRun, request: FastifyRequest, { remove, restore }: Values): Promise<Led> {
  const way = '/checkout/shipping'
  const addressId = remove ?? restore ?? ''
  const { data, errors } = remove
    ? await run(RemoveAddress, { addressId }, request.visitor)
    : await run(RestoreAddress, { addressId }, request.visitor)
  const answer = data && Object.values(data)[0]
  if (answer?.successful)
    return remove ? { way, told: { isDone: true, message: null, values: { removed: addressId } } } : { way }
  if (answer) return { way, told: { isDone: false, message: answer.generalErrorMessage ?? null } }
  return refused(run, request, way, codeIn(errors))
}
