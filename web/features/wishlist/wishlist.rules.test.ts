import t from 'tap'
import { wishlistQuantityCap } from '#contract/limits/wishlists.ts'
import { dealSplit } from './entry/deal-split.rules.ts'
import type { Entry } from './list-types.ts'
import { quantityDelay, rightsOn, shownComments } from './wishlist.rules.ts'

t.test('S9.17 S9.18 S9.19 comments, delay and largest quantity of a list', async (t) => {
  t.same(
    { shownComments, quantityDelay, wishlistQuantityCap },
    { shownComments: 3, quantityDelay: 500, wishlistQuantityCap: 9999 },
  )
})

t.test('each right offers its actions', async (t) => {
  const none = { isCreator: false, isAdmin: false, isEditor: false, isCommentator: false, isDefault: false }
  t.match(rightsOn({ ...none, isCommentator: true }), { edits: false, comments: true, shares: false, leaves: true })
  t.match(rightsOn({ ...none, isEditor: true }), { edits: true, renames: false, gives: [] })
  t.match(rightsOn({ ...none, isAdmin: true }), { renames: true, gives: ['commentator', 'editor'], deletes: false })
  t.match(rightsOn({ ...none, isCreator: true }), { gives: { length: 3 }, deletes: true, leaves: false })
  t.match(rightsOn({ ...none, isCreator: true, isDefault: true }), { renames: false, deletes: false, describes: true })
})

t.test('an entry is split into pieces at the deal’s price and the rest', async (t) => {
  const split = (quantity: number, isAvailableLightningDeal: boolean, lightningQuantityMax: number) =>
    dealSplit({
      quantity,
      lightningDealInfo: {
        isAvailableLightningDeal,
        lightningQuantityMax,
        lightningSpecialPrice: { stringValue: '5,00 €' },
      } as Entry['lightningDealInfo'],
    })
  t.same(split(5, true, 2), { atDeal: 2, normal: 3, price: '5,00 €' })
  t.same(split(1, true, 2), { atDeal: 1, normal: 0, price: '5,00 €' })
  t.equal(split(1, true, 0), null)
  t.equal(split(1, false, 2), null)
})
