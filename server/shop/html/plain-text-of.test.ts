import t from 'tap'
import { plainTextOf } from './plain-text-of.ts'

t.test('plain text has the words of HTML, apart where its parts are', async (t) => {
  for (const [html, text] of [
    ['<p>Zwei</p><p>Absätze &amp; <b>mehr</b></p>', 'Zwei Absätze & mehr'],
    ['<ul><li>rot</li><li>blau</li></ul>', 'rot blau'],
    ['a<br>b &lt;c&gt; &quot;d&quot;', 'a b <c> "d"'],
    ['<script>alert(1)</script>nur das', 'nur das'],
    ['', ''],
  ] as const)
    t.equal(plainTextOf(html), text, html)
})
