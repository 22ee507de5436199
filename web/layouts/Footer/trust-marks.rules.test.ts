import t from 'tap'
import { deliveryMarks, type MarkSwitches, paymentMarks } from './trust-marks.rules.ts'

const off: MarkSwitches = { wallet: false, twint: false, xRechnung: false, dpd: false }
const on: MarkSwitches = { wallet: true, twint: true, xRechnung: true, dpd: true }

t.test('three ways to pay are always named, others by store and switch', async (t) => {
  t.same(paymentMarks('de', off), ['paypal', 'invoice', 'visa', 'mastercard'])
  t.same(paymentMarks('de', on), ['paypal', 'invoice', 'visa', 'wallet', 'eInvoice'])
  t.same(paymentMarks('at', on), ['paypal', 'invoice', 'visa', 'wallet', 'mastercard'])
  t.same(paymentMarks('ch', on), ['paypal', 'invoice', 'visa', 'wallet', 'twint', 'mastercard'])
  t.same(paymentMarks('b2b', on), ['paypal', 'invoice', 'visa', 'wallet', 'eInvoice'])
})

t.test('carriers follow the store', async (t) => {
  t.same(deliveryMarks('de', on), ['dhl', 'dpd'])
  t.same(deliveryMarks('de', off), ['dhl', 'gls'])
  t.same(deliveryMarks('at', on), ['dpd'])
  t.same(deliveryMarks('at', off), ['gls'])
  t.same(deliveryMarks('ch', on), ['swissPost'])
  t.same(deliveryMarks('b2b', on), ['dhl'])
})
