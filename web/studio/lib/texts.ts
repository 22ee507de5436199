import { createStore, useStore } from '../../lib/browser/store.ts'

export type UiLanguage = 'de' | 'en'

const storageName = 'studio.language'

/** Language of the studio itself; that of the content is chosen apart from it. */
export const uiLanguage = createStore<UiLanguage>(firstLanguage())

export function chooseUiLanguage(language: UiLanguage): void {
  localStorage.setItem(storageName, language)
  document.documentElement.lang = language
  uiLanguage.set(language)
}

function firstLanguage(): UiLanguage {
  if (typeof localStorage === 'undefined') return 'de'
  const stored = localStorage.getItem(storageName)
  if (stored === 'de' || stored === 'en') return stored
  return navigator.language.startsWith('en') ? 'en' : 'de'
}

export type Texts<Shape> = { de: Shape; en: Shape }

/** Texts of one room in both languages; the types see to it that neither lacks one. */
export const defineTexts = <Shape>(de: Shape, en: NoInfer<Shape>): Texts<Shape> => ({ de, en })

export const useTexts = <Shape>(texts: Texts<Shape>): Shape => texts[useStore(uiLanguage)]
