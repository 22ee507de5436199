import { ApolloLink, Observable } from '@apollo/client'
import t, { type Test } from 'tap'
import { client } from '../apollo/client.ts'

let documents = 0

/** What a new document of the tab makes of what the tab keeps. */
const inNewDocument = async () =>
  (await import(`./customer.ts?document=${++documents}`)) as typeof import('./customer.ts')

/** A tab whose visitor is logged in; the test answers, in any order, who he is. */
function loggedIn(t: Test) {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  const page = { cookie: 'X-JWT-exist=1; cartId=of-ada' }
  t.intercept(globalThis, 'sessionStorage', { value: storage })
  t.intercept(globalThis, 'location', { value: { pathname: '/' } })
  t.intercept(globalThis, 'document', { value: page })
  const { link } = client
  t.teardown(() => client.setLink(link))
  const questions: ((firstName: string) => void)[] = []
  client.setLink(
    new ApolloLink(
      () =>
        new Observable((observer) => {
          questions.push((firstName) => {
            const visitorLoginState = 'logged_in'
            observer.next({ data: { getCustomerInfo: { firstName, visitorLoginState, notification: null } } })
            observer.complete()
          })
        }),
    ),
  )
  const untilRequested = async (count: number) => {
    while (questions.length < count) await new Promise((resolve) => setImmediate(resolve))
  }
  return { page, questions, untilAsked: untilRequested }
}

const nothing = () => undefined

t.test('the next document of the tab knows the customer, but nobody who has logged out in another tab', async (t) => {
  const { page, questions, untilAsked: untilRequested } = loggedIn(t)
  const first = await inNewDocument()
  t.equal(first.customer(), null)
  const requested = first.refreshCustomer(nothing)
  await untilRequested(1)
  questions[0]?.('Ada')
  await requested
  t.equal(first.customer()?.firstName, 'Ada')
  t.equal((await inNewDocument()).customer()?.firstName, 'Ada')
  page.cookie = 'X-JWT-exist=1; cartId=of-bo'
  t.equal((await inNewDocument()).customer(), null)
})

t.test('an answer of before is not taken: when a later one has come, and when the user has changed', async (t) => {
  const { questions, untilAsked: untilRequested } = loggedIn(t)
  const { customer, forgetCustomer, refreshCustomer } = await inNewDocument()
  const requested = [refreshCustomer(nothing), refreshCustomer(nothing), refreshCustomer(nothing)]
  await untilRequested(3)
  questions[1]?.('Ada Marie')
  await requested[1]
  questions[0]?.('Ada')
  await requested[0]
  t.equal(customer()?.firstName, 'Ada Marie')
  forgetCustomer()
  questions[2]?.('Ada Marie')
  await requested[2]
  t.equal(customer(), null)
})
