import type { TeaserFixture } from '../definition/fixture.ts'

export const fixture: TeaserFixture<'htmlBox'> = {
  type: 'htmlBox',
  name: 'Ratgeber: Farben',
  attributes: {
    headline: 'Farben für die Grundschule',
    teasercontent: `<p>Deckfarben, Wasserfarben, Fingerfarben: Im Kunstunterricht zählt, dass sich Töne rein mischen lassen und Flecken wieder herausgehen. Zwölf Farben reichen für die ersten beiden Jahre, danach lohnt sich ein Kasten mit vierundzwanzig.</p>
<p><img src="/media/00000000000000a2/teaser_768.jpg" alt="Ein Farbkasten mit zwölf Näpfen" width="768" height="432"></p>
<p>Achte auf austauschbare Näpfe. Blau und Deckweiß sind meist zuerst leer, und ein einzelner Napf kostet weniger als ein halber Kasten. Ein Pinsel in Größe 4 und einer in Größe 10 genügen für den Anfang.</p>
<h3>Waschbar oder nicht?</h3>
<p>Waschbare Farben gehen bei 30 Grad aus Baumwolle heraus, solange sie nicht eingetrocknet sind. Für Bilder, die hängen bleiben sollen, nimm Farben, die nach dem Trocknen wischfest sind.</p>`,
  },
}
