import t from 'tap'
import { importStores } from '#fixtures/content/stores.ts'
import { isBic, isIban } from './bank-account.rules.ts'

t.test('an IBAN has check digits, a BIC a form', async (t) => {
  for (const iban of ['DE89370400440532013000', 'AT611904300234573201', 'CH9300762011623852957'])
    t.ok(isIban(iban), iban)
  for (const iban of ['DE88370400440532013000', 'DE89 3704 0044 0532 0130 00', 'DE89', '']) t.notOk(isIban(iban), iban)
  for (const bic of ['COBADEFF', 'COBADEFFXXX']) t.ok(isBic(bic), bic)
  for (const bic of ['COBADEF', 'cobadeff', '']) t.notOk(isBic(bic), bic)
})

t.test('the demo shop’s accounts pass', async (t) => {
  const stores = importStores({ de: 'http://a.test', at: 'http://b.test', ch: 'http://c.test', b2b: 'http://d.test' })
  for (const { id, company } of stores) {
    t.ok(isIban(company?.bank.iban ?? ''), id)
    t.ok(isBic(company?.bank.bic ?? ''), id)
  }
})
