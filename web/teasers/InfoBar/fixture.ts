import type { TeaserFixture } from '../definition/fixture.ts'

export const fixture: TeaserFixture<'infoBar'> = {
  type: 'infoBar',
  name: 'Betriebsferien Sommer',
  attributes: {
    headline: 'Lieferung in den Ferien',
    teasercontent: '<p>Vom 3. bis 14. August liefern wir einen Tag später als sonst.</p>',
    teaserLink: { url: '/service/lieferung/' },
    teaserButtonText: 'Was das heißt',
    bgcolor: '#fff3d1',
  },
}
