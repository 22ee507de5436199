import { defineTexts } from '../lib/texts.ts'

export const experimentsTexts = defineTexts(
  {
    title: 'A/B-Tests',
    intro:
      'Gezählt werden nur Besuchende, die der Statistik zugestimmt haben. Jeder Browser zählt für die Variante, die er zuerst gesehen hat.',
    none: 'In diesem Shop gibt es keinen A/B-Test.',
    edit: 'Start, Ende und Anteile ändern',
    running: 'Läuft',
    stopped: 'Läuft nicht',
    from: (time: string) => `Start: ${time}`,
    until: (time: string) => `Ende: ${time}`,
    pages: (paths: string) => `Seiten: ${paths}`,
    since: 'Gezählt seit',
    sinceTime: (time: string) => `Gezählt seit ${time}`,
    variant: 'Variante',
    share: 'Anteil',
    visitors: 'Besuchende',
    views: 'Ansichten',
    clicks: 'Klicks',
    carts: 'Mit Warenkorb',
    orders: 'Mit Bestellung',
    rate: 'Bestellrate',
    interval: '95-%-Spanne',
    verdicts: {
      tooLittle:
        'Noch nicht genug Daten: Jede Variante braucht mindestens 100 Besuchende, davon fünf mit und fünf ohne Bestellung.',
      open: 'Noch nicht entschieden: Die Spannen überschneiden sich, der Unterschied kann Zufall sein.',
      clear: (variant: string) =>
        `Variante ${variant} bringt klar mehr Bestellungen: Ihre Spanne liegt über allen anderen.`,
    },
  },
  {
    title: 'A/B tests',
    intro: 'Only visitors who agreed to statistics are counted. Each browser counts for the variant that it saw first.',
    none: 'This store has no A/B test.',
    edit: 'Change start, end and shares',
    running: 'Running',
    stopped: 'Not running',
    from: (time: string) => `Start: ${time}`,
    until: (time: string) => `End: ${time}`,
    pages: (paths: string) => `Pages: ${paths}`,
    since: 'Counted since',
    sinceTime: (time: string) => `Counted since ${time}`,
    variant: 'Variant',
    share: 'Share',
    visitors: 'Visitors',
    views: 'Views',
    clicks: 'Clicks',
    carts: 'With cart',
    orders: 'With order',
    rate: 'Order rate',
    interval: '95 % interval',
    verdicts: {
      tooLittle:
        'Not enough data yet: each variant needs at least 100 visitors, five of them with and five without an order.',
      open: 'Not decided yet: the intervals overlap, so the difference may be chance.',
      clear: (variant: string) => `Variant ${variant} clearly brings more orders: its interval lies above all others.`,
    },
  },
)
