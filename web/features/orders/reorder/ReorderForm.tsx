import { useEffect, useState } from 'react'
import { RotateCcw } from '#web/generated/icons/RotateCcw.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'

type ReorderFormProps = {
  orderId: string
  /** Key of a guest's link. */
  orderKey?: string | null
  isMain?: boolean
}

/** The goods of an order once more into the cart; the cart's page says what became of each. */
export function ReorderForm({ orderId, orderKey, isMain }: ReorderFormProps) {
  const t = useTexts()
  const [isBusy, setBusy] = useState(false)
  // The back button may bring the page as it was left.
  useEffect(() => {
    const ready = () => setBusy(false)
    addEventListener('pageshow', ready)
    return () => removeEventListener('pageshow', ready)
  }, [])
  return (
    <form
      method="post"
      action="/api/reorder/"
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
        setBusy(true)
      }}
    >
      <input type="hidden" name="orderId" value={orderId} />
      {orderKey && <input type="hidden" name="key" value={orderKey} />}
      <Button
        type="submit"
        wide={isMain}
        size={isMain ? 'm' : 's'}
        variant={isMain ? 'primary' : 'outline'}
        busy={isBusy}
        icon={<RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />}
        aria-label={isMain ? undefined : t('orderHistory.again.of', { number: orderId })}
      >
        {t('orderHistory.again')}
      </Button>
    </form>
  )
}
