import { defineTexts } from '../lib/texts.ts'

export const uiTexts = defineTexts(
  {
    close: 'Schließen',
    cancel: 'Abbrechen',
    required: '(nötig)',
    loading: 'Wird geladen …',
    tryAgain: 'Noch einmal versuchen',
    notReached: 'Der Shop antwortet gerade nicht. Prüfe die Verbindung und versuche es noch einmal.',
    refused: 'Das hat der Shop abgelehnt.',
    previousPage: 'Vorige Seite',
    nextPage: 'Nächste Seite',
    toPages: 'Zu den Seiten',
    timeZone: 'Uhrzeit in Deutschland.',
  },
  {
    close: 'Close',
    cancel: 'Cancel',
    required: '(required)',
    loading: 'Loading …',
    tryAgain: 'Try again',
    notReached: 'The shop does not answer. Check the connection and try again.',
    refused: 'The shop refused that.',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    toPages: 'To the pages',
    timeZone: 'Time in Germany.',
  },
)
