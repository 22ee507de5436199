import { useEffect } from 'react'
import { posting } from '#web/lib/forms/posting.ts'
import { useForm } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { navigate } from '#web/lib/routing/router.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import { Page } from '#web/ui/structure/Page/Page.tsx'
import styles from '../parts/checkout.module.css'
import { formBefore } from '../parts/checkout-values.ts'
import { forgetSubmission } from './submission.ts'

/** Back from the express wallet: its session is attached to the cart, by itself or by the button, and the summary follows. */
export function WalletArrival({ sessionId, flash }: { sessionId: string; flash: Flash | null }) {
  const t = useTexts()
  const form = useForm({
    action: '/api/checkout-amazon/',
    focus: 'message',
    messageFor: () => t('checkout.lost'),
    before: formBefore('checkout-amazon', {}, flash),
    send: posting({
      onDone: () => {
        // The last press began with another session: the next one is another submission.
        forgetSubmission()
        return navigate('/checkout/summary', { overwriteLastHistoryEntry: true })
      },
    }),
  })
  const { ref } = form.form
  const isRefused = form.message !== null
  useEffect(() => {
    if (!isRefused) ref.current?.requestSubmit()
  }, [ref, isRefused])
  return (
    <Page width="reading" headline={t('checkout.wallet')}>
      <form {...form.form} className={styles.form}>
        <FormMessage form={form} />
        <input type="hidden" name="sessionId" value={sessionId} />
        <Button {...form.button} size="l" wide>
          {t('checkout.toSummary')}
        </Button>
      </form>
      <form method="post" action="/api/abort-amazon/">
        <Button type="submit" variant="link">
          {t('checkout.wallet.abort')}
        </Button>
      </form>
    </Page>
  )
}
