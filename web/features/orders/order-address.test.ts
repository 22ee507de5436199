import t from 'tap'
import { orderAddress, ordersAddress, readOrdersAddress } from './order-address.ts'

t.test('the list’s address holds what differs from the last three months, and is read back', async (t) => {
  t.equal(ordersAddress({}), '/myaccount/orders')
  const requested = { page: 2, searchText: 'Füller & Co', filter: '2025' }
  t.same(readOrdersAddress(new URL(ordersAddress(requested), 'http://shop.test').search), requested)
  t.same(readOrdersAddress(''), { page: 1, searchText: '', filter: 'last3months' })
  t.same(readOrdersAddress('?p=-1&filter=ever&q=%20x%20'), { page: 1, searchText: 'x', filter: 'last3months' })
})

t.test('a guest’s order is named with its key', async (t) => {
  t.equal(orderAddress('100000042'), '/myaccount/orders/orderdetail?orderId=100000042')
  t.equal(orderAddress('100000042', '1.a.b'), '/myaccount/orders/orderdetail?orderId=100000042&key=1.a.b')
})
