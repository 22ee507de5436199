import t from 'tap'
import { isServedByEdge, linkTarget, navigationTo } from './link-target.ts'

const origin = 'https://shop.example'

t.test('S5.9 another host is external, the own origin is stripped (storefront.md §5)', async (t) => {
  t.same(linkTarget('/cat/1?p=2#x', origin), { kind: 'internal', href: '/cat/1?p=2#x' })
  t.same(linkTarget('https://shop.example/cat/1', origin), { kind: 'internal', href: '/cat/1' })
  t.same(linkTarget('#inhalt', origin), { kind: 'internal', href: '#inhalt' })
  t.same(linkTarget('https://elsewhere.example/a', origin), { kind: 'external', href: 'https://elsewhere.example/a' })
  t.same(linkTarget('//elsewhere.example/a', origin), { kind: 'external', href: 'https://elsewhere.example/a' })
  t.same(linkTarget('mailto:hallo@shop.example', origin), { kind: 'contact', href: 'mailto:hallo@shop.example' })
})

t.test('S2.23 protocols that could run code or read files are refused (storefront.md §2)', async (t) => {
  for (const href of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:x',
    'data:text/html,x',
    'file:///etc',
    'vbscript:x',
    '\u0001javascript:alert(1)',
    '/\\evil.example',
    'https:\\\\evil.example',
    'blob:https://shop.example/1',
  ]) {
    t.same(linkTarget(href, origin), { kind: 'refused' }, href)
  }
})

t.test('S2.22 a navigation by script leaves the shop only when it says so (storefront.md §2)', async (t) => {
  const to = (href: string, external?: boolean) =>
    navigationTo(href, origin, external === undefined ? {} : { external })
  t.same(to('/cat/1?p=2#x'), { kind: 'page', href: '/cat/1?p=2#x' })
  t.same(to('https://shop.example/cat/1'), { kind: 'page', href: '/cat/1' })
  t.same(to('/media/1/file/a.pdf'), { kind: 'document', href: '/media/1/file/a.pdf' })
  t.same(to('https://shop.example//evil.example/'), { kind: 'page', href: '/evil.example/' }, 'a path names no host')
  t.same(to('https://elsewhere.example/', true), { kind: 'document', href: 'https://elsewhere.example/' })
  for (const href of [
    'https://elsewhere.example/',
    '//evil.example',
    'https://shop.example@evil.example/',
    'https://shop.example.evil.example/',
    'javascript:alert(1)',
    'mailto:a@b.example',
  ]) {
    t.equal(to(href), null, href)
  }
  for (const href of [
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/\\evil.example',
    '\\\\evil.example',
    'java\tscript:x',
    '\u0000//evil.example',
    'file:///etc/passwd',
  ]) {
    t.equal(to(href, true), null, `${href}, even with the option`)
  }
})

t.test('isServedByEdge tells files and API paths from pages', async (t) => {
  t.equal(isServedByEdge('/media/1/file/a.pdf'), true)
  t.equal(isServedByEdge('/api/token'), true)
  t.equal(isServedByEdge('/logout'), false)
  t.equal(isServedByEdge('/mediathek/'), false)
})
