import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import pg from 'pg'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { inTransaction, openDatabase, retryingTransaction } from '#engine/db/database.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { until } from '#engine/testing/quiet-jobs.ts'
import { openServices } from '#engine/testing/services.ts'
import { shopperWith } from '../../checkout/cart/testing/carts.ts'
import { checkoutOf } from '../../checkout/checkout/testing/checkouts.ts'
import { checkoutShop, goods, legalTexts } from '../../checkout/checkout/testing/shop.ts'
import { addMail } from '../../mail/mails/mails.service.ts'
import { addressBookOf } from '../addresses/testing/address-book.ts'
import { addressForm } from '../addresses/testing/forms.ts'
import { lockPerson } from '../persons/persons.ts'
import { accountPageOf } from '../visitors/testing/account-page.ts'
import { accountsOf, school, tokenOf } from '../visitors/testing/accounts.ts'
import { createOrganisationOperators } from './organisation-operators.service.ts'
import { organisationsOf } from './testing/organisations.ts'

const url = await filledDatabase(
  t,
  checkoutShop({ translations, legalTexts: legalTexts.map((text) => ({ ...text, store: 'b2b' as const })) }),
)
const engine = await startEngine(t, url)
const db = new pg.Pool({ connectionString: url, max: 1 })
t.teardown(() => db.end())
const database = openDatabase(
  { url, poolSize: 8, statementTimeout: 20_000, connectionTimeout: 20_000 },
  () => undefined,
)
t.teardown(() => database.$client.end())
const operators = createOrganisationOperators({ db: database })
const accounts = accountsOf(engine)
const { access, addUser, approve, ask, mailsTo, organisation, remove, save, submit } = organisationsOf(engine, db)

const idOf = async (email: string): Promise<string> =>
  (await db.query('select id from customers where email = $1', [email])).rows[0].id

const handOver = (customerId: string, mainUserId: string) =>
  retryingTransaction(database, (trx) =>
    operators.changeMainUser(
      trx,
      { customerId, mainUserId },
      { mails: { add: addMail }, store: 'b2b', language: 'de-DE' },
    ),
  )

/** A school with two teachers: `user` has the rights, `colleague` may order everything. */
const newSchool = async (rights = { mayOrder: true, orderLimit: '' }) => {
  // All schools of the test register from one network.
  await db.query('delete from throttles')
  const found = await organisation(rights)
  const colleagueEmail = `kollege@${randomUUID().slice(0, 8)}.example`
  const colleague = await addUser(
    found.main,
    { mayOrder: true, orderLimit: '' },
    { email: colleagueEmail, firstName: 'Uta', lastName: 'Brandt' },
  )
  const ids = { main: await idOf(found.email), user: await idOf(found.teacher), colleague: await idOf(colleagueEmail) }
  return { ...found, colleague, colleagueEmail, ids }
}

const logIn = async (whose: { email: string } | { customerNumber: string }) => {
  const login = await accounts.login({ ...whose, password: school.password } as never, { store: 'b2b' })
  return { ...login, call: { store: 'b2b', userToken: login.success ? tokenOf(login) : null } }
}

const certificate = async (customerId: string, name: string) => {
  await db.query(
    `insert into uploads (customer_id, purpose, signature_id, name, media_type, size, sha256, content, decided_at)
     values ($1, 'b2bCertificate', gen_random_uuid(), $2, 'application/pdf', 3, md5($2), 'pdf', now())`,
    [customerId, name],
  )
}

/** Whether users point at one main user, who has the only customer number. */
const shapeOf = async (ids: Record<string, string>) => {
  const all = Object.values(ids)
  const { rows: users } = await db.query<{ customer_id: string; main_user_id: string }>(
    'select customer_id, main_user_id from business_users where customer_id = any($1)',
    [all],
  )
  const { rows: numbers } = await db.query<{ id: string }>(
    'select id from customers where id = any($1) and customer_number is not null',
    [all],
  )
  const mains = all.filter((id) => !users.some(({ customer_id: user }) => user === id))
  return { mains, pointAt: [...new Set(users.map((row) => row.main_user_id))], numbers: numbers.map(({ id }) => id) }
}

