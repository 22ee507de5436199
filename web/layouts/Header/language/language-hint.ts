import { showFeatureTooltip } from '#web/ui/feedback/FeatureTooltip/feature-tooltip.ts'

/**
 * Tells visitors of the business store whose browser prefers its other language that it is there. Words and language are
 * with the link (LanguageSwitch), since only that knows both.
 */
export function start(): void {
  const page = document.documentElement.lang.slice(0, 2)
  const wanted = navigator.languages
    .map((language) => language.slice(0, 2))
    .find((language) => /^(de|en)$/.test(language))
  // At the login gate it would lie over the form.
  if (!wanted || wanted === page || document.querySelector('[data-login-gate]')) return
  const anchor = document.querySelector<HTMLElement>(`a[data-hint][hreflang="${wanted}"]`)
  const { hint, hintClose } = anchor?.dataset ?? {}
  if (anchor && hint && hintClose) {
    showFeatureTooltip({ id: 'language', anchor, text: hint, lang: wanted, closeLabel: hintClose })
  }
}
