import t from 'tap'
import { hasOpenGraph, robotsOf } from './robots.rules.ts'

t.test('what is not to be found by searching (storefront.md §9)', async (t) => {
  for (const path of [
    '/service/newsletter/newsletter-abmelden',
    '/service/newsletter/newsletter-abmelden/',
    '/service/newsletter/success/',
    '/basket',
    '/login',
    '/password/forgotten',
    '/search?q=heft',
    '/wishlist/abc',
    '/myaccount/wishlist',
    '/register',
    '/resetpassword',
    '/rating?enc=x',
    '/prime/checkout',
    '/returns/',
    '/checkout/address',
    '/logout',
    '/myaccount/',
    '/schreiben/?p=2&sort=price_asc',
    '/cat/1000?sort=name',
    '/cat/1000?sort=si&sort=name',
    '/cat/1000?p=2&%73ort=newest#list',
  ]) {
    t.equal(robotsOf(path, 200), 'noindex,follow', path)
  }
})

t.test('everything else is', async (t) => {
  for (const path of [
    '/',
    '/cat/1000?p=2',
    '/prod/1',
    '/prime/',
    '/service/newsletter/',
    '/service/newsletter/newsletter-abmelden-hilfe/',
    '/cat/1000?sort=si',
    '/cat/1000?sort=&p=2',
    '/loginhilfe/',
    '/basketball/',
    '/a/search/',
    '/x/?resort=1',
  ]) {
    t.equal(robotsOf(path, 200), 'index,follow', path)
  }
})

t.test('what went wrong is not, wherever it stands', async (t) => {
  for (const status of [404, 410, 500, 503]) t.equal(robotsOf('/', status), 'noindex,follow', String(status))
})

t.test('what is nobody’s but one visitor’s has nothing to share, the wish list has', async (t) => {
  for (const path of ['/checkout', '/prime/checkout/', '/login', '/logout', '/myaccount/orders', '/myaccount']) {
    t.equal(hasOpenGraph(path, 200), false, path)
  }
  for (const path of ['/', '/prod/1', '/search?q=a', '/myaccount/wishlist', '/checkouts/']) {
    t.equal(hasOpenGraph(path, 200), true, path)
  }
  t.equal(hasOpenGraph('/', 404), false)
})
