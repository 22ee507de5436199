import t from 'tap'
import { ownPath } from './own-path.ts'

const own = ['/', '/myaccount/', '/prod/100?varid=1#top', '/search?q=%26']
const foreign = [
  ...['', 'myaccount', 'https://evil.example/', '//evil.example', '/\\evil.example', '\\/evil.example', '/a\\b'],
  ...[
    '/\t/evil.example',
    '/ /x',
    '/a\nb',
    'javascript:alert(1)',
    '/./\u002f/evil.example',
    '/..//evil.example',
    '/x\u0000',
  ],
  ...['/api/logout-action/', '/API/token', '/graphql?query=', '/x/../api/logout-action/', `/${'x'.repeat(3000)}`],
]

for (const path of own) t.equal(ownPath(path), path)
for (const path of [...foreign, null, undefined, 1, {}]) t.equal(ownPath(path), null, JSON.stringify(path))
