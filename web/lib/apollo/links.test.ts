import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client'
import { ServerError } from '@apollo/client/errors'
import t from 'tap'
import { callErrorIn } from './call-errors-link.ts'
import { isWorthRetrying, retryLink } from './retry-link.ts'
import { timeOutLink } from './time-out-link.ts'

const query = { operationType: 'query' } as ApolloLink.Operation
const mutation = { operationType: 'mutation' } as ApolloLink.Operation
const coded = (code: string) => [{ message: code, extensions: { code } }]

t.test('unanswered queries are sent again, mutations and refusals are not', async (t) => {
  const status = (code: number) => new ServerError('no', { response: new Response('', { status: code }), bodyText: '' })
  const lost = new TypeError('Failed to fetch')
  const table: [error: Error, operation: ApolloLink.Operation, isAgain: boolean][] = [
    [lost, query, true],
    [new Error('Request timed out (5000ms)'), query, true],
    [status(503), query, true],
    [status(429), query, false],
    [status(401), query, false],
    [lost, mutation, false],
    [status(503), mutation, false],
  ]
  for (const [error, operation, isAgain] of table) t.equal(isWorthRetrying(error, operation), isAgain, error.message)
})

const clientOf = (answers: (Error | object | null)[], links: ApolloLink[]) => {
  let requested = 0
  const network = new ApolloLink(
    () =>
      new Observable((observer) => {
        const answer = answers[requested++]
        if (answer instanceof Error) observer.error(answer)
        else if (answer) {
          observer.next(answer)
          observer.complete()
        }
      }),
  )
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([...links, network]) })
  return { client, asked: () => requested }
}

t.test('T9.6 five attempts at most', async (t) => {
  const lost = new TypeError('Failed to fetch')
  const { client, asked: requested } = clientOf([lost, lost, { data: { a: 1 } }], [retryLink()])
  t.match(await client.query({ query: gql`{ a }` }), { data: { a: 1 } })
  t.equal(requested(), 3)

  const never = clientOf(Array(9).fill(lost), [retryLink()])
  await t.rejects(never.client.query({ query: gql`{ a }` }))
  t.equal(never.asked(), 5)
  const writing = clientOf([lost, { data: { a: 1 } }], [retryLink()])
  await t.rejects(writing.client.mutate({ mutation: gql`mutation { a }` }))
  t.equal(writing.asked(), 1)
})

t.test('an attempt has its time', async (t) => {
  const silent = clientOf([null], [timeOutLink(20)])
  await t.rejects(silent.client.query({ query: gql`{ a }` }), { message: 'Request timed out (20ms)' })
  const quick = clientOf([{ data: { a: 1 } }], [timeOutLink(20)])
  t.match(await quick.client.query({ query: gql`{ a }` }), { data: { a: 1 } })
})

t.test('errors that concern the visitor are recognised', async (t) => {
  t.equal(callErrorIn(undefined, mutation), null)
  t.same(callErrorIn(coded('USER_TOKEN_REVOKED'), query), { kind: 'revoked' })
  t.same(callErrorIn(coded('USER_TOKEN_INVALID'), mutation), { kind: 'expired' })
  t.same(callErrorIn(coded('LOGIN_REQUIRED'), query), { kind: 'login' })
  t.same(callErrorIn(coded('INTERNAL'), mutation), { kind: 'internal' })
  t.equal(callErrorIn(coded('INTERNAL'), { ...mutation, tells: 'caller' }), null, 'it is told once, by the caller')
  const cart = { ...mutation, tells: 'caller-of-refusals' }
  t.same(callErrorIn(coded('INTERNAL'), cart), { kind: 'internal' }, 'or once, by a toast')
  t.equal(callErrorIn(coded('RATE_LIMITED'), cart), null)
  t.equal(callErrorIn(coded('INTERNAL'), { ...mutation, tells: 'nobody' }), null)
  t.equal(callErrorIn(coded('INTERNAL'), query), null, 'the place that asked says so')
  t.same(callErrorIn(coded('BAD_USER_INPUT'), mutation), { kind: 'refused', message: 'BAD_USER_INPUT' })
  t.equal(callErrorIn(coded('BAD_USER_INPUT'), { ...mutation, tells: 'caller' }), null)
})
