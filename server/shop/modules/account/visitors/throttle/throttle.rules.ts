/** Waits that grow with each failure in a row, until nothing has been tried for a while. */
export type GrowingWait = { free: number; firstSeconds: number; maxSeconds: number; forgetSeconds: number }

/** `capacity` at once, then one each `leakSeconds`. */
export type Bucket = { capacity: number; leakSeconds: number }

/**
 * Login attempts are throttled by account and network together. Never by account alone: an attacker who knows an e-mail
 * address could lock its owner out. A network with too many failures keeps a few attempts for each account, so that one
 * person cannot lock out others in the same network. A browser in which the customer was logged in before has a counter
 * of its own, which attempts from elsewhere do not touch.
 */
export const waits = {
  login: { free: 5, firstSeconds: 5, maxSeconds: 300, forgetSeconds: 3600 },
  password: { free: 5, firstSeconds: 5, maxSeconds: 300, forgetSeconds: 3600 },
} as const satisfies Record<string, GrowingWait>

export const buckets = {
  /** Failed logins of a network: in a school many people behind one address mistype. */
  network: { capacity: 300, leakSeconds: 2 },
  /** New visitors of a network: each is a row that is kept for weeks, and a cart. */
  visitor: { capacity: 600, leakSeconds: 0.2 },
  register: { capacity: 20, leakSeconds: 60 },
  /** Questions whether an address has an account. */
  unique: { capacity: 60, leakSeconds: 5 },
  /** Requests for mails with a link, by network. */
  forgot: { capacity: 20, leakSeconds: 60 },
  /** Requests for mails with a link by browser; the server's count, not the `triesCount` that the browser sends. */
  forgotInBrowser: { capacity: 10, leakSeconds: 8640 },
  /** Orders that were looked for with another postcode, by network and by number; some of the numbers exist. */
  returnNetwork: { capacity: 20, leakSeconds: 60 },
  returnOrder: { capacity: 8, leakSeconds: 600 },
  /** Users whom the main user of an organisation invites: all that there may be, at once. */
  businessUser: { capacity: 60, leakSeconds: 600 },
  /** Requests for a mail when an item is for sale again, by network. */
  stockAlert: { capacity: 20, leakSeconds: 60 },
  /** Wishes to get or to end the newsletter, by network. */
  newsletter: { capacity: 20, leakSeconds: 60 },
  /** Declarations of withdrawal: a school or a family withdraws from several orders at once. */
  withdrawal: { capacity: 20, leakSeconds: 60 },
  /** Notices to end a membership. */
  cancellation: { capacity: 20, leakSeconds: 60 },
  /** Requests for the mail when prime takes new members, by network. */
  primeWaitingList: { capacity: 20, leakSeconds: 60 },
  /** Voucher codes that there are not, of a visitor and of a network: in a school many mistype the code of a poster. */
  voucherVisitor: { capacity: 10, leakSeconds: 60 },
  voucherNetwork: { capacity: 60, leakSeconds: 30 },
  /** Messages about payments that are not believed, of a provider: stored for a person to look at. */
  strangeMessage: { capacity: 100, leakSeconds: 864 },
  /** Messages of the contact form, by network. */
  contact: { capacity: 20, leakSeconds: 60 },
} as const satisfies Record<string, Bucket>

/**
 * Mails of a kind to one mailbox, from whatever networks, browsers and accounts they are asked for: an address proves nothing of who enters
 * it, so a stranger could flood it with mails of the shop.
 */
export const mailboxes = {
  /** Links to a new password: the link sent before is still valid then. */
  forgot: { capacity: 4, leakSeconds: 900 },
  /** Links to the old and to the new address of an account. */
  emailChange: { capacity: 4, leakSeconds: 900 },
  /** An account was opened, its password changed, it was deleted: by anybody who has entered the address. */
  welcome: { capacity: 4, leakSeconds: 1800 },
  passwordChanged: { capacity: 4, leakSeconds: 1800 },
  goodbye: { capacity: 4, leakSeconds: 1800 },
  businessUser: { capacity: 4, leakSeconds: 1800 },
  stockAlert: { capacity: 5, leakSeconds: 1800 },
  newsletter: { capacity: 4, leakSeconds: 1800 },
  primeWaitingList: { capacity: 4, leakSeconds: 1800 },
  /** Copies of messages of the contact form, and of requests of the catalogue. */
  contact: { capacity: 4, leakSeconds: 1800 },
  /** Confirmations of declarations; those of an order or a membership that the address has are sent besides. */
  withdrawal: { capacity: 4, leakSeconds: 1800 },
  cancellation: { capacity: 4, leakSeconds: 1800 },
} as const satisfies Record<string, Bucket>

export type MailboxKind = keyof typeof mailboxes

/** Attempts left for each account in a network that has reached its limit. */
export const triesInFullNetwork = 2
