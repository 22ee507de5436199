import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Button } from '../../ui/forms/Button/Button.tsx'
import { Select } from '../../ui/forms/Field/Select.tsx'
import { Choices } from './Choices.tsx'
import type { Carriers, ReturnData } from './load-return.ts'
import { ReturnFrame } from './ReturnFrame.tsx'
import styles from './returns.module.css'
import { sentBefore } from './sent-before.ts'

/** How it goes back, and in how many parcels. */
export function CarrierPage({ order, carriers, flash }: ReturnData & { carriers: Carriers }) {
  const t = useTexts()
  const { message } = sentBefore(flash, 'carrier')
  const max = Math.max(0, ...carriers.map(({ maximumLabels }) => maximumLabels))
  return (
    <ReturnFrame headline={t('return.title.carrier')} step="carrier" hash={order.hash} message={message}>
      <form method="post" action="/api/returns/carrier/" className={styles.form}>
        <input type="hidden" name="order" value={order.hash} />
        <Choices
          name="carrier"
          legend={t('return.carrier')}
          chosen={order.draft?.carrier ?? carriers[0]?.code ?? ''}
          choices={carriers.map(({ code, name, description }) => ({ value: code, name, description }))}
        />
        {max > 0 && (
          <Select
            name="labels"
            label={t('return.labels')}
            hint={t('return.labels.hint')}
            defaultValue={String(order.draft?.labels ?? 1)}
          >
            {Array.from({ length: max }, (_, index) => index + 1).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        )}
        <Button type="submit" size="l" wide>
          {t('return.next')}
        </Button>
      </form>
    </ReturnFrame>
  )
}
