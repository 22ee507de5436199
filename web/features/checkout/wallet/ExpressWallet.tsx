import { type ComponentProps, useEffect, useId, useState } from 'react'
import type { ExpressWalletFragment } from '#web/generated/operations.ts'
import { logFailure } from '#web/lib/browser/leaving.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { usePageScope } from '#web/lib/scope/page-scope.ts'
import { useSite } from '#web/lib/scope/use-page.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import styles from './ExpressWallet.module.css'

type WalletProps = {
  wallet: ExpressWalletFragment
  /** Where the provider counts the button. */
  placement: 'Cart' | 'Checkout'
  /** On a page with changes that have to be saved before. */
  leaving?: Pick<ComponentProps<typeof ButtonLink>, 'busy' | 'onClick'>
}

/** The express wallet: by a plain link where there is one, else by the button that the provider's script draws. */
export function ExpressWallet({ wallet, placement, leaving }: WalletProps) {
  const t = useTexts()
  const id = useId()
  const [isMissing, setMissing] = useState(false)
  const { href } = wallet
  if (isMissing) return null
  return (
    <section className={styles.wallet} aria-labelledby={id} data-by-script={!href}>
      <Heading level={2} size="m" id={id}>
        {t('wallet.headline')}
      </Heading>
      <p className={styles.note}>{t('wallet.text')}</p>
      {href ? (
        <ButtonLink {...leaving} href={href} variant="secondary" size="l" wide>
          {t('wallet.go')}
        </ButtonLink>
      ) : (
        <ProviderButton key={wallet.signature} wallet={wallet} placement={placement} onMissing={setMissing} />
      )}
    </section>
  )
}

/** Drawn after hydration; nothing of the wallet is shown where the script can't be loaded. */
function ProviderButton({ wallet, placement, onMissing }: WalletProps & { onMissing: (isMissing: true) => void }) {
  const { currencyCode, textLanguage } = useSite()
  const { record } = usePageScope()
  const id = `wallet-${useId().replace(/\W/g, '')}`
  record.needWidget(wallet.scriptOrigin)
  useEffect(() => {
    const draw = async () => {
      const { drawButton } = await import('./draw-button.ts')
      await drawButton(`#${id}`, { wallet, placement, currencyCode, textLanguage })
    }
    draw().catch((error: unknown) => {
      logFailure(error)
      onMissing(true)
    })
  }, [id, wallet, placement, currencyCode, textLanguage, onMissing])
  return <div id={id} className={styles.button} />
}
