import type { TeaserFixture } from '../definition/fixture.ts'

export const fixture: TeaserFixture<'imageTeaser'> = {
  type: 'imageTeaser',
  name: 'Klassensatz',
  attributes: {
    image: { mediaId: '00000000000000a3', alt: 'Stapel von Heften, Stiften und Scheren für eine ganze Klasse' },
    imageposition: 'right',
    headline: 'Ein Klassensatz, ein Karton',
    headlineColor: '#0f5c46',
    teasercontent:
      '<p>Sechsundzwanzig Hefte, Scheren und Kleber, nach Namen gepackt. Du schickst die Liste, wir packen bis Freitag.</p>',
    teaserLink: { url: '/schule/klassensatz/' },
    teaserButtonText: 'Liste schicken',
    buttonType: 'primary',
    buttonPosition: 'left',
    bgcolor: '#e8f3ec',
  },
}
