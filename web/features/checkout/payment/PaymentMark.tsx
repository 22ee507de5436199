import type { ComponentType } from 'react'
import type { PaymentMethodId } from '#contract/parameters/payment-method-ids.ts'
import { Banknote } from '#web/generated/icons/Banknote.ts'
import { CreditCard } from '#web/generated/icons/CreditCard.ts'
import { FileText } from '#web/generated/icons/FileText.ts'
import { Landmark } from '#web/generated/icons/Landmark.ts'
import { ReceiptText } from '#web/generated/icons/ReceiptText.ts'
import { Smartphone } from '#web/generated/icons/Smartphone.ts'
import { Wallet } from '#web/generated/icons/Wallet.ts'
import own from './Payment.module.css'

type Icon = ComponentType<{ size: number; strokeWidth: number; 'aria-hidden': 'true' }>

/** Pictograms of the ways to pay: the providers' logos are theirs, and may not be redrawn. */
const iconOf: Readonly<Record<PaymentMethodId, Icon>> = {
  CREDIT_CARD: CreditCard,
  PAYPAL: Wallet,
  AMAZONPAY: Wallet,
  TWINT: Smartphone,
  INVOICE: ReceiptText,
  RECHNUNG: ReceiptText,
  RECHNUNG_V: ReceiptText,
  X_RECHNUNG: FileText,
  VINCO_V: ReceiptText,
  VORKASSE: Landmark,
  PREPAID: Landmark,
  VORKASSE_V: Landmark,
  CASH_ON_DELIVERY: Banknote,
}

const isKnown = (id: string): id is PaymentMethodId => id in iconOf

/** The mark of a payment method, as small as a card; the name beside it says what it is. */
export function PaymentMark({ paymentId }: { paymentId: string }) {
  if (!isKnown(paymentId)) return null
  const Sign = iconOf[paymentId]
  return (
    <span className={own.mark}>
      <Sign size={20} strokeWidth={1.75} aria-hidden="true" />
    </span>
  )
}
