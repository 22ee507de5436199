import { checkoutTexts } from '#contract/limits/checkout.ts'
import type { FormState } from '#web/lib/forms/use-form.ts'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { useSite } from '#web/lib/scope/use-page.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { Checkbox } from '#web/ui/forms/Field/Checkbox.tsx'
import { TextArea } from '#web/ui/forms/Field/TextArea.tsx'
import { Disclosure } from '#web/ui/structure/Disclosure/Disclosure.tsx'
import own from './Summary.module.css'

const legalPaths = {
  de: { terms: '/rechtliches/agb/', withdrawal: '/rechtliches/widerruf/', privacy: '/rechtliches/datenschutz/' },
  en: { terms: '/legal-notice/terms/', withdrawal: '/legal-notice/withdrawal/', privacy: '/legal-notice/privacy/' },
} as const

/** What may be added to the order: nothing of it is needed. */
export function OrderWishes({ form, isBusiness }: { form: FormState; isBusiness: boolean }) {
  const t = useTexts()
  return (
    <div className={own.wishes}>
      <Disclosure headline={t('checkout.comment')} open={form.given('comment') !== ''}>
        <TextArea
          {...form.field('comment')}
          label={t('checkout.comment')}
          hideLabel
          rows={3}
          maxLength={checkoutTexts.comment}
          autoComplete="off"
        />
      </Disclosure>
      {!isBusiness && (
        <Checkbox name="newsletter" value="true" defaultChecked={form.given('newsletter') !== ''}>
          {t('checkout.newsletter')}
        </Checkbox>
      )}
    </div>
  )
}

type OrderButtonProps = {
  button: FormState['button']
  isBusiness: boolean
  /** The order only asks for approval: nothing is ordered by the press. */
  isRequest?: boolean
  /** Day of the legal texts, as 2026-11-01 or 2026-11-01.2; empty in a store without. */
  legalVersion: string
}

/**
 * The button of § 312j BGB with nothing between it and the sums above but what it agrees to. Its words are those of the law and no
 * others.
 */
export function OrderButton({ button, isBusiness, isRequest = false, legalVersion }: OrderButtonProps) {
  const t = useTexts()
  const { textLanguage } = useSite()
  const { date } = useFormat()
  const paths = legalPaths[textLanguage]
  const [day = '', revision] = legalVersion.split('.')
  return (
    <div className={own.order}>
      <p className={own.legal}>
        {t('checkout.legal')}{' '}
        <Link href={paths.terms} newWindow>
          {t('checkout.legal.terms')}
        </Link>
        {', '}
        {!isBusiness && (
          <>
            <Link href={paths.withdrawal} newWindow>
              {t('checkout.legal.withdrawal')}
            </Link>
            {', '}
          </>
        )}
        <Link href={paths.privacy} newWindow>
          {t('checkout.legal.privacy')}
        </Link>
        {day !== '' && ` (${t('checkout.legal.version', { day: date(day) })}${revision ? `/${revision}` : ''})`}
      </p>
      <Button {...button} size="l" wide>
        {t(isRequest ? 'checkout.order.request' : 'checkout.order.button')}
      </Button>
    </div>
  )
}
