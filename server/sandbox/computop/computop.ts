import { randomInt } from 'node:crypto'
import type { Choice, Outcome } from '../choices.ts'
import { hasSucceeded } from '../choices.ts'
import { newHexId, type SandboxPayment } from '../ledger.ts'
import type { Message } from '../notifications.ts'
import { chargedAmount, type Player, type Stage } from '../players.ts'
import { cipherOf, type Envelope, macOf, open, seal } from './envelope.ts'

/** Codes of answers: 8 characters, of which the first is the class (0 success, 2 error). */
export const codes = {
  success: '00000000',
  declined: '22890305',
  threeDSecure: '22060307',
  abort: '22060053',
  unknown: '20400068',
  refused: '20400014',
  wrong: '20400057',
} as const

const isAbort = (outcome: Outcome): boolean => outcome === 'abort' || outcome === 'abortAtFailure'

/** What the provider has said of a payment: the answer's status and code. */
const verdictOf = ({ data: { method }, status }: SandboxPayment, { outcome }: Choice): [string, string, string] => {
  if (hasSucceeded(outcome)) {
    const isTaken = status === 'captured'
    return [isTaken || method === 'twint' ? 'OK' : 'AUTHORIZED', codes.success, 'success']
  }
  if (isAbort(outcome)) return ['FAILED', codes.abort, 'cancelled by customer']
  return outcome === 'threeDSecure'
    ? ['FAILED', codes.threeDSecure, '3-D Secure authentication failed']
    : ['FAILED', codes.declined, 'card declined']
}

/** Fields of an answer with its MAC, in Computop's order and spelling. */
export const answerOf = (
  { keys }: Stage,
  payment: SandboxPayment | null,
  [status, code, description]: readonly [string, string, string],
  others: Record<string, string> = {},
  hmacKey = keys.computop.hmacKey,
): Record<string, string> => {
  const { merchantId } = keys.computop
  const [payId, transId] = [payment?.id ?? '', payment?.reference ?? '']
  return {
    mid: merchantId,
    PayID: payId,
    XID: payment?.data.xid ?? newHexId(),
    TransID: transId,
    Status: status,
    Code: code,
    Description: description,
    MAC: macOf(hmacKey, [payId, transId, merchantId, status, code]),
    ...others,
  }
}

/** Opens a request and checks whose it is. @throws Error with what is wrong with it */
export const readRequest = ({ keys }: Stage, fields: Readonly<Record<string, string>>): Record<string, string> => {
  const { merchantId, cipherKey, hmacKey } = keys.computop
  const { MerchantID = '', Len = '', Data = '' } = fields
  if (MerchantID !== merchantId) throw new Error('unknown MerchantID')
  const request = open(cipherKey, { Len, Data })
  const { merchantid = '', payid = '', transid = '', amount = '', currency = '', mac = '' } = request
  if (merchantid !== merchantId) throw new Error('the text can not be decrypted')
  if (mac !== macOf(hmacKey, [payid, transid, merchantId, amount, currency])) throw new Error('wrong MAC')
  return request
}

const sealFor = ({ keys }: Stage, { data }: SandboxPayment, fields: Record<string, string>): Envelope =>
  seal(keys.computop.cipherKey, data.cipher === 'aes' ? 'aes' : 'blowfish', fields)

/** The fields that the provider adds to an answer about a card; the scheme's reference is that of a card which is kept. */
const cardFields = ({ data }: SandboxPayment): Record<string, string> => ({
  Type: 'SSL',
  CCBrand: 'VISA',
  CCExpiry: '203012',
  PCNr: data.card ?? '',
  ...(data.isKept && { schemeReferenceID: `REF${data.card}` }),
})

/** Not in every answer, and here only where the amount is another one, which the shop must notice. */
const amountFields = ({ authorised, amount, currency }: SandboxPayment): Record<string, string> =>
  authorised === amount || authorised === 0 ? {} : { Amount: String(authorised), Currency: currency }

const fieldsOf = (payment: SandboxPayment): Record<string, string> => ({
  refnr: payment.data.refNr ?? '',
  ...(payment.data.userData ? { UserData: payment.data.userData } : {}),
  ...(payment.data.method === 'twint' ? { Type: 'TWINT' } : cardFields(payment)),
  ...amountFields(payment),
})

