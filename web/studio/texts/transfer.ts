import { defineTexts } from '../lib/texts.ts'

export const transferTexts = defineTexts(
  {
    title: 'Export und Import',
    exportTitle: 'Exportieren',
    exportHelp:
      'Alles Veröffentlichte dieses Shops als JSON-Datei, wie es ein Import wieder einliest. Entwürfe sind nicht dabei.',
    what: 'Was',
    download: 'Datei herunterladen',
    importTitle: 'Importieren',
    importHelp:
      'Erst wird geprüft, was sich ändern würde. Übernommen wird alles auf einmal und sofort veröffentlicht, oder nichts.',
    file: 'JSON-Datei',
    noJson: 'Das ist keine JSON-Datei.',
    checking: 'Wird geprüft …',
    changes: (count: number) =>
      count === 0
        ? 'Nichts würde sich ändern.'
        : count === 1
          ? '1 Eintrag würde sich ändern.'
          : `${count} Einträge würden sich ändern.`,
    errors: 'Das muss vorher in der Datei geändert werden:',
    carryOut: 'Übernehmen und veröffentlichen',
    done: (count: number) => (count === 1 ? '1 Eintrag ist übernommen.' : `${count} Einträge sind übernommen.`),
  },
  {
    title: 'Export and import',
    exportTitle: 'Export',
    exportHelp: 'All that is published in this store as a JSON file that an import reads again. Drafts are left out.',
    what: 'What',
    download: 'Download the file',
    importTitle: 'Import',
    importHelp: 'First it is checked what would change. Everything is taken over and published at once, or nothing is.',
    file: 'JSON file',
    noJson: 'This is no JSON file.',
    checking: 'Checking …',
    changes: (count: number) =>
      count === 0 ? 'Nothing would change.' : count === 1 ? '1 entry would change.' : `${count} entries would change.`,
    errors: 'This has to be changed in the file first:',
    carryOut: 'Take over and publish',
    done: (count: number) => (count === 1 ? '1 entry is taken over.' : `${count} entries are taken over.`),
  },
)
