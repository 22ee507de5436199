import t from 'tap'
import { countTests, failuresIn, fileReports, runWithSecondTry } from './tap-reports.ts'

const passed = (file: string) => `# Subtest: ${file}
    # Subtest: a voucher
        ok 1 - should be equal
        1..1
    ok 1 - a voucher # time=15.5ms

    ok 2 - of another day # SKIP
    1..2
    # time=40ms
ok 1 - ${file} # time=40.5ms
`

const failed = (file: string, message = 'its total') => `# Subtest: ${file}
    # Subtest: a voucher
        ok 1 - should be equal
        not ok 2 - ${message}
          ---
          diff: |
            -2
            +1
          ...

        1..2
    not ok 1 - a voucher # time=15.5ms

    1..1
    # time=40ms
not ok 1 - ${file} # time=40.5ms
  ---
  exitCode: 1
  ...

`

/** Runs whose reports are given, in turns; remembers what was asked for. */
function runs(...reports: string[]) {
  const requested: (readonly string[])[] = []
  return {
    asked: requested,
    run: async (files: readonly string[]) => {
      requested.push(files)
      return `TAP version 14\n${reports[requested.length - 1] ?? ''}not ok 9 - timeout!\n1..9\n`
    },
  }
}

t.test('a failed test file runs a second time alone and passes as flaky with its first message', async (t) => {
  const { run, asked: requested } = runs(
    passed('a.test.ts') + failed('b.test.ts') + passed('c.test.ts'),
    passed('b.test.ts'),
  )
  const { reports, flaky } = await runWithSecondTry(['a.test.ts', 'b.test.ts', 'c.test.ts'], run)
  t.same(requested, [['a.test.ts', 'b.test.ts', 'c.test.ts'], ['b.test.ts']])
  t.same(
    reports.map(({ file, hasPassed }) => ({ file, hasPassed })),
    ['a.test.ts', 'b.test.ts', 'c.test.ts'].map((file) => ({ file, hasPassed: true })),
  )
  t.same(
    flaky.map(({ file }) => file),
    ['b.test.ts'],
  )
  t.match(failuresIn(flaky[0]?.text ?? ''), /not ok 2 - its total\n\s+---\n\s+diff: \|\n\s+-2\n\s+\+1/)
})

t.test('a test file that fails twice fails with the message of its second run', async (t) => {
  const { run } = runs(failed('a.test.ts'), failed('a.test.ts', 'again its total'))
  const { reports, flaky } = await runWithSecondTry(['a.test.ts'], run)
  t.match(reports, [{ file: 'a.test.ts', hasPassed: false, text: 'again its total' }])
  t.same(flaky, [])
})

t.test('a file without a result has not passed', async (t) => {
  const isBrokenOff = '# Subtest: a.test.ts\n    ok 1 - should be equal\n'
  t.match(fileReports(isBrokenOff), [{ file: 'a.test.ts', hasPassed: false }])
  const { run, asked: requested } = runs(passed('a.test.ts'), '')
  const { reports } = await runWithSecondTry(['a.test.ts', 'b.test.ts'], run)
  t.same(requested[1], ['b.test.ts'])
  t.match(reports[1], { file: 'b.test.ts', hasPassed: false, text: 'was not run' })
})

t.test('tests that were skipped are not counted', async (t) => {
  t.same(countTests(passed('a.test.ts')), { passed: 2, failed: 0 })
  t.same(countTests(failed('a.test.ts')), { passed: 1, failed: 2 })
})
