import { stepWarnings } from '#contract/rules/checkout/steps.rules.ts'
import { warningParameter } from '#contract/rules/checkout/warning-parameter.ts'
import { inBackground } from '../../lib/browser/in-background.ts'
import { replaceAddress } from '../../lib/routing/replace-address.ts'
import { onPageShown } from '../../lib/scope/page-shown.ts'

/** Shows why a page of the checkout has led elsewhere (transactions.md §2.2), once. */
export function start(): void {
  onPageShown(tell)
  tell()
}

function tell(): void {
  const url = new URL(location.href)
  const warning = stepWarnings.find((each) => each === url.searchParams.get(warningParameter))
  if (!warning) return
  url.searchParams.delete(warningParameter)
  replaceAddress(url)
  inBackground(import('./show-warning.ts').then(({ showWarning }) => showWarning(warning)))
}
