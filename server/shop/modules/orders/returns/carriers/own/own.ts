import { encode } from 'uqr'
import { type Audience, audienceOf } from '#engine/call/audience.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import { addressLines } from '#engine/modules/orders/orders/view/order.rules.ts'
import { renderPdf } from '#engine/pdf/render-pdf.ts'
import { countryName } from '#lib/country-name.ts'
import { CarrierRefused, isParcel, type LabelRequest, type ReturnCarrier } from '../carrier.ts'

const pdfOf = (request: LabelRequest, translate: Translate): Promise<Buffer> => {
  const { rma, number, order, store } = request
  const { company } = store
  if (company === null) throw new CarrierRefused('The store has no address')
  const audience: Audience = audienceOf(store, order.language)
  const isAbroad = order.deliveryAddress.country !== company.country
  const countryLine = isAbroad ? [countryName(company.country, audience.language)] : []
  const say = (name: string, values = {}): string => translate(audience, `returns.label.${name}`, values)
  return renderPdf({
    title: say('title', { rma }),
    language: audience.language,
    author: company.name,
    createdAt: new Date(),
    size: 'a6',
    letterhead: null,
    content: [
      { kind: 'heading', level: 1, text: say('title', { rma }) },
      {
        kind: 'columns',
        columns: [
          {
            title: say('to'),
            lines: [company.name, company.street, `${company.postCode} ${company.city}`, ...countryLine],
          },
          { title: say('from'), lines: addressLines(order.deliveryAddress, audience.language) },
        ],
      },
      {
        kind: 'code',
        modules: encode(`${rma}/${number}`).data,
        width: 30,
        height: 30,
        alt: say('code', { rma }),
        caption: say('hint', { rma, number }),
      },
    ],
    footer: [],
    pageNumber: '',
  })
}

/** The shop's own label: an address with the return's number, for any carrier that the customer chooses. */
export const own = (translate: Translate): ReturnCarrier => ({
  code: 'own',
  hasQrCode: false,
  maximumLabels: 5,
  offers: (placed, { company }) => isParcel(placed) && company !== null,
  makeLabel: async (request) => ({ pdf: await pdfOf(request, translate), qr: null, trackingCode: null }),
})
