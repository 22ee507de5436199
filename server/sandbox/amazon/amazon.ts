import { randomInt, randomUUID } from 'node:crypto'
import type { Choice } from '../choices.ts'
import { newId, type SandboxPayment } from '../ledger.ts'
import { chargedAmount, type Player, type Stage } from '../players.ts'
import { snsMessage } from './signatures.ts'

const decimal = (amount: number): string => (amount / 100).toFixed(2)

const money = ({ currency }: SandboxPayment, amount: number) => ({ amount: decimal(amount), currencyCode: currency })

const digits = (length: number): string => String(randomInt(10 ** (length - 1), 10 ** length))

/** Buyers that the wallet knows. */
export const buyers = [
  {
    id: 'berlin',
    name: 'Lena Sandbox',
    email: 'lena@sandbox.example',
    address: { addressLine1: 'Schulstraße 1', city: 'Berlin', postalCode: '10115', countryCode: 'DE' },
  },
  {
    id: 'zuerich',
    name: 'Reto Sandbox',
    email: 'reto@sandbox.example',
    address: { addressLine1: 'Bahnhofstrasse 1', city: 'Zürich', postalCode: '8001', countryCode: 'CH' },
  },
  {
    id: 'wien',
    name: 'Anna Sandbox',
    email: 'anna@sandbox.example',
    address: { addressLine1: 'Ringstraße 1', city: 'Wien', postalCode: '1010', countryCode: 'AT' },
  },
] as const

/** A checkout session that a button opens; amounts and addresses of the shop come later. */
export const openSession = (
  stage: Stage,
  { reviewUrl, cancelUrl, language }: { reviewUrl: string; cancelUrl: string; language: 'de' | 'en' },
): SandboxPayment =>
  stage.ledger.add({
    id: randomUUID(),
    provider: 'amazon',
    reference: '',
    amount: 0,
    currency: '',
    language,
    urls: { success: reviewUrl, failure: cancelUrl, cancel: cancelUrl, notify: stage.webhooks.amazon },
    status: 'open',
    authorised: 0,
    captured: 0,
    refunded: 0,
    choice: null,
    data: { reviewUrl, buyer: buyers[0].id },
  })

const sessionStates: Record<string, string> = {
  open: 'Open',
  approved: 'Open',
  declined: 'Canceled',
  cancelled: 'Canceled',
}

/** What Amazon empties when a session is completed. */
const emptied = {
  webCheckoutDetails: null,
  productType: null,
  paymentDetails: null,
  merchantMetadata: null,
  buyer: null,
  shippingAddress: null,
  billingAddress: null,
  constraints: null,
  storeId: null,
}

/** What Amazon shows of a session until it is completed. */
const detailsOf = (stage: Stage, payment: SandboxPayment): Record<keyof typeof emptied, unknown> => {
  const { id, data, amount } = payment
  const buyer = buyers.find((each) => each.id === data.buyer) ?? buyers[0]
  const address = { name: buyer.name, ...buyer.address, addressLine2: null, phoneNumber: '030 23125 800' }
  return {
    webCheckoutDetails: {
      checkoutReviewReturnUrl: data.reviewUrl,
      checkoutResultReturnUrl: amount > 0 ? payment.urls.success : null,
      amazonPayRedirectUrl: amount > 0 ? `${stage.url}/pay/${id}` : null,
    },
    productType: 'PayAndShip',
    paymentDetails: {
      paymentIntent: data.intent ?? null,
      canHandlePendingAuthorization: data.canPend === 'true',
      chargeAmount: amount > 0 ? money(payment, amount) : null,
    },
    merchantMetadata: { merchantReferenceId: payment.reference || null },
    buyer: { name: buyer.name, email: buyer.email, buyerId: `amzn1.account.${buyer.id}` },
    shippingAddress: address,
    billingAddress: address,
    constraints: amount > 0 ? [] : [{ constraintId: 'ChargeAmountNotSet', description: 'chargeAmount is not set.' }],
    storeId: stage.keys.amazon.storeId,
  }
}

