import type { PaymentFact, PaymentOutcome, ReceivedMessage } from '../../payment-method.ts'
import type { ComputopSettings } from '../../payment-settings.ts'
import type { PaymentRow } from '../../payments.tables.ts'
import { decrypt, isSameMac, macOf, parseFields } from './envelope.ts'

/** Fields of an answer that is proven to be Computop's, by keys in lower case. */
export type Answer = {
  fields: Readonly<Record<string, string>>
  payId: string
  transId: string
  status: string
  /** 8 characters; the first is the class: 0 fine, 2 error, 4 fatal, 6 pending, 7 interim of 3-D Secure. */
  code: string
  /** The decrypted text. */
  text: string
}

const successCode = '00000000'

/** Decides by the code: failures with an amount show that the class is not enough. */
export const isSuccess = ({ code }: Answer): boolean => code === successCode

/**
 * The detail of an error: there is no such payment. Not in Computop's public list ("A4 Error codes"), which has no code for it: an answer
 * with any other one leaves the payment as it is, and the question is asked again.
 */
const isNotFound = ({ code }: Answer): boolean => code.startsWith('2') && code.endsWith('0068')

/** The detail of an error: the buyer has pressed "cancel". */
const isGivenUp = ({ code }: Answer): boolean => code.startsWith('2') && code.endsWith('0053')

/** Details of soft declines, which a bank answers to a card that 3-D Secure has not confirmed. */
const softDeclines = ['0366', '1542']

/** Whether the buyer was not confirmed (3-D Secure): the code's detail says it, or the description, which only chooses a sentence. */
export const isUnconfirmed = (answer: Answer): boolean =>
  !isSuccess(answer) &&
  (softDeclines.includes(answer.code.slice(-4)) ||
    /3-?D[ -]?S(ecure)?\b|authenticat/i.test(answer.fields.description ?? ''))

const isPending = ({ code }: Answer): boolean => code.startsWith('6') || code.startsWith('7')

/**
 * Reads an encrypted answer. Null without a right MAC or for another merchant: ECB proves nothing by itself, and a text can be replayed to any
 * address, so nothing but its content decides.
 */
export const readAnswer = (settings: ComputopSettings, len: string, data: string): Answer | null => {
  const text = decrypt(settings, { len: Number(len), data })
  if (text === null) return null
  const fields = parseFields(text)
  const { mid = '', payid = '', transid = '', status = '', code = '', mac = '' } = fields
  if (mid !== settings.merchantId) return null
  if (!isSameMac(macOf(settings.hmacKey, [payid, transid, mid, status, code]), mac)) return null
  return { fields, payId: payid, transId: transid, status, code, text }
}

/** Reads a return (query) or a notification (form); their names come in any case. */
export const readMessage = (settings: ComputopSettings, { fields }: ReceivedMessage): Answer | null => {
  const named = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]))
  const { len = '', data = '' } = named
  return readAnswer(settings, len, data)
}

/** What may be kept of an answer: nothing of the card or the person. */
const storedFields = [
  'payid',
  'xid',
  'transid',
  'refnr',
  'status',
  'code',
  'description',
  'type',
  'ccbrand',
  'amount',
  'currency',
] as const
const storedAmounts = ['amountauth', 'amountcap', 'amountcred', 'laststatus'] as const

export const storedBody = ({ fields }: Answer): Record<string, unknown> =>
  Object.fromEntries(
    [...storedFields, ...storedAmounts].flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
  )

const amountOf = (text: string | undefined): number => (/^\d{1,12}$/.test(text ?? '') ? Number(text) : 0)

type Whole = Pick<PaymentFact, 'outcome' | 'amount' | 'currency'>

/** An answer of the form: it has no amount, and stands for the one that we have asked for, sealed, by this TransID. */
export const outcomeOfForm = (answer: Answer, { amount, currency }: PaymentRow, isAuto: boolean): Whole => {
  if (isPending(answer)) return { outcome: 'pending', amount: null, currency: null }
  if (!isSuccess(answer)) return { outcome: isGivenUp(answer) ? 'cancelled' : 'declined', amount: null, currency: null }
  const amountTold = answer.fields.amount
  return {
    outcome: isAuto ? 'captured' : 'authorised',
    amount: amountTold === undefined ? amount : amountOf(amountTold),
    currency: answer.fields.currency ?? currency,
  }
}

/**
 * An inquiry tells the sums, and the last step where there are none. Its status and code are of the inquiry, not of the payment. Money
 * that was captured or credited counts before a last step that failed; a sum that was only authorised does not, since the
 * authorisation may be what failed. Null for an answer that says nothing of the payment.
 */
export const outcomeOfInquiry = (answer: Answer, { currency }: PaymentRow): Whole | null => {
  const { amountauth, amountcap, amountcred, laststatus } = answer.fields
  const sums: [PaymentOutcome, number][] = [
    ['refunded', amountOf(amountcred)],
    ['captured', amountOf(amountcap)],
    ['authorised', amountOf(amountauth)],
  ]
  const isEnded = laststatus === 'FAILED' || (answer.status === 'FAILED' && !isPending(answer))
  const found = sums.find(([outcome, amount]) => amount > 0 && !(outcome === 'authorised' && isEnded))
  if (found) return { outcome: found[0], amount: found[1], currency: answer.fields.currency ?? currency }
  const isKnown = amountauth !== undefined || laststatus !== undefined
  if (!isKnown && !isPending(answer))
    return isNotFound(answer) ? { outcome: 'missing', amount: null, currency: null } : null
  return { outcome: isKnown && isEnded ? 'declined' : 'pending', amount: null, currency: null }
}
