import { createContext, useContext } from 'react'
import { useStore } from '../../lib/browser/store.ts'
import { type UiLanguage, uiLanguage, useTexts } from '../lib/texts.ts'
import { formTexts } from '../texts/form.ts'
import { wordsOf } from './finding-words.ts'
import { type Finding, findingsAt } from './findings.ts'

/** Findings of the record whose form is shown. */
export const FormFindings = createContext<readonly Finding[]>([])

/** What is wrong at one path, in words. */
export function useFaults(path: string): string[] {
  const texts = useTexts(formTexts)
  return findingsAt(useContext(FormFindings), path).map((finding) => wordsOf(finding, texts))
}

export const useUiLanguage = (): UiLanguage => useStore(uiLanguage)