t.test('T4.194 a user takes the place of the main user with all that is the organisation’s', async (t) => {
  const { main, email, user, teacher, ids } = await newSchool({ mayOrder: false, orderLimit: '' })
  const number = (await access(main)).customerNumber ?? ''
  await db.query('update business_customers set organisation = $2 where customer_id = $1', [ids.main, 'Schule am See'])
  await certificate(ids.main, 'Bescheid.pdf')
  await certificate(ids.user, 'Alt.pdf')
  const office = addressForm({ formType: 'companyOrSchool', company: 'Schulamt', streetAndNumber: 'Amtsweg 2' })
  await addressBookOf(engine, main).save('billing', office)
  await shopperWith(engine, main).add(goods.parcel)
  const { orderId, newCartId } = await submit(main)
  t.match(orderId, /^\d{9}$/)

  t.match(await operators.readMainUserChange(database, ids.user), {
    main: { email },
    organisation: 'Schule am See',
    customerNumber: number,
    certificate: 'approved',
    invoiceAddress: /^Schulamt, .*Amtsweg 2/,
    users: 2,
    unpaidOrders: 1,
    unpaidAmount: Number,
    approvals: 0,
    refusal: null,
  })
  t.match(await handOver(ids.user, ids.main), { organisation: 'Schule am See', customerNumber: number })

  const after = await access(user)
  t.match(after, { customerNumber: number, organisation: 'Schule am See', isMainUser: true, mayOrder: true })
  t.same(
    new Set(after.users.map((each) => [each.email, each.mayOrder, each.orderLimit].join())),
    new Set([`${email},true,`, `${after.users.find((each) => each.email !== email)?.email},true,`]),
  )
  t.match(await access(main), { customerNumber: number, isMainUser: false, mayOrder: true, orderLimit: null })
  t.match(await ask('{ result: getB2bCertificate { name } }', {}, user), { name: 'Bescheid.pdf' })
  t.equal(await ask('{ result: getB2bCertificate { name } }', {}, main), null)
  const orders = await ask<{ orders: { orderId: string; orderedBy: string }[] }>(
    '{ result: getOrdersV2 { orders { orderId orderedBy } } }',
    {},
    user,
  )
  t.match(orders, { orders: [{ orderId, orderedBy: / / }] }, 'the new main user reads what the one before has ordered')
  t.match(await ask('{ result: getOrdersV2 { orders { orderId } } }', {}, main), { orders: [{ orderId }] })

  const next = { ...main, cartId: newCartId ?? '' }
  await shopperWith(engine, next).add(goods.parcel)
  t.match((await checkoutOf(engine, next).read()).shippingStep, { billingAddress: { schoolOrCompany: 'Schulamt' } })
  t.match(await submit(next), { successful: true, approvalId: null }, 'without a limit')

  t.equal((await logIn({ customerNumber: number })).call.userToken === null, false)
  t.match(await access((await logIn({ customerNumber: number })).call), { isMainUser: true })
  t.match(await access((await logIn({ email })).call), { isMainUser: false })
  const told = async (mailbox: string) => (await mailsTo(mailbox)).filter(({ kind }) => kind.startsWith('mainUser'))
  t.match(await told(teacher), [{ kind: 'mainUserGained', path: '/myaccount/organisation' }])
  t.match(await told(email), [{ kind: 'mainUserLeft', path: '/myaccount/organisation' }])
})

t.test('T4.194 the main user of before orders by the number of the organisation', async (t) => {
  const { main, ids } = await newSchool()
  const { customerNumber: number } = await access(main)
  await handOver(ids.user, ids.main)
  const { rows } = await db.query('select customer_number from customers where id = $1', [ids.main])
  t.match(rows, [{ customer_number: null }])
  const { visitors } = await openServices(t, url)
  for (const id of [ids.main, ids.user, ids.colleague])
    t.match(await visitors.organisationOf(database, id), { customerNumber: number })
  t.match(await access(main), { customerNumber: number })
})

