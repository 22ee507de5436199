/** In German and English; `b2b` where the business store says it more formally. */
type Text = { de: string; en: string; b2b?: { de: string; en: string } }

/**
 * Texts of the page that stands in when no page can be made: they must not depend on the engine. A test compares them
 * with the shop's translations.
 */
export const busyTexts = {
  'error.busy.headline': { de: 'Gerade ist viel los', en: 'It’s busy right now' },
  'error.busy.text': {
    de: 'Der Shop kommt im Moment nicht hinterher. Bitte versuch es gleich noch einmal, es geht nichts verloren.',
    en: 'The shop can’t keep up at the moment. Please try again shortly; nothing will be lost.',
    b2b: {
      de: 'Der Shop ist im Moment nicht erreichbar. Bitte versuchen Sie es in wenigen Minuten noch einmal.',
      en: 'The shop can’t be reached at the moment. Please try again in a few minutes.',
    },
  },
  'error.cookies.delete': { de: 'Cookies löschen und weiter', en: 'Delete cookies and continue' },
  'error.cookies.headline': { de: 'Zu viele Cookies', en: 'Too many cookies' },
  'error.cookies.text': {
    de: 'Dein Browser hat für diese Adresse so viele Cookies gespeichert, dass der Shop sie nicht mehr lesen kann. Lösche sie, um fortzufahren. Danach bist du abgemeldet, und ein Warenkorb ohne Konto ist leer.',
    en: 'Your browser has stored so many cookies for this address that the shop can’t read them any more. Delete them to continue. You will be logged out, and a cart without an account will be empty.',
    b2b: {
      de: 'Ihr Browser hat für diese Adresse so viele Cookies gespeichert, dass der Shop sie nicht mehr lesen kann. Löschen Sie sie, um fortzufahren. Danach sind Sie abgemeldet, und ein Warenkorb ohne Konto ist leer.',
      en: 'Your browser has stored so many cookies for this address that the shop can’t read them any more. Delete them to continue. You will be logged out, and a cart without an account will be empty.',
    },
  },
  'error.failed.headline': { de: 'Da ist etwas schiefgegangen', en: 'Something went wrong' },
  'error.failed.text': {
    de: 'Das liegt an uns, nicht an dir. Lade die Seite neu oder geh zur Startseite.',
    en: 'It’s our fault, not yours. Reload the page or go to the home page.',
    b2b: {
      de: 'Der Fehler liegt bei uns. Bitte laden Sie die Seite neu oder gehen Sie zur Startseite.',
      en: 'The fault is ours. Please reload the page or go to the home page.',
    },
  },
  'error.home': { de: 'Zur Startseite', en: 'Go to the home page' },
  'error.retry': { de: 'Noch einmal versuchen', en: 'Try again' },
  'error.busy.reload': {
    de: 'Diese Seite lädt gleich von selbst neu.',
    en: 'This page will reload automatically.',
  },
} as const satisfies Record<string, Text>

export type BusyText = keyof typeof busyTexts

export function busyText(key: BusyText, language: 'de' | 'en', isB2b: boolean): string {
  const text: Text = busyTexts[key]
  return (isB2b && text.b2b ? text.b2b : text)[language]
}
