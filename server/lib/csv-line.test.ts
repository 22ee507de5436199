import t from 'tap'
import { csvOf } from './csv-line.ts'

t.test('csvOf quotes cells, and makes no cell a formula', (t) => {
  t.equal(
    csvOf([
      ['A', 'B'],
      ['x;y', 'say "hi"'],
      ['=1+1', '@SUM(A1)'],
      ['-5', '+49\n1'],
    ]),
    '\ufeffA;B\r\n"x;y";"say ""hi"""\r\n\'=1+1;\'@SUM(A1)\r\n\'-5;"\'+49\n1"\r\n',
  )
  t.end()
})
