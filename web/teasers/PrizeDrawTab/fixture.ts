import type { TeaserFixture } from '../definition/fixture.ts'

export const fixture: TeaserFixture<'prizeDrawTab'> = {
  type: 'prizeDrawTab',
  name: 'Gewinnspiele im Herbst',
  attributes: {
    headline: 'Mitmachen und gewinnen',
    tabs: [
      {
        drawId: 'drachen',
        tabText: 'Drachen',
        image: { mediaId: '00000000000000a1', alt: 'Ein Drachen über Herbstlaub' },
        headline: 'Ein Drachen für die ganze Klasse',
        teasercontent: '<p>Wir verlosen 26 Drachen zum Selberbauen.</p>',
        question: 'Was braucht ein Drachen zum Steigen?',
        answers: 'Wind\nRegen\nSchnee',
        startsAt: '2026-01-01T00:00:00+01:00',
        endsAt: '2099-01-01T00:00:00+01:00',
        conditionsLink: { url: '/gewinnspiele/teilnahmebedingungen/' },
      },
      {
        drawId: 'globus',
        tabText: 'Globus',
        image: { mediaId: '00000000000000a2', alt: 'Ein Globus' },
        headline: 'Ein Globus, der leuchtet',
        endsAt: '2026-01-01T00:00:00+01:00',
        conditionsLink: { url: '/gewinnspiele/teilnahmebedingungen/' },
      },
    ],
  },
}
