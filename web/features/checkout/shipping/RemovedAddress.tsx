import { inBackground } from '../../../lib/browser/in-background.ts'
import { useForm } from '../../../lib/forms/use-form.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { Notice } from '../../../ui/feedback/Notice/Notice.tsx'
import { Button } from '../../../ui/forms/Button/Button.tsx'
import own from './Shipping.module.css'

type RemovedAddressProps = { addressId: string; onRestore: (addressId: string) => Promise<void> }

/** The last removed address is only hidden until another one is removed (transactions.md §4). */
export function RemovedAddress({ addressId, onRestore }: RemovedAddressProps) {
  const t = useTexts()
  const { form, button } = useForm({
    action: '/api/checkout-action/address/',
    send: async () => {
      inBackground(onRestore(addressId))
      return { kind: 'done' }
    },
  })
  return (
    <Notice live>
      <form {...form} className={own.removed}>
        <p>{t('checkout.address.removed')}</p>
        <Button {...button} name="restore" value={addressId} variant="link" size="s">
          {t('checkout.address.restore')}
        </Button>
      </form>
    </Notice>
  )
}
