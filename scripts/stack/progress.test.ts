import t from 'tap'
import { progress } from './progress.ts'

const written = (isTTY: boolean) => {
  const texts: string[] = []
  const { step, end } = progress({ write: (text) => texts.push(text), isTTY })
  step('Building')
  const begun = texts.join('')
  step('Starting')
  end()
  return { begun, text: texts.join('') }
}

t.test('a step is reported at its beginning, and with its duration at its end', async (t) => {
  const plain = written(false)
  t.equal(plain.begun, '  Building …\n', 'a log file tells what is being done')
  t.match(plain.text, /^ {2}Building …\n {2}Building … \d+\.\d s\n {2}Starting …\n {2}Starting … \d+\.\d s\n$/)
})

t.test('the end of a step overwrites its beginning on a terminal', async (t) => {
  const terminal = written(true)
  t.equal(terminal.begun, '  Building …\r')
  t.match(terminal.text, /^ {2}Building …\r {2}Building … \d+\.\d s\n/)
})
