import { defineTexts } from '../lib/texts.ts'

export const appTexts = defineTexts(
  {
    studio: 'Pausenhof Studio',
    sections: 'Bereiche',
    pages: 'Seiten',
    content: 'Inhalte',
    audit: 'Protokoll',
    language: 'Sprache des Studios',
    otherLanguage: 'English',
    loading: 'Wird geladen …',
    notFound: 'Diese Ansicht gibt es nicht.',
    toPages: 'Zu den Seiten',
    faultHeadline: 'Da ist etwas schiefgegangen',
    faultText: 'Deine gespeicherten Änderungen sind nicht betroffen.',
    reload: 'Neu laden',
  },
  {
    studio: 'Pausenhof Studio',
    sections: 'Sections',
    pages: 'Pages',
    content: 'Content',
    audit: 'Audit log',
    language: 'Language of the studio',
    otherLanguage: 'Deutsch',
    loading: 'Loading …',
    notFound: 'There is no such view.',
    toPages: 'To the pages',
    faultHeadline: 'Something went wrong',
    faultText: 'Your saved changes are not affected.',
    reload: 'Reload',
  },
)
