import { ApolloLink, Observable } from '@apollo/client'
import t from 'tap'
import { SelectPayment } from '#web/generated/operations.ts'
import { client } from '#web/lib/apollo/client.ts'
import { submissionFor } from '../summary/submission.ts'
import { changeCheckout } from './change-checkout.ts'

t.test('a change that is stored ends the try under way, so that the next press is another submission', async (t) => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  t.intercept(globalThis, 'sessionStorage', { value: storage })
  const { link } = client
  t.teardown(() => client.setLink(link))
  const change = (successful: boolean) => {
    const setSelectedPayment = { successful, generalErrorMessage: null, fieldErrors: [], checkout: null }
    client.setLink(
      new ApolloLink(
        () =>
          new Observable((observer) => {
            observer.next({ data: { setSelectedPayment } })
            observer.complete()
          }),
      ),
    )
    return changeCheckout(SelectPayment, { paymentId: 'CREDIT_CARD', buyerReference: null })
  }
  const pressed = submissionFor('as-shown')
  await change(false)
  t.equal(submissionFor('as-shown'), pressed)
  await change(true)
  t.not(submissionFor('as-shown'), pressed)
})
