import t from 'tap'
import { xmlText } from './xml-text.ts'

t.test('texts are written as XML 1.0 can hold them', async (t) => {
  t.equal(xmlText('a & <b> "c" \u0000\u0008\u001f\ufffe\ud800 €😀'), 'a &amp; &lt;b&gt; &quot;c&quot; \ufffd €😀')
  t.equal(xmlText("Lena's\tHeft\r\n"), 'Lena&apos;s\tHeft\r\n')
})
