import type { ReturnCarrier } from '../carrier.ts'

/** Without a label: the service arranges by phone how the goods come back. */
export const nolabel: ReturnCarrier = {
  code: 'nolabel',
  hasQrCode: false,
  maximumLabels: 0,
  offers: () => true,
  makeLabel: null,
}
