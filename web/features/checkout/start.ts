import { inBackground } from '../../lib/browser/in-background.ts'
import { needTexts } from '../../lib/i18n/load-more-texts.ts'
import { pageText } from '../../lib/i18n/page-texts.ts'
import { onPageShown } from '../../lib/scope/page-shown.ts'
import { showToast } from '../../ui/feedback/Toast/show-toast.ts'
import { stepWarnings } from './steps/steps.rules.ts'
import { warningParameter } from './steps/warning-parameter.ts'

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
  history.replaceState(history.state, '', url)
  inBackground(show(warning))
}

async function show(warning: (typeof stepWarnings)[number]): Promise<void> {
  await needTexts(['checkoutWarning'])
  showToast({ id: `checkout-${warning}`, kind: 'info', text: pageText(`checkoutWarning.${warning}`) })
}
