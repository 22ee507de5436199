import type { TeaserFixture } from '../definition/fixture.ts'

export const fixture: TeaserFixture<'sliderHero'> = {
  type: 'sliderHero',
  name: 'Bühne der Startseite',
  attributes: {
    tabs: [
      {
        teaserName: 'Schulanfang',
        tabText: 'Schulanfang',
        image: { mediaId: '00000000000000a4', alt: 'Ranzen, Schultüte und Globus auf einem Pult' },
        link: { url: '/schulranzen/' },
        preHeadline: 'Bereit für Klasse eins',
        headline: 'Der Ranzen, der mitwächst',
        headlineColor: '#0f5c46',
        postHeadline: 'Leicht, hell und sechs Jahre lang dabei',
        buttonText: 'Ranzen ansehen',
        buttonType: 'primary',
        bgcolor: '#fff3d1',
      },
      {
        teaserName: 'Malen',
        tabText: 'Malen und Basteln',
        image: { mediaId: '00000000000000a5', alt: 'Farbkasten, Pinsel und Schere auf blauem Papier' },
        link: { url: '/basteln/' },
        heroTeaserAlignment: 'right',
        headline: 'Bunt wird es von allein',
        postHeadline: 'Farben, die sich auswaschen lassen',
        buttonText: 'Zu den Farben',
        buttonType: 'secondary',
        bgcolor: '#e6eefc',
      },
      {
        teaserName: 'Büro',
        tabText: 'Lehrerzimmer',
        image: { mediaId: '00000000000000a6', alt: 'Ordner, Stempel und eine Tasse' },
        heroTeaserAlignment: 'center',
        headline: 'Ordnung im Lehrerzimmer',
      },
    ],
  },
}
