import t from 'tap'
import { isAddressOf, messageServiceHosts, payPalHosts } from './certificates.ts'

const live = { url: 'https://api-m.paypal.com', authority: null }

t.test('a certificate is fetched from a host of the provider only', async (t) => {
  const isOf = (hosts: ReadonlySet<string>, address: string) => isAddressOf(hosts, live)(new URL(address))
  t.ok(isOf(payPalHosts, 'https://api.paypal.com/v1/notifications/certs/CERT-1'))
  t.ok(isOf(payPalHosts, 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1'))
  t.ok(isOf(messageServiceHosts, 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-1.pem'))
  for (const address of [
    'https://no-such-host.paypal.com/cert',
    'https://paypal.com.evil.example/cert',
    'http://api.paypal.com/cert',
    'https://api.paypal.com:8443/cert',
    'https://sns.eu-west-1.amazonaws.com/cert',
  ])
    t.notOk(isOf(payPalHosts, address), address)
  for (const address of ['https://sns.no-such-region.amazonaws.com/cert', 'https://sns.us-east-1.amazonaws.com/cert'])
    t.notOk(isOf(messageServiceHosts, address), address)
})

t.test('a local authority accepts certificates only from its own address', async (t) => {
  const isOf = isAddressOf(payPalHosts, { url: 'http://127.0.0.1:4300/paypal', authority: 'PEM' })
  t.ok(isOf(new URL('http://127.0.0.1:4300/certs/paypal')))
  t.notOk(isOf(new URL('https://api.paypal.com/cert')))
})
