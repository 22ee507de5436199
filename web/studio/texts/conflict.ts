import { defineTexts } from '../lib/texts.ts'

export const conflictTexts = defineTexts(
  {
    title: {
      page: 'Jemand anderes hat diese Seite geändert',
      record: 'Jemand anderes hat diesen Eintrag geändert',
    },
    text: (who: string) => `${who} hat inzwischen gespeichert. Deine Fassung ist noch da.`,
    wayBack: {
      page: 'Was du nicht nimmst, holst du mit „Rückgängig“ zurück.',
      record: 'Was du nicht nimmst, kannst du über dem Formular einmal zurückholen, solange der Eintrag offen ist.',
    },
    someone: 'Jemand anderes',
    differences: 'Was in deiner Fassung anders ist',
    mine: 'Meine Fassung behalten',
    theirs: 'Die andere Fassung nehmen',
    gone: 'Der andere Entwurf wurde verworfen. Deine Fassung ist noch da.',
    notTaken: 'Die Fassung, die du nicht genommen hast, ist noch da.',
    bringBack: 'Zurückholen',
  },
  {
    title: {
      page: 'Another editor has changed this page',
      record: 'Another editor has changed this entry',
    },
    text: (who: string) => `${who} has saved meanwhile. Your version is still here.`,
    wayBack: {
      page: 'What you do not take comes back with “Undo”.',
      record: 'What you do not take can be brought back once, above the form, while the entry is open.',
    },
    someone: 'Another editor',
    differences: 'What differs in your version',
    mine: 'Keep my version',
    theirs: 'Take the other version',
    gone: 'The other draft was discarded. Your version is still here.',
    notTaken: 'The version that you did not take is still here.',
    bringBack: 'Bring it back',
  },
)
