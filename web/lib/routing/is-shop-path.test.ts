import t from 'tap'
import { isShopPath } from './is-shop-path.ts'

t.test('capitals and $ are for categories, products and the application alone (storefront.md §2)', async (t) => {
  for (const path of ['/', '/beratung/', '/größen/', '/cat/ABC', '/prod/A$1', '/checkout/Payment', '/myaccount/X']) {
    t.equal(isShopPath(path), true, path)
  }
  for (const path of ['/Beratung/', '/preis$/', '/beratung/Ärmel/', '/category/A', '/Cat/1', '/searching/A']) {
    t.equal(isShopPath(path), false, path)
  }
})
