/** Waits that grow with each failure in a row, until nothing has been tried for a while. */
export type GrowingWait = { free: number; firstSeconds: number; longestSeconds: number; forgetSeconds: number }

/** So many at once, and then one each `leakSeconds`. */
export type Bucket = { capacity: number; leakSeconds: number }

/**
 * Guessing is slowed down by account and network together; never by account alone, since whoever knows an address could lock
 * its owner out. A network in which too many fail has few tries left for each account, but never none, so that nobody locks his
 * neighbours out. A browser in which the customer was logged in before counts for itself: nobody else's tries are held
 * against it.
 */
export const waits = {
  login: { free: 5, firstSeconds: 5, longestSeconds: 300, forgetSeconds: 3600 },
  password: { free: 5, firstSeconds: 5, longestSeconds: 300, forgetSeconds: 3600 },
} as const satisfies Record<string, GrowingWait>

export const buckets = {
  /** Failed logins of a network: a school with many people behind one address mistypes, too. */
  network: { capacity: 300, leakSeconds: 2 },
  register: { capacity: 20, leakSeconds: 60 },
  /** Questions whether an address has an account. */
  unique: { capacity: 60, leakSeconds: 5 },
  /** Requests for mails with a link, by network. */
  forgot: { capacity: 20, leakSeconds: 60 },
  /** Such requests of one browser, whatever it says of their number. */
  forgotInBrowser: { capacity: 10, leakSeconds: 8640 },
  /** Such mails to one account, so that nobody's mailbox is flooded: a link that was sent is still good then. */
  mailbox: { capacity: 4, leakSeconds: 900 },
} as const satisfies Record<string, Bucket>

/** Tries of each account in a network that is full. */
export const triesInFullNetwork = 2
