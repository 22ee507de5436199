import t from 'tap'
import { placeWarning } from './place-warning.ts'

t.test('a postcode of another format, or another town, is warned of', async (t) => {
  const berlin = { country: 'DE', postcode: '12435', city: 'Berlin' }
  for (const [place, towns, expected] of [
    [berlin, ['Berlin'], null],
    [berlin, [], null],
    [{ ...berlin, city: '' }, ['Berlin'], null],
    [{ ...berlin, city: 'berlin-treptow' }, ['Berlin'], null],
    [{ ...berlin, city: 'Frankfurt' }, ['Frankfurt am Main'], null],
    [{ ...berlin, city: 'Potsdam' }, ['Berlin'], 'checkout.city.other'],
    [{ ...berlin, postcode: '43000' }, [], 'checkout.postcode.unusual'],
    [{ ...berlin, country: 'CH', postcode: '9999' }, [], 'checkout.postcode.unusual'],
    [{ ...berlin, country: 'CH', postcode: '8001' }, [], null],
    [{ ...berlin, country: 'LI' }, [], null],
    [{ ...berlin, postcode: '' }, [], null],
  ] as const)
    t.equal(placeWarning(place, towns), expected, `${place.country} ${place.postcode} ${place.city}`)
})
