import type { TeaserFixture } from '../definition/fixture.ts'

export const fixture: TeaserFixture<'wishlistList'> = {
  type: 'wishlistList',
  name: 'Materialliste Klasse 1',
  template: 'Merkliste',
  attributes: {
    teaserWishlistExternalId: 'materialliste-klasse-1',
    headline: 'Materialliste für Klasse 1',
    teasercontent: '<p>Was die meisten Schulen zum ersten Schultag verlangen.</p>',
  },
}
