import t from 'tap'
import {
  dealsIn,
  numberIn,
  opOf,
  outcomeFor,
  outcomeOfExtension,
  outcomeOfRefresh,
  pressOf,
  updateIdsOf,
} from './cart-fields.ts'

const op = (form: Record<string, string>) => opOf(new URLSearchParams(form))

t.test('each form becomes one operation', async (t) => {
  t.same(op({ action: 'add', itemId: '11', quantity: '3' }), { addPosition: { itemId: '11', quantity: 3 } })
  t.same(op({ action: 'setQuantity', positionId: 'p', quantity: '0' }), {
    setQuantity: { positionId: 'p', quantity: 0 },
  })
  t.same(op({ action: 'removePosition', positionId: 'p', quantity: '4' }), { removePosition: { positionId: 'p' } })
  t.same(op({ action: 'addVoucher', code: ' SCHULSTART ' }), { addVoucher: { code: 'SCHULSTART' } })
  t.same(op({ action: 'setDelivery', country: 'AT' }), { setDelivery: { country: 'AT', shipperCode: null } })
})

t.test('empty or no number is one piece', async (t) => {
  for (const quantity of ['', 'zwei', '-3', '1e3', '9999999', '1.5', '1.00', '1.000.000'])
    t.same(op({ action: 'add', itemId: '11', quantity }), { addPosition: { itemId: '11', quantity: 1 } }, quantity)
})

t.test('thousands are read as people write them', async (t) => {
  for (const quantity of ['1000', '1.000', '1,000', '1 000', "1'000"])
    t.same(op({ action: 'add', itemId: '11', quantity }), { addPosition: { itemId: '11', quantity: 1000 } }, quantity)
})

t.test('an article number and how many pieces are read from the quick order alone', async (t) => {
  const read = (form: Record<string, string>) => numberIn(new URLSearchParams(form))
  t.same(read({ action: 'addByNumber', articleNumber: ' 4711-02 ', quantity: '30' }), {
    number: '4711-02',
    quantity: 30,
  })
  t.same(read({ action: 'addByNumber', articleNumber: '4711', quantity: 'viele' }), { number: '4711', quantity: 1 })
  t.equal(read({ action: 'addByNumber', articleNumber: ' ' }), null)
  t.equal(read({ action: 'addByNumber', articleNumber: 'x'.repeat(101) }), null)
  t.equal(read({ action: 'add', articleNumber: '4711' }), null)
})

t.test('fields that are no form of the cart give no operation', async (t) => {
  t.equal(op({}), null)
  t.equal(op({ action: 'constructor' }), null)
  t.equal(op({ action: 'add' }), null)
  t.equal(op({ action: 'removePosition', positionId: 'x'.repeat(101) }), null)
})

t.test('a form of the cart redirects with its outcome', async (t) => {
  t.equal(outcomeFor({ addPosition: { itemId: '1', quantity: 1 } }), 'ADDED')
  t.equal(outcomeFor({ removePosition: { positionId: '1' } }), 'REMOVED')
  t.equal(outcomeFor({ addVoucher: { code: 'x' } }), 'SAVED')
})

t.test('the same press within three seconds counts once, wherever a second begins', async (t) => {
  const add = { addPosition: { itemId: '1', quantity: 1 } }
  const isSame = (one: number, two: number, press = 'a') => {
    const { updateId, earlierIds } = updateIdsOf(press, add, two)
    return [updateId, ...earlierIds].includes(updateIdsOf('a', add, one).updateId)
  }
  for (const begin of [0, 1, 500, 999, 2999])
    for (const later of [0, 1, 500, 1000, 2000, 3000]) t.ok(isSame(begin, begin + later), `${begin} + ${later}`)
  t.notOk(isSame(0, 4000), 'later it is meant')
  t.notOk(isSame(0, 500, 'b'), 'another form, or another visitor')
  const form = new URLSearchParams({ itemId: '1' })
  t.equal(pressOf(form, 'Firefox'), pressOf(new URLSearchParams(form), 'Firefox'))
  t.not(pressOf(form, 'Firefox'), pressOf(form, 'Chromium'), 'another device of the same cart')
  t.not(pressOf(form), pressOf(new URLSearchParams({ itemId: '2' })))
  const { updateId } = updateIdsOf('a', add, 0)
  t.match(updateId, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  const set = { setQuantity: { positionId: 'p', quantity: 2 } }
  t.not(updateIdsOf('a', set, 0).updateId, updateIdsOf('a', set, 0).updateId, 'two, three, two is not two, three')
})

t.test('forms of the reservation redirect with each outcome', async (t) => {
  t.equal(dealsIn(new URLSearchParams({ action: 'extendDeals' })), 'extend')
  t.equal(dealsIn(new URLSearchParams({ action: 'refreshDeals' })), 'refresh')
  t.equal(dealsIn(new URLSearchParams({ action: 'add' })), null)
  const outcome = (given: object) => ({
    successfullyRefreshed: false,
    anyItemNoLongerValidDeal: false,
    quantityReduced: false,
    changedItemIds: [],
    ...given,
    reservation: {
      hasLightningDealReservation: true,
      serverTimestamp: 0,
      isExpired: false,
      hasBeenExtended: false,
      ...('reservation' in given ? (given.reservation as object) : {}),
    },
  })
  t.equal(outcomeOfExtension(outcome({ successfullyRefreshed: true })), 'DEAL_EXTENDED')
  t.equal(outcomeOfExtension(outcome({})), 'DEAL_EXTENDED_ALREADY')
  t.equal(outcomeOfExtension(outcome({ reservation: { isExpired: true } })), 'DEAL_EXTENDED_TOO_LATE')
  t.equal(outcomeOfExtension(outcome({ reservation: { hasLightningDealReservation: false } })), 'FAILED')
  t.equal(outcomeOfRefresh(outcome({ successfullyRefreshed: true })), 'DEAL_REFRESHED')
  t.equal(outcomeOfRefresh(outcome({ successfullyRefreshed: true, quantityReduced: true })), 'DEAL_REDUCED')
  t.equal(outcomeOfRefresh(outcome({ quantityReduced: true })), 'DEAL_SOLD_OUT')
  t.equal(outcomeOfRefresh(outcome({ anyItemNoLongerValidDeal: true })), 'DEAL_OVER')
  t.equal(outcomeOfRefresh(outcome({})), 'FAILED')
})
