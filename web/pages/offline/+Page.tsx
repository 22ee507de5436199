import { useEffect, useState } from 'react'
import { Phone } from '../../generated/icons/Phone.ts'
import { ShoppingBag } from '../../generated/icons/ShoppingBag.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useSite } from '../../lib/scope/use-page.ts'
import { useParameter } from '../../lib/scope/use-parameters.ts'
import { storedCart } from '../../lib/visitor/stored-cart.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { Button } from '../../ui/forms/Button/Button.tsx'
import styles from './OfflinePage.module.css'
import { ShutGate } from './ShutGate.tsx'

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const

/**
 * Stands at the address that was asked for, so trying again is asking for it once more. What is told works without a
 * connection: the telephone, and what this browser remembers of the cart.
 */
export function Page() {
  const t = useTexts()
  const { shopName } = useSite()
  const phone = useParameter('contact', 'phone')
  const [pieces, setPieces] = useState(0)
  useEffect(() => {
    setPieces(storedCart()?.itemsCount ?? 0)
    const reload = () => location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <div className={styles.page}>
      <p className={styles.brand}>{shopName}</p>
      <ShutGate className={styles.picture} />
      <Heading level={1}>{t('offline.headline')}</Heading>
      <p className={styles.text}>{t('offline.text')}</p>
      <Button onClick={() => location.reload()}>{t('offline.retry')}</Button>
      {(phone || pieces > 0) && (
        <ul className={styles.board}>
          {pieces > 0 && (
            <li className={styles.note}>
              <ShoppingBag {...icon} />
              <span>{t('offline.cart', { count: pieces })}</span>
            </li>
          )}
          {phone && (
            <li className={styles.note}>
              <Phone {...icon} />
              <span>
                {t('offline.phone')}{' '}
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.phone}>
                  {phone}
                </a>
              </span>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
