import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { voucherTexts } from '../../texts/vouchers.ts'
import { Room } from '../../ui/Room.tsx'
import { ButtonChoice } from '../ButtonChoice.tsx'
import { SeriesList } from './SeriesList.tsx'
import { VoucherList } from './VoucherList.tsx'

/** Vouchers of the store, and series of codes that each count once. */
export function VouchersRoom() {
  const texts = useTexts(voucherTexts)
  const [isOfSeries, setOfSeries] = useState(false)
  const options = [
    { value: false, label: texts.single },
    { value: true, label: texts.series },
  ]
  return (
    <Room>
      <h1>{texts.title}</h1>
      <ButtonChoice options={options} value={isOfSeries} onChange={setOfSeries} />
      {isOfSeries ? <SeriesList /> : <VoucherList />}
    </Room>
  )
}
