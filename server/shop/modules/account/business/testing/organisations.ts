import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { ApprovalResult, BusinessAccess, FormResult, SubmitCartResult } from '#contract/generated/types.ts'
import { shopperWith } from '#engine/modules/checkout/cart/testing/carts.ts'
import { checkoutOf, peopleOf } from '#engine/modules/checkout/checkout/testing/checkouts.ts'
import type { Engine } from '#engine/testing/engine.ts'
import { accountsOf, school, tokenOf } from '../../visitors/testing/accounts.ts'

export type User = { store: string; userToken: string; cartId: string }

let number = 0

/** Schools with a teacher each, and what their users do in the business store; errors throw with their code. */
export const organisationsOf = (engine: Pick<Engine, 'run'>, db: Pick<Pool, 'query'>) => {
  const { business } = peopleOf(engine)
  const accounts = accountsOf(engine)

  const ask = async <Result>(text: string, variables: object, call: object): Promise<Result> => {
    const { data, errors } = await engine.run(text, { ...call, variables })
    if (errors?.[0]) throw Object.assign(new Error(errors[0].message), { code: errors[0].extensions.code })
    return data?.result as Result
  }

  const access = (call: object) =>
    ask<BusinessAccess>(
      `{ result: getBusinessAccess { customerNumber organisation isMainUser mayOrder orderLimit { amount }
      users { userId firstName lastName email mayOrder orderLimit { amount } isActive }
      approvals { approvalId requestedBy state netAmount { amount } reason orderId
        checkout { quoteHash cart { positions { name quantity } } shippingStep { billingAddresses { addressId } } } } } }`,
      {},
      call,
    )

  const save = (data: object, call: object) =>
    ask<FormResult>(
      `mutation ($data: BusinessUserInput!) { result: saveBusinessUser(data: $data) { successful generalErrorMessage
      fieldErrors { fieldName formName errorMessage } } }`,
      { data },
      call,
    )

  /** Mails to an address, oldest first: kind and where the button leads. */
  const mailsTo = async (recipient: string): Promise<{ kind: string; path: string }[]> => {
    const { rows } = await db.query<{ kind: string; path: string }>(
      "select kind, values ->> 'path' as path from mails where recipient = $1 order by created_at, id",
      [recipient],
    )
    return rows
  }

  /** Adds a user, who sets a password by the mail's link and logs in. */
  const addUser = async (
    main: object,
    rights: { mayOrder: boolean; orderLimit: string },
    person: { email: string; firstName?: string; lastName?: string },
  ): Promise<User> => {
    const names = { salutation: 'mr', firstName: 'Timo', lastName: 'Kern' }
    const { successful } = await save({ ...names, ...person, ...rights }, main)
    if (!successful) throw new Error(`${person.email} was not invited`)
    const [{ path = '' } = {}] = await mailsTo(person.email)
    const emailToken = path.split('token=')[1] ?? ''
    await accounts.changeForgotten({ emailToken, newPassword: school.password }, { store: 'b2b' })
    const login = await accounts.login({ email: person.email, password: school.password }, { store: 'b2b' })
    return { store: 'b2b', userToken: tokenOf(login), cartId: login.updatedCartId ?? '' }
  }

  return {
    ask,
    access,
    save,
    mailsTo,
    addUser,

    remove: (userId: string, call: object) =>
      ask<FormResult>(
        'mutation ($userId: ID!) { result: removeBusinessUser(userId: $userId) { successful generalErrorMessage } }',
        { userId },
        call,
      ),

    approve: (approvalId: string, quoteHash: string, call: object) =>
      ask<ApprovalResult>(
        `mutation ($approvalId: ID!, $quoteHash: String!) { result: approveOrder(approvalId: $approvalId, quoteHash: $quoteHash) {
      successful generalErrorMessage orderId } }`,
        { approvalId, quoteHash },
        call,
      ),

    decline: (approvalId: string, reason: string, call: object) =>
      ask<ApprovalResult>(
        `mutation ($approvalId: ID!, $reason: String) { result: declineOrder(approvalId: $approvalId, reason: $reason) {
      successful generalErrorMessage } }`,
        { approvalId, reason },
        call,
      ),

    submit: async (call: User, paymentId?: string) => {
      const page = checkoutOf(engine, call)
      if (paymentId) await page.pay(paymentId)
      const { quoteHash } = await page.read()
      return ask<SubmitCartResult>(
        `mutation ($data: SubmitCartInput!) { result: submitCart(data: $data) { successful errorCode errorMessage orderId
      newCartId approvalId } }`,
        { data: { submissionId: randomUUID(), quoteHash, newsletter: false } },
        call,
      )
    },

    /** A school and one of its teachers, who has set a password and logged in. */
    organisation: async (rights: { mayOrder: boolean; orderLimit: string }) => {
      number += 1
      const email = `schulleitung-${number}@pausenhof.example`
      const teacher = `lehrkraft-${number}@pausenhof.example`
      const { userToken, cartId } = await business([], { ...school, email })
      const main: User = { store: 'b2b', userToken: userToken ?? '', cartId }
      const person = { salutation: 'mr', firstName: 'Timo', lastName: 'Kern', email: teacher }
      const user = await addUser(main, rights, person)
      return { main, email, teacher, person, user, shopper: shopperWith(engine, user) }
    },
  }
}