t.test('T4.194 what waits for approval waits for the new main user, and can be handed back', async (t) => {
  const { main, user, shopper, colleague, ids } = await newSchool({ mayOrder: false, orderLimit: '' })
  await shopper.add(goods.parcel)
  const approvalId = (await submit(user)).approvalId ?? ''
  await handOver(ids.colleague, ids.main)
  t.match(await access(main), { approvals: [] })
  const quoteHash = (await access(colleague)).approvals[0]?.checkout?.quoteHash ?? ''
  t.match(await approve(approvalId, quoteHash, main), { successful: false }, 'not by the main user of before')
  t.match(await approve(approvalId, quoteHash, colleague), { successful: true, orderId: /^\d{9}$/ })
  t.match(await handOver(ids.main, ids.colleague), { customerNumber: /^\d{6}$/ })
  t.match(await access(main), { isMainUser: true, approvals: [{ state: 'approved' }] })
  t.same(await shapeOf(ids), { mains: [ids.main], pointAt: [ids.main], numbers: [ids.main] })
})

t.test('T4.194 the script says what moves, and changes the main user with --yes alone', async (t) => {
  const { email, teacher, ids } = await newSchool()
  const run = (...given: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/organisations.ts', ...given], {
      env: { ...process.env, DATABASE_URL: url },
    }).catch((error: { stdout: string; stderr: string; code: number }) => error)
  const preview = await run('change', teacher)
  t.match(preview.stdout, `${teacher} takes the place of ${email}`)
  t.match(
    preview.stdout,
    /customer number \d{6}, certificate -\n.*\n {2}2 users, 0 orders .*\n.*0\.00 EUR.*\nNothing is changed/,
  )
  t.match(await shapeOf(ids), { mains: [ids.main] })
  t.match((await run('change', teacher, '--yes')).stdout, `${teacher} is the main user.`)
  t.match(await shapeOf(ids), { mains: [ids.user], numbers: [ids.user] })
  t.match(await run('change', teacher, '--yes'), { code: 1, stderr: /is no user of an organisation with a main user/ })
  const { rows } = await db.query('select editor, action, before, after from audit_log where key = any($1)', [
    [ids.user, ids.main],
  ])
  const note = { editor: 'scripts/organisations.ts', before: { mainUser: ids.main }, after: { mainUser: ids.user } }
  t.match(rows, [note, note])
})

t.test(
  'T4.195 a change of the main user that makes no sense is refused with its reason, and changes nothing',
  async (t) => {
    const { main, ids } = await newSchool()
    const other = await newSchool()
    const before = await shapeOf(ids)
    const consumer = randomUUID()
    await db.query(
      `insert into customers (id, realm, email, salutation, first_name, last_name)
     values ($1, 'consumer', $2, 'none', 'Lena', 'Meier')`,
      [consumer, `${consumer}@pausenhof.example`],
    )
    const refusals = async (customerId: string, mainUserId = ids.main) => await handOver(customerId, mainUserId)
    t.match(await refusals(randomUUID()), { refusal: 'unknown' }, 'a guest has no account')
    t.match(await refusals(consumer), { refusal: 'unknown' })
    t.match(await refusals(ids.main), { refusal: 'isMainUser' })
    t.match(await refusals(other.ids.user), { refusal: 'otherOrganisation' })
    t.match(await refusals(other.ids.main), { refusal: 'isMainUser' })
    t.match(await refusals(ids.user, other.ids.main), { refusal: 'otherOrganisation' })

    const lock = (id: string, reason: string | null) =>
      db.query(
        'update customers set locked_for = $2, locked_at = case when $2::text is null then null else now() end where id = $1',
        [id, reason],
      )
    await lock(ids.user, 'byRequest')
    t.match(await refusals(ids.user), { refusal: 'locked' })
    await lock(ids.user, null)
    for (const reason of ['unpaid', 'misuse']) {
      await lock(ids.main, reason)
      t.match(await refusals(ids.user), { refusal: 'mainUserLocked' })
    }
    t.match(await operators.readMainUserChange(database, ids.user), { refusal: 'mainUserLocked' })
    await lock(ids.main, null)

    const invited = `neu@${randomUUID().slice(0, 8)}.example`
    const person = { salutation: 'mr', firstName: 'Neu', lastName: 'Hier', email: invited }
    t.match(await save({ ...person, mayOrder: true, orderLimit: '' }, main), { successful: true })
    t.match(await refusals(await idOf(invited)), { refusal: 'inactive' })
    t.same(await shapeOf(ids), before)

    await accountPageOf(engine, main).remove(school.password)
    t.match(await refusals(ids.user), { refusal: 'withoutMainUser' })
    t.equal(await operators.readMainUserChange(database, ids.user), null)
  },
)

