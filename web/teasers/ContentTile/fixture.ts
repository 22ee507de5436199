import type { TeaserFixture } from '../definition/fixture.ts'

export const fixture: TeaserFixture<'contentTile'> = {
  type: 'contentTile',
  name: 'Kachel Kindergarten',
  attributes: {
    image: { mediaId: '00000000000000a7', alt: 'Bausteine und ein Teddybär' },
    headline: 'Kindergarten',
    description: 'Spielen, bauen, ausruhen: alles für die Gruppe',
    teaserLink: { url: '/kindergarten/' },
    bgcolor: '#fbe5e2',
  },
}
