import type { TeaserFixture } from '../definition/fixture.ts'

export const fixture: TeaserFixture<'form'> = {
  type: 'form',
  name: 'Rückruf',
  attributes: {
    headline: 'Sollen wir zurückrufen?',
    teasercontent: '<p>Wir melden uns innerhalb eines Werktags.</p>',
    fields: [
      { name: 'name', kind: 'text', label: 'Name', required: true, autocomplete: 'name', width: 'half' },
      { name: 'email', kind: 'email', label: 'E-Mail', required: true, autocomplete: 'email', width: 'half' },
      { name: 'phone', kind: 'phone', label: 'Telefon', autocomplete: 'tel', width: 'half' },
      { name: 'day', kind: 'date', label: 'Wunschtag', width: 'half' },
      { name: 'topic', kind: 'select', label: 'Worum geht es?', required: true, options: 'Bestellung\nBeratung' },
      { name: 'when', kind: 'radio', label: 'Wann passt es?', options: 'Vormittags\nNachmittags' },
      { name: 'message', kind: 'textarea', label: 'Nachricht', maxLength: 1000, hint: 'Höchstens 1000 Zeichen' },
      { name: 'news', kind: 'checkbox', label: 'Schickt mir auch den Katalog' },
      {
        name: 'consent',
        kind: 'consent',
        label: 'Einverstanden',
        required: true,
        consentText: '<p>Wir nutzen die Angaben nur für den Rückruf.</p>',
      },
      { name: 'source', kind: 'hidden', label: 'Herkunft', value: 'Ratgeber' },
    ],
    buttonText: 'Um Rückruf bitten',
    successHeadline: 'Wir rufen an',
    successText: '<p>Danke, deine Bitte ist da.</p>',
  },
}
