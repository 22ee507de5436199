import t from 'tap'
import { violationOfFile } from './file-violation.ts'

const largest = 10 * 1024 * 1024

t.test('a file is judged before it is sent, by what is in it', async (t) => {
  const cases: [name: string, parts: BlobPart[] | null, error: string | null][] = [
    ['none', null, 'empty'],
    ['empty', [], 'empty'],
    ['a PDF', ['%PDF-1.7'], null],
    ['a PNG', [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], null],
    ['a JPEG', [new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], null],
    ['too short to be one', ['%PD'], 'type'],
    ['a page that is called a PDF', ['<html>%PDF-'], 'type'],
    ['as large as may be', ['%PDF-', new Uint8Array(largest - 5)], null],
    ['one byte larger', ['%PDF-', new Uint8Array(largest - 4)], 'tooLarge'],
  ]
  for (const [name, parts, violation] of cases) {
    t.equal(await violationOfFile(parts ? new File(parts, 'Nachweis.pdf') : undefined), violation, name)
  }
})
