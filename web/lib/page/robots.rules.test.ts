import t from 'tap'
import { robotsOf } from './robots.rules.ts'

t.test('S9.45 S9.46 pages of forms, lists and accounts are noindex (storefront.md §9)', async (t) => {
  for (const path of [
    '/service/newsletter/newsletter-abmelden',
    '/service/newsletter/newsletter-abmelden/',
    '/service/newsletter/success/',
    '/basket',
    '/password/forgotten',
    '/wishlist/abc',
    '/register',
    '/resetpassword',
    '/prime/checkout',
    '/returns/',
    '/schreiben/?p=2&sort=price_asc',
    '/cat/1000?sort=name',
    '/?order=100000001',
    '/beratung/?orderId=100000001',
    '/cat/1000?sort=si&sort=name',
    '/cat/1000?p=2&%73ort=newest#list',
  ]) {
    t.equal(robotsOf(path, 200), 'noindex,follow', path)
  }
})

t.test('S9.44 all other pages are index', async (t) => {
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

t.test('error pages are noindex at any path', async (t) => {
  for (const status of [404, 410, 500, 503]) t.equal(robotsOf('/', status), 'noindex,follow', String(status))
})
