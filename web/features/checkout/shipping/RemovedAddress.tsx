import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { addressActsId } from './AddressBook.tsx'
import own from './Shipping.module.css'

/** The last removed address is only hidden until another one is removed (transactions.md §4). */
export function RemovedAddress({ addressId }: { addressId: string }) {
  const t = useTexts()
  return (
    <Notice live>
      <div className={own.removed}>
        <p>{t('checkout.address.removed')}</p>
        <Button type="submit" form={addressActsId} name="restore" value={addressId} variant="link" size="s">
          {t('checkout.address.restore')}
        </Button>
      </div>
    </Notice>
  )
}
