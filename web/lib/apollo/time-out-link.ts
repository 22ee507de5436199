import { ApolloLink, Observable } from '@apollo/client'
import { maxWait } from '../data/wire.ts'

/** With a file: the minute in which the edge takes it, and then the answer's time. */
export const maxUpload = 60_000 + maxWait

/** Gives an attempt up when its time is over; what it was then is not known. */
export const timeOutLink = (milliseconds = maxWait) =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const timer = setTimeout(() => {
          attempt.unsubscribe()
          observer.error(new Error(`Request timed out (${milliseconds}ms)`))
        }, milliseconds)
        const attempt = forward(operation).subscribe({
          next: (result) => {
            clearTimeout(timer)
            observer.next(result)
          },
          error: (error) => {
            clearTimeout(timer)
            observer.error(error)
          },
          complete: () => observer.complete(),
        })
        return () => {
          clearTimeout(timer)
          attempt.unsubscribe()
        }
      }),
  )
