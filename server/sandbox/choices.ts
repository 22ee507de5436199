export type Provider = 'computop' | 'paypal' | 'amazon'

/** What a visitor can choose on a page of the sandbox; README.md says what each does. */
export const outcomes = {
  computop: ['approve', 'decline', 'threeDSecure', 'abort', 'abortAtFailure', 'closeTab'],
  paypal: [
    ...(['approve', 'decline', 'captureDeclined', 'pending', 'pendingThenDeclined'] as const),
    ...(['reversed', 'abort', 'closeTab'] as const),
  ],
  amazon: ['approve', 'decline', 'cancelled', 'pending', 'pendingThenDeclined', 'abort', 'closeTab'],
} as const satisfies Record<Provider, readonly string[]>

export const notifications = ['after', 'first', 'twice', 'late', 'never', 'forged', 'otherAmount'] as const

export const troubles = {
  computop: ['none', 'answerLost', 'captureRefused', 'refundRefused', 'inquiryTimeout', 'renewalRefused', 'chargeLost'],
  paypal: ['none', 'answerLost', 'refundRefused', 'refundPending', 'inquiryTimeout', 'renewalRefused', 'chargeLost'],
  amazon: [
    ...(['none', 'answerLost', 'captureRefused', 'refundRefused', 'refundPending'] as const),
    ...(['capturePending', 'inquiryTimeout', 'completionPending'] as const),
  ],
} as const satisfies Record<Provider, readonly string[]>

/** How the visitor is led back: a card by a form, as with 3-D Secure 2, everything else by an address. */
export const ways = ['post', 'get'] as const

export type Way = (typeof ways)[number]

/** Ways of a payment, the usual one first. */
export const waysOf = ({ provider, data }: { provider: Provider; data: Record<string, string> }): readonly Way[] => {
  if (provider !== 'computop') return ['get']
  return data.method === 'twint' ? ['get', 'post'] : ways
}

/** An address of the shop, and the fields that come with it: in the query, or as a form. */
export type Back = { url: string; fields: Record<string, string> }

export type Outcome = (typeof outcomes)[Provider][number]
export type Notification = (typeof notifications)[number]
export type Trouble = (typeof troubles)[Provider][number]

export type Choice = { outcome: Outcome; notification: Notification; trouble: Trouble; way?: Way }

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined, otherwise: Value): Value =>
  text === undefined ? otherwise : (values.find((value) => value === text) ?? otherwise)

/** Fields of the form; what is missing or unknown is the plain case. */
export const readChoice = (
  payment: Parameters<typeof waysOf>[0],
  fields: Readonly<Record<string, string>>,
): Choice & { way: Way } => {
  const { provider } = payment
  const offered = waysOf(payment)
  return {
    outcome: oneOf<Outcome>(outcomes[provider], fields.outcome, 'approve'),
    notification: oneOf<Notification>(notifications, fields.notification, 'after'),
    trouble: oneOf<Trouble>(troubles[provider], fields.trouble, 'none'),
    way: oneOf<Way>(offered, fields.way, offered[0] ?? 'get'),
  }
}

export const hasSucceeded = (outcome: Outcome): boolean => outcome === 'approve' || outcome === 'closeTab'