/** A checkout session as Amazon shows it. */
export const sessionOf = (stage: Stage, payment: SandboxPayment): Record<string, unknown> => {
  const { id, data, status } = payment
  const state = data.isCompleted ? 'Completed' : (sessionStates[status] ?? 'Open')
  return {
    checkoutSessionId: id,
    ...(data.isCompleted ? emptied : detailsOf(stage, payment)),
    statusDetails: {
      state,
      reasonCode: state === 'Canceled' ? (status === 'declined' ? 'Declined' : 'BuyerCanceled') : null,
    },
    chargePermissionId: data.permissionId ?? null,
    chargeId: data.chargeId ?? null,
    releaseEnvironment: 'Sandbox',
  }
}

const chargeStates: Record<string, string> = {
  pending: 'AuthorizationInitiated',
  authorised: 'Authorized',
  capturing: 'CaptureInitiated',
  captured: 'Captured',
  declined: 'Declined',
  cancelled: 'Canceled',
}

/** A charge; pending ones are still being authorised. */
export const chargeOf = (payment: SandboxPayment): Record<string, unknown> => ({
  chargeId: payment.data.chargeId,
  chargePermissionId: payment.data.permissionId,
  chargeAmount: money(payment, payment.authorised || payment.amount),
  captureAmount: payment.captured > 0 ? money(payment, payment.captured) : null,
  refundedAmount: payment.refunded > 0 ? money(payment, payment.refunded) : null,
  // A charge that a session has opened has the shop's reference at its permission.
  merchantMetadata: null,
  statusDetails: {
    state: chargeStates[payment.status] ?? 'AuthorizationInitiated',
    reasonCode: payment.status === 'declined' ? 'HardDeclined' : null,
  },
  releaseEnvironment: 'Sandbox',
})

export const permissionOf = (payment: SandboxPayment): Record<string, unknown> => ({
  chargePermissionId: payment.data.permissionId,
  merchantMetadata: { merchantReferenceId: payment.reference },
  statusDetails: { state: 'Chargeable' },
  releaseEnvironment: 'Sandbox',
})

/** Opens charge permission and charge of a session that was approved. */
export const openCharge = (payment: SandboxPayment, choice: Choice): void => {
  const permissionId = `S02-${digits(7)}-${digits(7)}`
  payment.data = { ...payment.data, permissionId, chargeId: `${permissionId}-C${digits(6)}` }
  payment.authorised = chargedAmount(payment, choice)
}

/** The money of a charge, or a part of it, changes its owner. */
export const takeCharge = (payment: SandboxPayment, amount: number): void => {
  payment.captured += amount
  payment.status = 'captured'
}

export const createAmazon = (stage: Stage, signer: { privateKey: string; url: string }): Player => ({
  choose: (payment, choice) => {
    const { outcome } = choice
    if (outcome === 'decline') payment.status = 'declined'
    else if (outcome === 'cancelled') payment.status = 'cancelled'
    else if (outcome !== 'abort') payment.status = 'approved'
    const url = outcome === 'abort' ? payment.urls.cancel : payment.urls.success
    return { url, fields: { amazonCheckoutSessionId: payment.id } }
  },

  messageOf: (payment, isForged) => {
    const { chargeId, permissionId, refundId } = payment.data
    if (!chargeId && !isForged) return null
    const message = {
      NotificationType: 'STATE_CHANGE',
      NotificationId: newId(20),
      NotificationVersion: 'V2',
      MerchantID: stage.keys.amazon.merchantId,
      ObjectType: refundId ? 'REFUND' : 'CHARGE',
      ObjectId: refundId ?? chargeId ?? 'S02-0000000-0000000-C000000',
      ChargePermissionId: permissionId ?? 'S02-0000000-0000000',
    }
    return snsMessage({ url: stage.webhooks.amazon, message, signer }, isForged)
  },
})
