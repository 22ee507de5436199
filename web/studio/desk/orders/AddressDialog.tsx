import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioChangeDeliveryAddress } from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { Field, fieldStyles } from '../../ui/Field.tsx'
import { ChangeDialog } from '../ChangeDialog.tsx'
import { useChange } from '../use-change.ts'
import type { Order, OrderPartProps } from './order.ts'

const enteredOf = (address: Order['deliveryAddress']) => ({
  firstname: address.firstName,
  lastname: address.lastName,
  company: address.company ?? '',
  streetAndNumber: address.street,
  addition: address.addition ?? '',
  postcode: address.postCode,
  city: address.city,
  phone: address.phone ?? '',
  postnumber: address.postNumber ?? '',
  packstation: address.packstationNumber ?? '',
})

type Entered = ReturnType<typeof enteredOf>

/** Changes where an order goes, within its country. */
export function AddressDialog({ order, onDone, onClose }: OrderPartProps & { onClose: () => void }) {
  const { number, deliveryAddress } = order
  const texts = useTexts(deskTexts)
  const [entered, setEntered] = useState(() => enteredOf(deliveryAddress))
  const { send, errorsOf, ...change } = useChange(StudioChangeDeliveryAddress)
  const submit = () => {
    const { country, salutation } = deliveryAddress
    const formType = entered.company.trim() === '' ? 'private' : 'companyOrSchool'
    const address = { ...entered, formType, country, salutation } as const
    inBackground(send({ number, address }).then((isDone) => isDone && onDone(texts.done)))
  }
  return (
    <ChangeDialog {...change} title={texts.changeAddress} action={texts.save} onClose={onClose} onSubmit={submit}>
      {(Object.keys(entered) as (keyof Entered)[]).map((name) => (
        <Field key={name} label={texts.address[name]} errors={errorsOf(name)}>
          {(control) => (
            <input
              {...control}
              className={fieldStyles.control}
              autoComplete="off"
              value={entered[name]}
              onChange={({ target }) => setEntered((before) => ({ ...before, [name]: target.value }))}
            />
          )}
        </Field>
      ))}
    </ChangeDialog>
  )
}