export const createComputop = (stage: Stage): Player => ({
  choose: (payment, choice) => {
    const { outcome } = choice
    if (hasSucceeded(outcome)) {
      payment.authorised = chargedAmount(payment, choice)
      payment.status = payment.data.capture === 'MANUAL' ? 'authorised' : 'captured'
      if (payment.status === 'captured') payment.captured = payment.authorised
    } else payment.status = isAbort(outcome) ? 'cancelled' : 'declined'
    // URLBack is called as it was given.
    if (outcome === 'abort') return { url: payment.urls.cancel, fields: {} }
    const fields = sealFor(stage, payment, answerOf(stage, payment, verdictOf(payment, choice), fieldsOf(payment)))
    return { url: hasSucceeded(outcome) ? payment.urls.success : payment.urls.failure, fields }
  },

  messageOf: (payment, isForged): Message | null => {
    if (!payment.choice) return null
    const verdict: [string, string, string] = isForged
      ? ['OK', codes.success, 'success']
      : verdictOf(payment, payment.choice)
    const answer = answerOf(stage, payment, verdict, fieldsOf(payment), isForged ? 'a key of somebody else' : undefined)
    return {
      url: payment.urls.notify,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(sealFor(stage, payment, answer))),
    }
  },
})

const newCard = (): string => `0${String(randomInt(1e12)).padStart(15, '1')}`

const jsonOf = (text = ''): Record<string, unknown> => JSON.parse(Buffer.from(text, 'base64').toString())

/**
 * A payment by a card that was kept, which the shop begins without its customer.
 * @throws Error with what is wrong
 */
export const chargeCard = ({ ledger }: Stage, request: Readonly<Record<string, string>>): SandboxPayment => {
  const { transid = '', amount = '', currency = '', card, credentialonfile, schemereferenceid, urlnotify } = request
  const { number } = jsonOf(card)
  const first = ledger.findBy(({ data }) => data.isKept === 'true' && data.card === number)
  if (!first) throw new Error('the card is not kept')
  if (jsonOf(credentialonfile).initialPayment !== false) throw new Error('credentialOnFile')
  if (schemereferenceid !== `REF${first.data.card}`) throw new Error('schemeReferenceID')
  if (!transid || !/^\d{3,12}$/.test(amount)) throw new Error('TransID or Amount')
  const isRefused = first.choice?.trouble === 'renewalRefused'
  const taken = isRefused ? 0 : Number(amount)
  return ledger.add({
    ...first,
    id: newHexId(),
    reference: transid,
    amount: Number(amount),
    currency,
    urls: { ...first.urls, notify: urlnotify ?? first.urls.notify },
    status: isRefused ? 'declined' : 'captured',
    authorised: taken,
    captured: taken,
    refunded: 0,
    choice: { outcome: isRefused ? 'decline' : 'approve', notification: 'never', trouble: 'none' },
    data: { ...first.data, isKept: '', first: first.id, xid: newHexId(), refNr: request.refnr ?? '' },
  })
}

/** What opens a payment page; @throws Error with what is wrong */
export const beginPayment = (
  stage: Stage,
  method: 'card' | 'twint',
  fields: Readonly<Record<string, string>>,
): SandboxPayment => {
  const request = readRequest(stage, fields)
  const { transid = '', amount = '', currency = '', urlsuccess, urlfailure, urlnotify, response } = request
  if (!/^\d{1,12}$/.test(amount) || Number(amount) < 100) throw new Error('Amount is less than 100')
  if (method === 'twint' && currency !== 'CHF') throw new Error('TWINT takes CHF alone')
  if (!transid || transid.length > 64) throw new Error('TransID')
  if (!urlsuccess || !urlfailure || !urlnotify) throw new Error('URLSuccess, URLFailure and URLNotify are needed')
  if (response !== 'encrypt') throw new Error('Response must be encrypt')
  const known = stage.ledger.findBy(({ provider, reference }) => provider === 'computop' && reference === transid)
  if (known) return known
  return stage.ledger.add({
    id: newHexId(),
    provider: 'computop',
    reference: transid,
    amount: Number(amount),
    currency,
    language: fields.Language?.toLowerCase() === 'en' ? 'en' : 'de',
    urls: {
      success: urlsuccess,
      failure: urlfailure,
      cancel: fields.URLBack ?? urlfailure,
      notify: urlnotify,
    },
    status: 'open',
    authorised: 0,
    captured: 0,
    refunded: 0,
    choice: null,
    data: {
      method,
      cipher: cipherOf(fields.Data ?? ''),
      capture: request.capture ?? 'AUTO',
      xid: newHexId(),
      refNr: request.refnr ?? '',
      userData: request.userdata ?? '',
      card: newCard(),
      isKept: request.credentialonfile ? 'true' : '',
    },
  })
}
