import { defineTexts } from '../lib/texts.ts'

export const previewTexts = defineTexts(
  {
    title: 'Vorschau als',
    at: 'Zeitpunkt',
    customer: 'Kundschaft',
    anyone: 'Wie angemeldet',
    customers: { stranger: 'Nicht angemeldet', private: 'Privat', business: 'Geschäftlich' },
    test: 'A/B-Test',
    noTest: 'Zufällige Variante',
    look: 'Wie im Shop öffnen',
    lookHelp: 'Öffnet die Seite in einem neuen Fenster, so wie Besuchende sie sehen.',
    failed: 'Die Vorschau ließ sich nicht öffnen.',
  },
  {
    title: 'Preview as',
    at: 'Time',
    customer: 'Customers',
    anyone: 'As logged in',
    customers: { stranger: 'Not logged in', private: 'Private', business: 'Business' },
    test: 'A/B test',
    noTest: 'Random variant',
    look: 'Open as in the shop',
    lookHelp: 'Opens the page in a new window as visitors see it.',
    failed: 'The preview could not be opened.',
  },
)