t.test('T4.196 of changes at the same moment one counts, whoever sends them', async (t) => {
  for (const _ of [1, 2, 3, 4]) {
    const { ids } = await newSchool()
    const sent = [ids.user, ids.colleague, ids.user, ids.colleague]
    const results = await Promise.all(sent.map((id) => handOver(id, ids.main)))
    t.equal(results.filter((result) => !('refusal' in result)).length, 1)
    for (const result of results)
      if ('refusal' in result) t.ok(['changed', 'isMainUser'].includes(result.refusal), result.refusal)
    const { mains, pointAt, numbers } = await shapeOf(ids)
    t.same([pointAt, numbers], [mains, mains])
    t.equal(mains.length, 1)
    t.not(mains[0], ids.main)
  }
})

t.test(
  'T4.196 any course of changes, removals and departures leaves one main user with the number, or none',
  async (t) => {
    for (const _ of [1, 2, 3]) {
      const { main, user, colleague, ids } = await newSchool()
      const calls = { main, user, colleague }
      const people = Object.keys(ids) as (keyof typeof ids)[]
      const pick = () => people[Math.floor(Math.random() * people.length)] ?? 'main'
      const actions = Array.from({ length: 8 }, (_each, index) => {
        if (index === 3) return () => remove(ids.colleague, main).catch(() => null)
        if (index === 5)
          return () =>
            accountPageOf(engine, calls.user)
              .remove(school.password)
              .catch(() => null)
        const [customerId, mainUserId] = [ids[pick()], ids[pick()]]
        return () => handOver(customerId, mainUserId)
      })
      await Promise.all(actions.map((act) => act()))
      const { rows } = await db.query<{ id: string }>(
        'select id from customers where id = any($1) and deleted_at is null',
        [Object.values(ids)],
      )
      const left = Object.fromEntries(rows.map(({ id }) => [id, id]))
      const { mains, pointAt, numbers } = await shapeOf(left)
      t.ok(mains.length <= 1, 'one main user at most')
      t.same(numbers, mains, 'who has the number')
      if (mains.length === 1 && pointAt.length > 0) t.same(pointAt, mains)
    }
  },
)

