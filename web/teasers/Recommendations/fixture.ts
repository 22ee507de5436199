import type { TeaserFixture } from '../definition/fixture.ts'

export const fixture: TeaserFixture<'recommendations'> = {
  type: 'recommendations',
  name: 'Beliebt zum Schulanfang',
  attributes: {
    headline: 'Beliebt zum Schulanfang',
    productIds: [{ productId: '100234' }, { productId: '100235' }, { productId: '100236' }],
    teaserLink: { url: '/schulanfang/' },
    teaserButtonText: 'Alles ansehen',
  },
}
