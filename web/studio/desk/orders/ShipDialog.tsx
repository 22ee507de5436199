import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioShipOrder } from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { Field, FieldErrors, fieldStyles } from '../../ui/Field.tsx'
import { ChangeDialog } from '../ChangeDialog.tsx'
import { useChange } from '../use-change.ts'
import type { OrderPartProps } from './order.ts'

/** A parcel that has left: who brings it, and what it holds. */
export function ShipDialog({ order, onDone, onClose }: OrderPartProps & { onClose: () => void }) {
  const texts = useTexts(deskTexts)
  const [carrier, setCarrier] = useState('dhl')
  const [trackingCode, setTrackingCode] = useState('')
  const [trackingUrl, setTrackingUrl] = useState('')
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(order.lines.map(({ id, quantity, shipped }) => [id, quantity - shipped])),
  )
  const { send, errorsOf, ...change } = useChange(StudioShipOrder)
  const left = order.lines.filter(({ quantity, shipped }) => shipped < quantity)
  const submit = () => {
    const lines = left.map(({ id }) => ({ lineId: id, quantity: pieces[id] ?? 0 }))
    const parcel = { carrier, trackingCode: trackingCode || null, trackingUrl: trackingUrl || null, lines }
    inBackground(send({ number: order.number, parcel }).then((isDone) => isDone && onDone(texts.done)))
  }
  return (
    <ChangeDialog {...change} title={texts.shipTitle} action={texts.ship} onClose={onClose} onSubmit={submit}>
      <p>{texts.shipText}</p>
      {left.map(({ id, name, quantity, shipped }) => (
        <Field key={id} label={texts.piecesOf(name)}>
          {(control) => (
            <input
              {...control}
              className={fieldStyles.control}
              type="number"
              min={0}
              max={quantity - shipped}
              value={pieces[id] ?? 0}
              onChange={({ target }) => setPieces({ ...pieces, [id]: Number(target.value) })}
            />
          )}
        </Field>
      ))}
      <FieldErrors errors={errorsOf('lines')} />
      <Field label={texts.carrier} errors={errorsOf('carrier')}>
        {(control) => (
          <select
            {...control}
            className={fieldStyles.control}
            value={carrier}
            onChange={({ target }) => setCarrier(target.value)}
          >
            {Object.entries(texts.carriers).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.trackingCode} errors={errorsOf('trackingCode')}>
        {(control) => (
          <input
            {...control}
            className={fieldStyles.control}
            autoComplete="off"
            value={trackingCode}
            onChange={({ target }) => setTrackingCode(target.value)}
          />
        )}
      </Field>
      <Field label={texts.trackingUrl} help={texts.trackingUrlHelp} errors={errorsOf('trackingUrl')}>
        {(control) => (
          <input
            {...control}
            className={fieldStyles.control}
            type="url"
            autoComplete="off"
            value={trackingUrl}
            onChange={({ target }) => setTrackingUrl(target.value)}
          />
        )}
      </Field>
    </ChangeDialog>
  )
}
