import { defineTexts } from '../lib/texts.ts'

export const openPointTexts = defineTexts(
  {
    headline: 'Bevor dieser Shop verkaufen kann, fehlt noch:',
    points: {
      terms: 'AGB. Ohne sie nimmt er keine Bestellungen an. (node scripts/setup.ts --file shop.yaml --legal)',
      withdrawal: 'Widerrufsbelehrung, wie die AGB. Ohne sie kauft hier niemand privat.',
      privacy: 'Datenschutzerklärung, wie die AGB.',
      bankAccount: 'Bankkonto in den Daten der Firma. Ohne es gibt es weder Vorkasse noch Rechnung.',
      goods: 'Artikel. Besucher lesen so lange, dass der Shop bald öffnet. (node scripts/import.ts)',
    },
  },
  {
    headline: 'Before this shop can sell it still lacks:',
    points: {
      terms: 'Terms. Without them it takes no orders. (node scripts/setup.ts --file shop.yaml --legal)',
      withdrawal: 'Information on withdrawal, brought in like the terms. Without it no consumer can order.',
      privacy: 'Privacy notice, brought in like the terms.',
      bankAccount: 'Bank account in the data of the company. Without it there is neither prepayment nor invoice.',
      goods: 'Products. Until then visitors read that the shop opens soon. (node scripts/import.ts)',
    },
  },
)
