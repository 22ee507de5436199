import type { TeaserFixture } from '../definition/fixture.ts'

export const fixture: TeaserFixture<'abTestTab'> = {
  type: 'abTestTab',
  name: 'Ansprache Ranzenberater',
  attributes: {
    testId: 'advice-tone',
    tabs: [
      {
        variantId: 'question',
        tabText: 'Frage',
        image: { mediaId: '00000000000000a3', alt: 'Ranzen' },
        headline: 'Welcher Ranzen passt?',
        link: { url: '/beratung/schulranzen/' },
        buttonText: 'Herausfinden',
        buttonType: 'primary',
        bgcolor: '#e6eefc',
      },
      {
        variantId: 'promise',
        tabText: 'Versprechen',
        image: { mediaId: '00000000000000a4', alt: 'Ranzen' },
        headline: 'In fünf Schritten zum Ranzen',
      },
    ],
  },
}
