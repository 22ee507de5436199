import t from 'tap'
import { Addresses, CustomerInfo } from '../../generated/operations.ts'
import { answerWith } from '../apollo/testing/answering-client.ts'
import { send } from '../data/send.ts'
import { applyReply } from './post-form.ts'

const infoOf = (firstName: string) => ({
  data: {
    getCustomerInfo: {
      __typename: 'CustomerInfo',
      firstName,
      lastName: 'Lang',
      isInternal: false,
      visitorType: 'b2c',
      visitorLoginState: 'logged_in',
      email: null,
      customerNumber: null,
      companyName: null,
      primeInfo: null,
    },
  },
})
const bookOf = (defaultId: string) => ({
  data: { getAddresses: { __typename: 'AddressBook', addresses: [], defaultId } },
})
const reply = (isDone: boolean, data: unknown = null, redirect: string | null = null) => ({
  redirect,
  outcome: { form: 'account-action/phone', isDone, message: null, fieldErrors: [], values: {}, retryAfter: null },
  data,
})

const nameShown = async () => (await send(CustomerInfo, { url: '/myaccount/' })).data?.getCustomerInfo.firstName
const defaultShown = async () => (await send(Addresses, { kind: 'billing' })).data?.getAddresses.defaultId

t.test('pages fetch again what a form has changed once it was taken', async (t) => {
  const answers = { CustomerInfo: infoOf('Ada'), Addresses: bookOf('1') }
  answerWith(t, answers)
  t.same([await nameShown(), await defaultShown()], ['Ada', '1'])
  Object.assign(answers, { CustomerInfo: infoOf('Adele'), Addresses: bookOf('2') })
  const forgets = ['getCustomerInfo', 'getAddresses']
  t.match(await applyReply(reply(false), { forgets }), { kind: 'refused' })
  t.same([await nameShown(), await defaultShown()], ['Ada', '1'], 'nothing has changed')
  t.match(await applyReply(reply(true), { forgets: ['getAddresses'] }), { kind: 'done' })
  t.same([await nameShown(), await defaultShown()], ['Ada', '2'], 'the addresses alone')
  t.match(await applyReply(reply(true), { forgets }), { kind: 'done' })
  t.equal(await nameShown(), 'Adele')
})

t.test('the page takes over what a form has changed', async (t) => {
  const taken: unknown[] = []
  const onDone = ({ data }: { data: unknown }) => taken.push(data)
  await applyReply(reply(false, 'of a refused form'), { onDone })
  await applyReply(reply(true, 'new'), { onDone })
  t.same(taken, ['new'])
})

t.test('a refused form shows the first error of each field, and until when to wait', async (t) => {
  const fieldErrors = [
    { fieldName: 'email', errorMessage: 'Unknown' },
    { fieldName: 'email', errorMessage: 'Too long' },
  ]
  const { outcome } = reply(false)
  t.same(await applyReply({ ...reply(false), outcome: { ...outcome, message: '', fieldErrors, retryAfter: 30 } }, {}), {
    kind: 'refused',
    message: null,
    errors: { email: 'Unknown' },
    retryAfter: 30,
  })
  t.same(await applyReply(null, {}), { kind: 'lost' })
})

t.test('a refused form leads to the page that follows, which says why', async (t) => {
  const led: string[] = []
  // Without a connection every address is a new document.
  t.intercept(globalThis, 'navigator', { value: { onLine: false } })
  t.intercept(globalThis, 'location', {
    value: { origin: 'https://shop.test', assign: (href: string) => led.push(href) },
  })
  const told: unknown[] = []
  const onRefused = (_violations: unknown, { data }: { data: unknown }) => told.push([data, ...led])
  t.same(await applyReply(reply(false, 'changed', '/next'), { onRefused }), { kind: 'done' })
  t.same([told, led], [[['changed']], ['/next']], 'the form takes over what has changed before')
})
