import t from 'tap'
import { unbroken } from './unbroken.ts'

t.test('numbers stay with their units, and nothing else is bound', async (t) => {
  for (const [message, bound] of [
    [
      '{count, plural, one {# Stück} other {# Stück}} je {price}',
      '{count, plural, one {#_Stück} other {#_Stück}} je {price}',
    ],
    ['Nr. {number}: {count, plural, other {# items}}', 'Nr._{number}: {count, plural, other {#_items}}'],
    ['noch # Std.', 'noch #_Std.'],
    ['{rate} % MwSt.', '{rate}_% MwSt.'],
    ['{hours} Std. {minutes} Min.', '{hours}_Std. {minutes}_Min.'],
    ['{price} / {unit}', '{price}_/_{unit}'],
    ['Art.-Nr. {number}', 'Art.-Nr._{number}'],
    ['bis {time} Uhr.', 'bis {time}_Uhr.'],
    ['{count} Stückliste', '{count} Stückliste'],
    ['{count} of {all}', '{count} of {all}'],
  ] as const)
    t.equal(unbroken(message).replaceAll('\u00a0', '_'), bound)
})
