import type { TeaserFixture } from '../definition/fixture.ts'

export const fixture: TeaserFixture<'layer'> = {
  type: 'layer',
  name: 'Größentabelle',
  attributes: {
    anchor: 'groessen',
    headline: 'Welche Größe passt?',
    teasercontent: '<p>Miss vom Nacken bis zur Hüfte. Der Ranzen ist so lang wie dieses Maß, nicht länger.</p>',
    teaserLink: { url: '/schulranzen/' },
    teaserButtonText: 'Ranzen ansehen',
    buttonType: 'primary',
  },
}
