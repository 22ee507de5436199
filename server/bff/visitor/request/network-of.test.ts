import t from 'tap'
import { networkOf } from './network-of.ts'

t.test('an address of IPv6 stands for its network, one of IPv4 for itself', async (t) => {
  const networks = {
    '192.0.2.7': '192.0.2.7',
    '::ffff:192.0.2.7': '192.0.2.7',
    '2001:db8:1:2:3:4:5:6': '2001:db8:1:0',
    '2001:DB8:1:ff::6': '2001:db8:1:0',
    '2001:db8:1:1ff::6': '2001:db8:1:100',
    '2001:db8::6': '2001:db8:0:0',
    '2001:0db8:0000:0000::': '2001:db8:0:0',
    '::1': '0:0:0:0',
    'fe80::1%eth0': 'fe80:0:0:0',
    unknown: 'unknown',
  }
  for (const [ip, network] of Object.entries(networks)) t.equal(networkOf(ip), network, ip)
})
