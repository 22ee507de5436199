import { useEffect, useRef } from 'react'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { readFirstPage } from '#web/lib/scope/first-page.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { Page } from '#web/ui/structure/Page/Page.tsx'
import { type Card, pauseBeforeProvider } from './send-order.ts'

/** The card provider's form, encrypted by the engine: it is sent by itself, and by its button where that fails. */
export function CardForm({ card: { url, merchantID, len, data, template } }: { card: Card }) {
  const t = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const headline = useRef<HTMLDivElement>(null)
  useEffect(() => {
    headline.current?.focus()
    const timer = setTimeout(() => {
      // The policy of the first document decides where forms may lead; that of a page outside the steps names no provider.
      if (/^\/checkout\/(?!basket)/.test(readFirstPage().url) || !form.current) form.current?.submit()
      else location.assign(addressOf(url, form.current))
    }, pauseBeforeProvider)
    return () => clearTimeout(timer)
  }, [url])
  return (
    <Page width="reading" headline={t('checkout.card')} lead={<p>{t('checkout.card.text')}</p>} headRef={headline}>
      <form ref={form} method="post" action={url}>
        <input type="hidden" name="MerchantID" value={merchantID} />
        <input type="hidden" name="Len" value={len} />
        <input type="hidden" name="Data" value={data} />
        {template && <input type="hidden" name="Template" value={template} />}
        <Button type="submit" size="l" wide>
          {t('checkout.card.go')}
        </Button>
      </form>
    </Page>
  )
}

/** The same by GET; the address has a query of its own. */
function addressOf(url: string, form: HTMLFormElement): string {
  const address = new URL(url)
  for (const [name, value] of new FormData(form)) address.searchParams.set(name, String(value))
  return address.href
}
