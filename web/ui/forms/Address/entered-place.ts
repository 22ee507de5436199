import { packstationCountry } from '#contract/limits/checkout.ts'
import type { AddressPart } from '#contract/rules/address-fields.ts'
import { placeWarning } from '#web/lib/addresses/place-warning.ts'
import { townsOf } from '#web/lib/addresses/towns.ts'

type Form = HTMLFormElement | null

/** Fills in the only town of the postcode where none is entered. Returns the towns; see townsEntered. */
export async function suggestTown(form: Form, part: AddressPart): Promise<readonly string[] | null> {
  const towns = await townsEntered(form, part)
  const city = form?.elements.namedItem(`${part}.city`)
  const [only, second] = towns ?? []
  if (city instanceof HTMLInputElement && city.value === '' && only && !second) city.value = only
  return towns
}

/** What is unusual about the place, and the towns of its postcode; see townsEntered. */
export async function checkPlace(form: Form, part: AddressPart) {
  const towns = await townsEntered(form, part)
  return towns && { towns, warning: placeWarning(placeIn(form, part), towns) }
}

/** Towns of the postcode that is entered. Null when it became another one while they were asked for: the answer to that one counts. */
async function townsEntered(form: Form, part: AddressPart): Promise<readonly string[] | null> {
  const requested = placeIn(form, part)
  const towns = requested.postcode.length < 4 ? [] : await townsOf(requested.country, requested.postcode)
  const { country, postcode } = placeIn(form, part)
  return country === requested.country && postcode === requested.postcode ? towns : null
}

/** What is entered now, as the form has it. */
function placeIn(form: Form, part: AddressPart) {
  const entered = (field: string): string => {
    const element = form?.elements.namedItem(`${part}.${field}`)
    return element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value.trim() : ''
  }
  return { country: entered('country') || packstationCountry, postcode: entered('postcode'), city: entered('city') }
}
