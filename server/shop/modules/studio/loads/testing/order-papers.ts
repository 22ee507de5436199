import type { ImportInvoice } from '#contract/import/invoices.ts'
import type { LoadRecord } from '#contract/import/load-records.ts'

import type { ImportOrder } from '#contract/import/orders.ts'

export const pdf = Buffer.from('%PDF-1.7 a paper').toString('base64')

/** An order of a customer that has left in one parcel. */
export const orderOf = (customer: { id: string; email: string }, more: Partial<ImportOrder> = {}): LoadRecord => ({
  kind: 'order',
  record: {
    id: '0190a6c0-0000-7000-a000-000000000901',
    number: '900000901',
    customerId: customer.id,
    store: 'de',
    language: 'de-DE',
    state: 'shipped',
    placedAt: '2026-10-01T10:00:00+02:00',
    paymentMethod: 'PREPAID',
    isPaid: true,
    currency: 'EUR',
    shipperCode: 'dhl',
    shipping: 490,
    email: customer.email,
    orderReference: null,
    voucherCode: 'TENTH',
    address: {
      salutation: 'mr',
      firstName: 'Jonas',
      lastName: 'Weber',
      company: null,
      street: 'Lindenallee 28',
      postCode: '14467',
      city: 'Potsdam',
      country: 'DE',
    },
    lines: [
      {
        itemId: '100-01',
        productId: '100',
        articleNumber: '100',
        name: 'Produkt 100',
        pictureId: null,
        quantity: 2,
        pricePerUnit: 1000,
        reduction: 200,
        taxRate: 19,
      },
    ],
    shipments: [
      {
        carrier: 'DHL',
        trackingCode: 'JJD1',
        trackingUrl: null,
        shippedAt: '2026-10-02T10:00:00Z',
        deliveredAt: null,
        pieces: { 1: 2 },
      },
    ],
    invoicedAt: null,
    ...more,
  },
})

const refundId = '0190a6c0-0000-7000-b000-000000000001'

/** A return of a piece of the order's first line, with label, picture and the money that went back. */
export const returnOf = (orderId: string): LoadRecord => ({
  kind: 'return',
  record: {
    rma: 'R900000901-1',
    orderId,
    state: 'refunded',
    regulation: 'refund',
    carrier: 'dhl',
    labels: 1,
    contact: { salutation: 'mr', firstName: 'Jonas', lastName: 'Weber', email: 'jonas@pausenhof.example', phone: '' },
    language: 'de-DE',
    announcedAt: '2026-10-10T08:00:00.000Z',
    receivedAt: '2026-10-14T08:00:00.000Z',
    lines: [
      { position: 1, quantity: 1, reason: 'damaged', comment: 'Riss', components: ['item'], received: 1, accepted: 1 },
    ],
    refunds: [
      { id: refundId, position: 1, event: 'wms-1', quantity: 1, amount: 500, createdAt: '2026-10-14T08:00:00.000Z' },
    ],
    made: [{ number: 1, trackingCode: 'JJD7', pdf, createdAt: '2026-10-10T08:01:00.000Z' }],
    pictures: [
      {
        id: '0190a6c0-0000-7000-b000-000000000002',
        position: 1,
        name: 'riss.png',
        mime: 'image/png',
        data: 'iVBORw0KGgo=',
        receivedAt: '2026-10-10T07:59:00.000Z',
      },
    ],
  },
})

/** The credit note of that return. */
export const creditOf = (orderId: string, more: Partial<ImportInvoice> = {}): LoadRecord => ({
  kind: 'invoice',
  record: {
    orderId,
    type: 'creditNote',
    occasion: '500',
    reason: 'refunded',
    number: 'GU-2026-000007',
    issuedAt: '2026-10-15T08:00:00.000Z',
    total: 500,
    lines: [{ position: 1, quantity: 1, amount: 500 }],
    refunds: [refundId],
    file: pdf,
    ...more,
  },
})
