import type { TeaserFixture } from '../definition/fixture.ts'

export const fixture: TeaserFixture<'imageLink'> = {
  type: 'imageLink',
  name: 'Einschulung: Schultüten',
  attributes: {
    image: { mediaId: '00000000000000a1', alt: 'Drei Schultüten mit Sternen auf gelbem Papier' },
    teaserLink: { url: '/einschulung/' },
    bildunterschrift: 'Schultüten zum Selberfüllen',
    bildunterschriftInfoIconText: 'Die Tüten sind aus Recyclingkarton und 70 cm hoch. Der Inhalt ist nicht dabei.',
    positionInfoIcon: 'topleft',
    iconType: 'infoIcon',
  },
}
