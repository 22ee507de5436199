import t from 'tap'
import { suggestedEmail } from './suggested-email.ts'

t.test('suggestedEmail names the domain that was probably meant', async (t) => {
  for (const [typed, meant] of [
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gmail.con', 'ada@gmail.com'],
    ['ada@gmaul.com', 'ada@gmail.com'],
    ['ada@Gnail.com', 'ada@gmail.com'],
    ['ada@gmx.dee', 'ada@gmx.de'],
    ['ada@wbe.de', 'ada@web.de'],
    ['ada@t-onlien.de', 'ada@t-online.de'],
    ['ada@hotmial.cm', null],
    ['ada@outlok.comm', null],
    ['ada@goglemil.com', 'ada@googlemail.com'],
  ] as const)
    t.equal(suggestedEmail(typed), meant, typed)
})

t.test('suggestedEmail is silent about known domains, others and what is no address', async (t) => {
  for (const typed of [
    'ada@gmail.com',
    'ada@mail.com',
    'ada@gmx.com',
    'ada@schule-treptow.de',
    'ada@',
    '@gmial.com',
    'ada',
    '',
  ])
    t.equal(suggestedEmail(typed), null, typed)
})
