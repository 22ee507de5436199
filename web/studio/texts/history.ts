import { defineTexts } from '../lib/texts.ts'

export const historyTexts = defineTexts(
  {
    title: 'Verlauf',
    version: (number: number) => `Fassung ${number}`,
    withdrawal: 'Zurückgezogen',
    byImport: 'Import',
    restore: 'Als Entwurf wiederherstellen',
    restoreFailed: 'Der Entwurf wurde inzwischen geändert. Lade die Seite neu und versuche es noch einmal.',
    compare: 'Vergleichen',
    differences: (number: number) => `Was sich seit Fassung ${number} geändert hat`,
    same: 'Kein Unterschied.',
    none: 'Noch nichts veröffentlicht.',
    kinds: { added: 'neu', removed: 'entfernt', changed: 'geändert', moved: 'verschoben' },
  },
  {
    title: 'History',
    version: (number: number) => `Version ${number}`,
    withdrawal: 'Withdrawn',
    byImport: 'Import',
    restore: 'Restore as draft',
    restoreFailed: 'The draft was changed meanwhile. Reload the page and try again.',
    compare: 'Compare',
    differences: (number: number) => `What has changed since version ${number}`,
    same: 'No difference.',
    none: 'Nothing published yet.',
    kinds: { added: 'new', removed: 'removed', changed: 'changed', moved: 'moved' },
  },
)
