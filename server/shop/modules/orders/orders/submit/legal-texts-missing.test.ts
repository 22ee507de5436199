import { randomUUID } from 'node:crypto'
import t from 'tap'
import type { SubmitCartResult } from '#contract/generated/types.ts'
import { translations } from '#contract/texts/translations.ts'
import { addressForm } from '#engine/modules/account/addresses/testing/forms.ts'
import { peopleOf } from '#engine/modules/checkout/checkout/testing/checkouts.ts'
import { checkoutShop, goods, legalTexts } from '#engine/modules/checkout/checkout/testing/shop.ts'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'

const url = await filledDatabase(t, checkoutShop({ translations, legalTexts: [] }))
const engine = await startEngine(t, url)
const { guest } = peopleOf(engine)

t.test(
  'a store without terms or withdrawal information refuses the order with a sentence, until it has them',
  async (t) => {
    const person = await guest([goods.parcel])
    await person.save({ deliveryType: 'sameAsBilling', billingAddress: addressForm() })
    await person.pay('VORKASSE')
    const submit = async (): Promise<SubmitCartResult> => {
      const { quoteHash } = await person.read()
      const { data } = await engine.run(
        'mutation ($data: SubmitCartInput!) { result: submitCart(data: $data) { successful errorCode errorMessage } }',
        { ...person, variables: { data: { submissionId: randomUUID(), quoteHash, newsletter: false } } },
      )
      return data?.result as unknown as SubmitCartResult
    }
    const refused = {
      successful: false,
      errorCode: 'legalTextsMissing',
      errorMessage:
        'Dieser Shop nimmt gerade keine Bestellungen an, weil seine AGB oder die Widerrufsbelehrung fehlen.',
    }
    t.same(await submit(), refused)
    await change(url, importing({ legalTexts }))
    t.match(await submit(), { successful: true, errorCode: null })
  },
)
