import t from 'tap'
import { badgesOnPicture, extraBadges, saleBadge } from './badges.rules.ts'

t.test('S5.7 the sale badge tells the percent from 5 on and gets louder at 25', async (t) => {
  t.same(saleBadge(true, 25), { percent: 25, isLoud: true })
  t.same(saleBadge(true, 24), { percent: 24, isLoud: false })
  t.same(saleBadge(false, 5), { percent: 5, isLoud: false })
  t.same(saleBadge(true, 4), { percent: null, isLoud: false })
  t.equal(saleBadge(false, 4), null)
  t.equal(saleBadge(false, null), null)
})

t.test('S9.10 excluded badges are left out before counting', async (t) => {
  const badges = ['classic', 'Top-Rated', 'eco', 'award'].map((id) => ({ id, name: id }))
  t.same(
    extraBadges(badges, 1).map((badge) => badge.id),
    ['eco'],
  )
  t.same(
    extraBadges(badges, 3).map((badge) => badge.id),
    ['eco', 'award'],
  )
})

t.test('a card’s picture carries two badges at most, the price first', async (t) => {
  const all = { new: true, popular: true, sale: true }
  const eco = { id: 'eco', name: 'Umweltwahl' }
  t.same(badgesOnPicture(all, [eco]), [{ kind: 'sale' }, { kind: 'new' }])
  t.same(badgesOnPicture({ new: false, popular: true, sale: false }, [eco]), [
    { kind: 'popular' },
    { kind: 'extra', name: 'Umweltwahl' },
  ])
  t.same(badgesOnPicture({ new: false, popular: false, sale: false }, []), [])
})
