import type { TeaserFixture } from '../definition/fixture.ts'

export const fixture: TeaserFixture<'primeOffer'> = {
  type: 'primeOffer',
  name: 'Prime-Angebot',
  attributes: {
    headline: 'Ein Jahr ohne Versandkosten',
    teasercontent: '<p>Die Mitgliedschaft beginnt sofort.</p>',
  },
}
