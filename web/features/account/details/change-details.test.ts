import t from 'tap'
import { Addresses, CustomerInfo } from '#web/generated/operations.ts'
import { answerWith } from '#web/lib/apollo/testing/answering-client.ts'
import { send } from '#web/lib/data/send.ts'
import { saveAddress } from '../addresses/change-book.ts'
import { changePhone, confirmEmail } from './change-details.ts'

const infoOf = (firstName: string) => ({
  data: {
    getCustomerInfo: {
      __typename: 'CustomerInfo',
      firstName,
      lastName: 'Lang',
      isInternal: false,
      visitorType: 'b2c',
      visitorLoginState: 'logged_in',
      email: null,
      customerNumber: null,
      companyName: null,
      primeInfo: null,
    },
  },
})
const bookOf = (defaultId: string) => ({
  data: { getAddresses: { __typename: 'AddressBook', addresses: [], defaultId } },
})
const answerOf = (field: string, type: string, successful: boolean, more = {}) => ({
  data: { [field]: { __typename: type, successful, generalErrorMessage: null, fieldErrors: [], ...more } },
})
const phone = (successful: boolean) => answerOf('updatePhone', 'AccountResult', successful, { account: null })
const email = (isChanged: boolean) => answerOf('confirmEmailChange', 'EmailConfirmation', true, { isChanged })
const address = (successful: boolean) => answerOf('saveAddress', 'AddressResult', successful, { book: null })

const nameShown = async () => (await send(CustomerInfo, { url: '/myaccount/' })).data?.getCustomerInfo.firstName
const defaultShown = async () => (await send(Addresses, { kind: 'billing' })).data?.getAddresses.defaultId

t.test('pages ask anew who the customer is once a change of the details was taken', async (t) => {
  const answers = { CustomerInfo: infoOf('Ada'), UpdatePhone: phone(false), ConfirmEmailChange: email(false) }
  answerWith(t, answers)
  t.equal(await nameShown(), 'Ada')
  answers.CustomerInfo = infoOf('Adele')
  t.match(await changePhone({ phone: '0' }), { outcome: { kind: 'refused' } })
  await confirmEmail('half')
  t.equal(await nameShown(), 'Ada', 'nothing has changed')
  answers.UpdatePhone = phone(true)
  t.match(await changePhone({ phone: '030 1' }), { outcome: { kind: 'done' } })
  t.equal(await nameShown(), 'Adele')
  answers.CustomerInfo = infoOf('Adelheid')
  answers.ConfirmEmailChange = email(true)
  await confirmEmail('whole')
  t.equal(await nameShown(), 'Adelheid')
})

t.test(
  'forms that are filled in ask anew for the addresses once one has changed, and once the organisation may have',
  async (t) => {
    const answers = { Addresses: bookOf('1'), SaveAddress: address(false), UpdatePhone: phone(true) }
    answerWith(t, answers)
    const save = () => saveAddress('billing', {} as Parameters<typeof saveAddress>[1])
    t.equal(await defaultShown(), '1')
    answers.Addresses = bookOf('2')
    t.match(await save(), { outcome: { kind: 'refused' } })
    t.equal(await defaultShown(), '1', 'nothing has changed')
    answers.SaveAddress = address(true)
    await save()
    t.equal(await defaultShown(), '2')
    answers.Addresses = bookOf('3')
    await changePhone({ phone: '030 1' })
    t.equal(await defaultShown(), '3')
  },
)
