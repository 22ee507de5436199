import { ApolloLink, Observable } from '@apollo/client'
import { longestWait } from '../data/wire.ts'

/** With a file: the minute in which the edge takes it, and then the answer's time. */
export const longestUpload = 60_000 + longestWait

/** Gives an attempt up when its time is over; what it was then is not known. */
export const timeOutLink = (milliseconds = longestWait) =>
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
