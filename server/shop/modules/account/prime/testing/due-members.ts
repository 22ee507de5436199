import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { Engine } from '#engine/testing/engine.ts'
import type { startSandbox } from '#sandbox/testing/sandbox.ts'
import { memberOf } from './prime.ts'

type Sandbox = Awaited<ReturnType<typeof startSandbox>>
type Member = Awaited<ReturnType<typeof memberOf>>
type Submitted = Awaited<ReturnType<Member['submit']>>

type Trouble = 'none' | 'renewalRefused' | 'chargeLost'
type Method = 'CREDIT_CARD' | 'PAYPAL' | 'RECHNUNG'

/** Members whose paid time comes to its end, with the providers of the sandbox. */
export const dueMembersOf = ({
  engine,
  sandbox,
  db,
}: {
  engine: Pick<Engine, 'run'>
  sandbox: Sandbox
  db: pg.Pool
}) => {
  /** What the member does at the provider, until the shop knows of it; nothing where the order waits for no provider. */
  const payThere = async (
    member: Member,
    { computopData, redirectUrl }: Submitted,
    choice: Parameters<Sandbox['choose']>[1],
  ) => {
    if (!computopData && !redirectUrl) return null
    const page = computopData ? await sandbox.openForm(computopData) : (redirectUrl ?? '')
    const back = new URL((await sandbox.choose(page, choice)) ?? '')
    const { data } = await engine.run(
      `mutation ($token: String!, $fields: [PaymentReturnFieldInput!]!) {
        result: settlePaymentReturn(token: $token, fields: $fields) { state isMembership } }`,
      {
        ...member,
        variables: {
          token: back.pathname.split('/').at(-1),
          fields: [...back.searchParams].map(([name, value]) => ({ name, value })),
        },
      },
    )
    return data?.result ?? null
  }

  /** The end of the paid time has come, which was announced. */
  const yearPasses = async (id: string) => {
    await db.query(
      `update subscriptions set starts_at = starts_at - interval '1 year', paid_until = paid_until - interval '1 year',
        next_renewal_at = next_renewal_at - interval '1 year', announced_until = paid_until - interval '1 year' where id = $1`,
      [id],
    )
    await db.query(
      "update subscription_periods set starts_at = starts_at - interval '1 year', ends_at = ends_at - interval '1 year' where subscription_id = $1",
      [id],
    )
  }

  /** A member whose first period has just run out. */
  const dueMember = async (method: Method, trouble: Trouble = 'none') => {
    const member = await memberOf(engine)
    const submitted = await member.submit(method)
    if (method !== 'RECHNUNG') {
      const { status } = await member.info()
      if (status !== 'WAITING') throw new Error(`The membership is ${status} before it is paid`)
      const paid = await payThere(member, submitted, { trouble })
      if (!isDeepStrictEqual(paid, { state: 'placed', isMembership: true }))
        throw new Error('The membership was not paid')
    }
    const { rows } = await db.query(
      "select s.id from subscriptions s join orders o on o.customer_id = s.customer_id where o.number = $1 and s.state = 'active'",
      [submitted.orderId],
    )
    if (rows.length !== 1) throw new Error('The membership has not begun')
    const { id } = rows[0]
    await yearPasses(id)
    return { ...member, id: id as string }
  }

  return { payThere, yearPasses, dueMember }
}
