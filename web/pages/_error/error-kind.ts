type ErrorKind = 'notFound' | 'gone' | 'busy' | 'failed'

/** What a status means to a visitor: not there, no longer there, come back soon, or something broke. */
export function errorKind(status: number): ErrorKind {
  switch (status) {
    case 404:
      return 'notFound'
    case 410:
      return 'gone'
    case 429:
    case 503:
      return 'busy'
    default:
      return 'failed'
  }
}
