import { ApolloLink, Observable } from '@apollo/client'
import type { Test } from 'tap'
import { client } from '../client.ts'

type Answer = { data?: Record<string, unknown>; errors?: { message: string; extensions: { code: string } }[] }
type Answers = Record<string, Answer | ((variables: Record<string, unknown>) => Answer)>

/** The page's client answers each operation by its name, and the page has the texts; both end with the test. */
export function answerWith(t: Test, answers: Answers, texts: Record<string, string> = {}): void {
  const { link } = client
  const before = Object.getOwnPropertyDescriptor(globalThis, 'document')
  const entries = Object.entries(texts).map(([key, text]) => [key, [text]])
  const textContent = JSON.stringify({ site: { language: 'de-DE' }, texts: Object.fromEntries(entries) })
  Object.assign(globalThis, { document: { querySelector: () => ({ textContent }) } })
  client.setLink(
    new ApolloLink(
      ({ operationName = '', variables }) =>
        new Observable((observer) => {
          const answer = answers[operationName]
          observer.next((typeof answer === 'function' ? answer(variables) : answer) ?? { data: null })
          observer.complete()
        }),
    ),
  )
  t.teardown(() => {
    client.setLink(link)
    if (before) Object.defineProperty(globalThis, 'document', before)
    else Reflect.deleteProperty(globalThis, 'document')
  })
}

export const coded = (code: string): Answer => ({ errors: [{ message: 'Said for logs', extensions: { code } }] })
