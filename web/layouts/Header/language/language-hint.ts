import { showFeatureTooltip } from '#web/ui/feedback/FeatureTooltip/feature-tooltip.ts'

type Hint = { language: string; text: string; closeLabel: string }

/** Tells visitors whose browser prefers the other language of the business store that it is there, at the link to it. */
export function hintAtLanguage(anchor: HTMLElement, { language, text, closeLabel }: Hint): void {
  const preferred = navigator.languages.map((each) => each.slice(0, 2)).find((each) => /^(de|en)$/.test(each))
  // At the login gate it would lie over the form.
  if (preferred !== language || document.querySelector('[data-login-gate]')) return
  showFeatureTooltip({ id: 'language', anchor, text, lang: language, closeLabel })
}
