import type { TeaserFixture } from '../definition/fixture.ts'

export const fixture: TeaserFixture<'html'> = {
  type: 'html',
  name: 'Beratung: Schulranzen',
  attributes: {
    teasercontent: `<h1>Welcher Schulranzen passt?</h1>
<p>Ein Ranzen sitzt, wenn die Oberkante auf Schulterhöhe liegt und die Last <strong>nah am Rücken</strong> getragen wird.</p>
<h2>Drei Fragen vor dem Kauf</h2>
<ul><li>Wiegt er leer unter 1,3 kg?</li><li>Lassen sich Gurte und Rückenteil mitwachsend verstellen?</li><li>Leuchten mindestens zehn Prozent der Fläche?</li></ul>
<p>Mehr dazu im <a href="/beratung/schulranzen/">Ratgeber</a>.</p>`,
  },
}
