import { createContext, useContext } from 'react'
import type { TextLanguage } from '#contract/stores.ts'
import { useStore } from '../../lib/browser/store.ts'
import { site } from '../lib/site.ts'
import { type UiLanguage, uiLanguage, useTexts } from '../lib/texts.ts'
import { findingTexts } from '../texts/findings.ts'
import { isGroupValue } from './fields.ts'
import { messageOf } from './finding-messages.ts'
import { type Finding, findingsAt } from './findings.ts'

/** Findings of the record whose form is shown. */
export const FormFindings = createContext<readonly Finding[]>([])

/** Language of the record whose form is shown; null for one without language. */
export const FormLanguage = createContext<TextLanguage | null>(null)

/** The record that comes with the shop, of which the one in the form is an override; null without one. */
export const FormShipped = createContext<unknown>(null)

/** The text that comes with the shop at a path as findings name it, `text.de`. */
export function useShippedText(path: string): string | null {
  const value = path
    .split('.')
    .reduce<unknown>((group, key) => (isGroupValue(group) ? group[key] : null), useContext(FormShipped))
  return typeof value === 'string' ? value : null
}

/** In which language things are looked for that the record leads to; without one, in the store's first. */
export function useFormLanguage(): TextLanguage {
  const { languages = [] } = useStore(site) ?? {}
  return useContext(FormLanguage) ?? languages[0] ?? 'de'
}

/** What is wrong at one path, in words. */
export function useErrors(path: string): string[] {
  const texts = useTexts(findingTexts)
  return findingsAt(useContext(FormFindings), path).map((finding) => messageOf(finding, texts))
}

export const useUiLanguage = (): UiLanguage => useStore(uiLanguage)
