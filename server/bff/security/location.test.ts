import t from 'tap'
import { locationOf } from './location.ts'

const table: [address: string, location: string][] = [
  ['/cat/1000€/x', '/cat/1000%E2%82%AC/x'],
  ['/cat/1000%E2%82%AC?a=%26&b=1#c', '/cat/1000%E2%82%AC?a=%26&b=1#c'],
  ['/a b\r\nSet-Cookie: x=1', '/a%20b%0D%0ASet-Cookie:%20x=1'],
  ['/\ud83d', '/%EF%BF%BD'],
  ['/🏫\u007f', '/%F0%9F%8F%AB%7F'],
]

for (const [address, location] of table) t.equal(locationOf(address), location, JSON.stringify(address))
