import t from 'tap'
import { pdfTextLimits } from '#contract/limits/uploads.ts'
import { textOfFile } from './list-file.rules.ts'

const list = '3 Hefte\r\n1 Füller\tblau – 12 €'

t.test('text is read in every encoding that editors save', async (t) => {
  t.same(textOfFile(Buffer.from(list)), { text: list })
  t.same(textOfFile(Buffer.from(`\ufeff${list}`)), { text: list }, 'with a mark of UTF-8')
  t.same(textOfFile(Buffer.from(`\ufeff${list}`, 'utf16le')), { text: list })
  t.same(textOfFile(Buffer.from(`\ufeff${list}`, 'utf16le').swap16()), { text: list })
  t.same(textOfFile(Buffer.from('1 F\xfcller \x96 12 \x80', 'latin1')), { text: '1 Füller – 12 €' }, 'as Windows does')
})

t.test('a file that is no text, too large or empty is refused', async (t) => {
  t.same(textOfFile(Buffer.from('PK\u0003\u0004word/document.xml')), { fault: 'type' })
  t.same(textOfFile(Buffer.from('89504e470d0a1a0a0000000d', 'hex')), { fault: 'type' })
  t.same(textOfFile(Buffer.alloc(pdfTextLimits.bytes + 1, '1 Heft\n')), { fault: 'tooLarge' })
  t.same(textOfFile(Buffer.alloc(0)), { fault: 'empty' })
  t.same(textOfFile(Buffer.from(' \n\t')), { fault: 'empty' })
})
