import t from 'tap'
import { readableUrl, unreadableAddress } from './unreadable-address.ts'

t.test('a page’s address that cannot be decoded is another one that does not exist', async (t) => {
  for (const url of ['/%ff', '/a/%E0%A4%A?p=2', '/%', '/%zz#x'])
    t.equal(readableUrl({ method: 'GET', url }), unreadableAddress.path, url)
  t.equal(readableUrl({ method: 'HEAD', url: '/%ff' }), unreadableAddress.path)
})

t.test('a page’s parameters are read without NUL', async (t) => {
  for (const [url, read] of [
    ['/search?q=a%00b', '/search?q=ab'],
    ['/search?q=%%0000b&p=%5cu0000', '/search?q=b&p='],
    ['/api/certificate/?a=%00', '/api/certificate/?a=%00'],
  ] as const)
    t.equal(readableUrl({ method: 'GET', url }), read, url)
})

t.test('everything else stays as it is', async (t) => {
  for (const url of ['/', '/gr%C3%B6%C3%9Fen/', '/search?q=%ff', '/media/%ff', '/API/%ff', '/graphql/%', '//x/', '*'])
    t.equal(readableUrl({ method: 'GET', url }), url, url)
  t.equal(readableUrl({ method: 'POST', url: '/%ff' }), '/%ff')
})
