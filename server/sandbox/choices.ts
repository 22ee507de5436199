export type Provider = 'computop' | 'paypal' | 'amazon'

/** What a visitor can choose on a page of the sandbox; README.md says what each does. */
export const outcomes = {
  computop: ['approve', 'decline', 'threeDSecure', 'abort', 'closeTab'],
  paypal: ['approve', 'decline', 'captureDeclined', 'pending', 'abort', 'closeTab'],
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

export type Outcome = (typeof outcomes)[Provider][number]
export type Notification = (typeof notifications)[number]
export type Trouble = (typeof troubles)[Provider][number]

export type Choice = { outcome: Outcome; notification: Notification; trouble: Trouble }

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined, otherwise: Value): Value =>
  text === undefined ? otherwise : (values.find((value) => value === text) ?? otherwise)

/** Fields of the form; what is missing or unknown is the plain case. */
export const readChoice = (provider: Provider, fields: Readonly<Record<string, string>>): Choice => ({
  outcome: oneOf<Outcome>(outcomes[provider], fields.outcome, 'approve'),
  notification: oneOf<Notification>(notifications, fields.notification, 'after'),
  trouble: oneOf<Trouble>(troubles[provider], fields.trouble, 'none'),
})

export const hasSucceeded = (outcome: Outcome): boolean => outcome === 'approve' || outcome === 'closeTab'
