import { ApolloLink, Observable } from '@apollo/client'
import t from 'tap'
import { client } from '#web/lib/apollo/client.ts'
import { checkPlace, suggestTown } from './entered-place.ts'

class Field {
  value = ''
}

t.test('towns of a postcode that was corrected meanwhile are neither filled in nor warned of', async (t) => {
  t.intercept(globalThis, 'HTMLInputElement', { value: Field })
  t.intercept(globalThis, 'HTMLSelectElement', { value: class {} })
  const { link } = client
  t.teardown(() => client.setLink(link))
  const answers: ((city: string) => void)[] = []
  client.setLink(
    new ApolloLink(
      () =>
        new Observable((observer) => {
          answers.push((city) => {
            observer.next({ data: { suggestPlaces: [{ __typename: 'Place', city }] } })
            observer.complete()
          })
        }),
    ),
  )
  const untilRequested = async (count: number) => {
    while (answers.length < count) await new Promise((resolve) => setImmediate(resolve))
  }
  const [postcode, city] = [new Field(), new Field()]
  const fields: Record<string, Field> = { 'billingAddress.postcode': postcode, 'billingAddress.city': city }
  const elements = { namedItem: (name: string) => fields[name] ?? null }
  const form = { elements } as unknown as HTMLFormElement

  const ask = (entered: string) => {
    postcode.value = entered
    return [suggestTown(form, 'billingAddress'), checkPlace(form, 'billingAddress')] as const
  }
  const before = ask('10115')
  await untilRequested(1)
  const corrected = ask('20095')
  await untilRequested(2)
  answers[0]?.('Berlin')
  t.same(await Promise.all(before), [null, null])
  t.equal(city.value, '')
  answers[1]?.('Hamburg')
  t.same(await Promise.all(corrected), [['Hamburg'], { towns: ['Hamburg'], warning: null }])
  t.equal(city.value, 'Hamburg')
})
