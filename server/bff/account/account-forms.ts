import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import {
  CancelEmailChange,
  ChangeAccountData,
  ConfirmEmailChange,
  RemoveFromBook,
  RestoreToBook,
  SaveAddress,
  SetDefaultAddress,
  UpdateEmail,
  UpdatePhone,
} from '#web/generated/operations.ts'
import { accountDataOf } from '#web/lib/account/account-input.ts'
import { type AddressPart, partOf } from '#web/lib/addresses/address-fields.ts'
import { addressInputOf } from '#web/lib/addresses/address-input.ts'
import type { PersistedOperation } from '#web/lib/data/operation.ts'
import { plainForm } from '../forms/plain-form.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { ownPath } from '../security/own-path.ts'
import type { Flashes } from '../visitor/flash.ts'
import { attemptForm, refusal } from './answered-form.ts'

type AccountFormsOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
}

type Values = Readonly<Record<string, string>>

/** How a form went, and where it leads. */
type Led = {
  way: string
  isDone: boolean
  message: string | null
  fieldErrors?: readonly { fieldName: string; errorMessage: string }[]
  values?: Values
}

type Lead = (values: Values, request: FastifyRequest) => Promise<Led>

type Answer = Pick<Led, 'fieldErrors'> & {
  successful: boolean
  generalErrorMessage?: string | null
  /** Of the link of a new e-mail address: the second one was confirmed. */
  isChanged?: boolean
}

const details = '/myaccount/contact-details'

/** Areas of the address book by their kind; what is none of them is the first. */
const areas = { billing: 'billing', shipping: 'shipping', packstation: 'packing-station' } as const
type Kind = keyof typeof areas
const kindIn = ({ kind = '' }: Values): Kind => (Object.hasOwn(areas, kind) ? (kind as Kind) : 'billing')

/** Forms of one address; a class without scripts is many people. */
const formsPerMinute = 60

/**
 * Forms of contact data and address book for browsers without scripts (web/features/account): each is answered with a redirect to
 * its page, which shows what was saved or what is wrong.
 */
export default fp<AccountFormsOptions>(
  async (app, { run, flashes }) => {
    const limit = app.addressLimit('account-forms', formsPerMinute)

    const ask = async <Data extends Record<string, Answer>, Variables>(
      request: FastifyRequest,
      operation: PersistedOperation<Data, Variables>,
      variables: Variables,
      ways: { done: string; faulty: string },
    ): Promise<Led> => {
      const { data, errors } = await run(operation, variables, request.visitor)
      const answer = data && Object.values(data)[0]
      if (!answer) return { way: ways.faulty, ...(await refusal({ run, request }, errors)) }
      const { successful: isDone, generalErrorMessage, fieldErrors = [], isChanged = false } = answer
      const way = isDone ? ways.done : ways.faulty
      const values = { changed: isChanged ? 'true' : '' }
      return { way, isDone, message: generalErrorMessage ?? null, fieldErrors, values }
    }

    const part = (name: string) => ({ done: `${details}#${name}`, faulty: `${details}#${name}` })

    const saveAddress = async (values: Values, request: FastifyRequest): Promise<Led> => {
      const kind = kindIn(values)
      const name: AddressPart = partOf[kind]
      const address = addressInputOf(values, name)
      const page = `/myaccount/addresses/${areas[kind]}`
      const target = ownPath(values.target)
      const again = new URLSearchParams({ edit: address.addressId ?? 'new', ...(target && { target }) })
      const ways = { done: target ?? page, faulty: `${page}?${again}` }
      const led = await ask(request, SaveAddress, { kind, address }, ways)
      const fieldErrors = led.fieldErrors?.map((error) => ({ ...error, fieldName: `${name}.${error.fieldName}` }))
      return { ...led, ...(fieldErrors && { fieldErrors }) }
    }

    const changeAddress = async (values: Values, request: FastifyRequest): Promise<Led> => {
      const page = `/myaccount/addresses/${areas[kindIn(values)]}`
      const ways = { done: page, faulty: page }
      const { remove, restore, default: chosen = '' } = values
      if (remove)
        return { ...(await ask(request, RemoveFromBook, { addressId: remove }, ways)), values: { removed: remove } }
      if (restore) return ask(request, RestoreToBook, { addressId: restore }, ways)
      return ask(request, SetDefaultAddress, { addressId: chosen }, ways)
    }

    const leads: Readonly<Record<string, Lead>> = {
      'account-action/data': (values, request) =>
        ask(request, ChangeAccountData, { data: accountDataOf(values) }, part('data')),
      'account-action/phone': ({ phone = '' }, request) => ask(request, UpdatePhone, { phone }, part('phone')),
      'account-action/email': ({ newEmail = '', currentPassword = '' }, request) =>
        ask(request, UpdateEmail, { newEmail, currentPassword }, part('email')),
      'account-action/email-cancel': (_values, request) => ask(request, CancelEmailChange, {}, part('email')),
      'account-action/email-confirm': ({ token = '' }, request) =>
        ask(
          request,
          ConfirmEmailChange,
          { token },
          { done: '/myaccount/email', faulty: `/myaccount/email?token=${encodeURIComponent(token.slice(0, 512))}` },
        ),
      'address-action/save': saveAddress,
      'address-action/change': changeAddress,
    }

    const take = async (name: string, lead: Lead, values: Values, request: FastifyRequest): Promise<Led> => {
      const way = name.startsWith('address') ? `/myaccount/addresses/${areas[kindIn(values)]}` : details
      return { way, ...(await attemptForm({ run, request, limit, name }, () => lead(values, request))) }
    }

    for (const [name, lead] of Object.entries(leads))
      await plainForm(app, {
        path: `/api/${name}/`,
        lead: async (form, request, reply) => {
          const typed = Object.fromEntries(form)
          const { way, isDone, message, fieldErrors = [], values = {} } = await take(name, lead, typed, request)
          const given = isDone ? values : { ...typed, ...values }
          flashes.leave(reply, { form: name, isDone, message, fieldErrors: [...fieldErrors], values: given })
          return way
        },
      })
  },
  { name: 'account-forms', dependencies: ['rate-limits', 'visitor', 'edge-graphql'] },
)