/** Holds the lock under which the organisation’s credit is counted, until `release`. */
const holdLock = async (customerId: string) => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const done = inTransaction(database, async (trx) => {
    await lockPerson(trx, { customerId, keys: [] })
    held.resolve()
    await promise
  })
  await held.promise
  return {
    release: () => {
      release()
      return done
    },
  }
}
const waiting = async (count: number) =>
  until(async () => {
    const { rows } = await db.query<{ number: number }>(
      `select count(*)::int as number from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
    )
    return (rows[0]?.number ?? 0) >= count
  }, 'transactions wait')

t.test('T4.196 an order that waits while the main user changes asks the new one', async (t) => {
  const { user, shopper, email, colleague, colleagueEmail, ids } = await newSchool({ mayOrder: false, orderLimit: '' })
  await shopper.add(goods.parcel)
  const { release } = await holdLock(ids.main)
  const changing = handOver(ids.colleague, ids.main)
  await waiting(1)
  const submitting = submit(user)
  await waiting(2)
  await release()
  t.match(await changing, { customerNumber: /^\d{6}$/ })
  t.match(await submitting, { successful: true, approvalId: /-/ })
  t.match(await access(colleague), { approvals: [{ state: 'open' }] })
  const asked = async (mailbox: string) =>
    (await mailsTo(mailbox)).filter(({ kind }) => kind === 'approvalAsked').length
  t.same([await asked(email), await asked(colleagueEmail)], [0, 1])
})

t.test(
  'T4.196 orders on account placed while the main user changes stay within the organisation’s limit',
  async (t) => {
    for (const place of ['before', 'between', 'after'] as const) {
      const { main, user, ids } = await newSchool()
      const billing = (lastname: string, streetAndNumber: string) => ({
        deliveryType: 'sameAsBilling' as const,
        billingAddress: addressForm({ lastname, streetAndNumber }),
      })
      for (const [index, call] of [main, user].entries()) {
        await shopperWith(engine, call).add(goods.dear, 8)
        await checkoutOf(engine, call).save(billing(`Haus${place}${index}`, `Weg ${place} ${index + 1}`))
      }
      const { release } = await holdLock(ids.main)
      const sent: Promise<unknown>[] = []
      const queue = async (send: () => Promise<unknown>) => {
        sent.push(send())
        await waiting(sent.length)
      }
      const change = () => handOver(ids.user, ids.main)
      const orders = [() => submit(main), () => submit(user)]
      const course = {
        before: [change, ...orders],
        between: [orders[0], change, orders[1]],
        after: [...orders, change],
      }[place]
      for (const send of course) if (send) await queue(send)
      await release()
      const results = (await Promise.all(sent)) as { successful?: boolean; errorCode?: string; refusal?: string }[]
      const placed = results.filter(({ successful }) => successful === true)
      const refused = results.filter(({ successful }) => successful === false)
      t.equal(placed.length, 1, `one of two orders fits the limit, the change ${place} them`)
      t.match(refused, [{ errorCode: /^(paymentRefused|noPaymentSelected|cartChanged)$/ }])
      const { mains, numbers } = await shapeOf(ids)
      t.same([mains, numbers], [[ids.user], [ids.user]])
    }
  },
)

t.test('T4.196 an order that waited for the main user of before takes the lock of the new one, too', async (t) => {
  let found = await newSchool()
  // The change locks in the order of ids: the new main user first, so that another order can queue behind it.
  while (found.ids.user > found.ids.main) found = await newSchool()
  const { main, ids } = found
  await shopperWith(engine, main).add(goods.parcel)
  const first = await holdLock(ids.main)
  const changing = handOver(ids.user, ids.main)
  await waiting(1)
  const submitting = submit(main)
  await waiting(2)
  const ofOtherOrder = holdLock(ids.user)
  await waiting(3)
  await first.release()
  await changing
  const other = await ofOtherOrder
  t.equal(await Promise.race([submitting.then(() => 'placed'), waiting(1).then(() => 'waits')]), 'waits')
  await other.release()
  t.match(await submitting, { successful: true })
})

t.test('T4.196 an invitation and a removal by the main user of before end without effect', async (t) => {
  const { main, user, ids } = await newSchool()
  const person = {
    salutation: 'mr',
    firstName: 'Neu',
    lastName: 'Hier',
    email: `neu@${randomUUID().slice(0, 8)}.example`,
  }
  const { release } = await holdLock(ids.main)
  const changing = handOver(ids.user, ids.main)
  await waiting(1)
  const saving = save({ ...person, mayOrder: true, orderLimit: '' }, main)
  const removing = remove(ids.user, main)
  await waiting(3)
  await release()
  await changing
  t.match(await saving, { successful: false })
  t.match(await removing, { successful: false }, 'the new main user stays')
  t.match(await access(user), { isMainUser: true, users: [{}, {}] })
  t.match(await shapeOf(ids), { mains: [ids.user] })
})
