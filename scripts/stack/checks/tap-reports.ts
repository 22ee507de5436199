/** What a TAP report says of one test file. */
export type FileReport = { file: string; hasPassed: boolean; text: string }

/** The report of each test file; a file that was broken off has not passed. */
export function fileReports(tap: string): FileReport[] {
  const parts = tap.split(/^(?=# Subtest: )/m).filter((part) => part.startsWith('# Subtest: '))
  return parts.map((text) => {
    const file = text.slice('# Subtest: '.length, text.indexOf('\n')).trim()
    return { file, hasPassed: /^ok \d+ - /m.test(text), text }
  })
}

/** Every assertion that failed, with its details, below the line of its test. */
export function failuresIn(tap: string): string {
  const lines = tap.split('\n')
  const blocks = lines.flatMap((line, index) => {
    if (!/^\s*not ok \d+/.test(line)) return []
    const end = lines.findIndex((each, at) => at > index && /^\s*\.\.\.$/.test(each))
    const hasDetails = lines[index + 1]?.trim() === '---' && end > 0
    return [lines.slice(index, hasDetails ? Math.min(end, index + 40) : index + 1).join('\n')]
  })
  return blocks.join('\n')
}

/** Assertions and tests below the files; what was skipped is neither. */
export function countTests(tap: string): { passed: number; failed: number } {
  const marks = [...tap.matchAll(/^ {4,}(not ok|ok) \d+ - (?!.*# (?:skip|todo))/gim)].map(([, mark]) => mark)
  const passed = marks.filter((mark) => mark === 'ok').length
  return { passed, failed: marks.length - passed }
}

/**
 * Runs all files, then each that failed once more, alone: another program on the machine may have spoiled it.
 * `reports`: the last one of each file. `flaky`: the first reports of files that passed alone.
 */
export async function runWithSecondTry(
  files: readonly string[],
  runFiles: (files: readonly string[]) => Promise<string>,
): Promise<{ reports: FileReport[]; flaky: FileReport[] }> {
  const first = fileReports(await runFiles(files))
  const reports: FileReport[] = []
  const flaky: FileReport[] = []
  for (const file of files) {
    const report = first.find((each) => each.file === file) ?? noReport(file)
    if (report.hasPassed) {
      reports.push(report)
      continue
    }
    const again = fileReports(await runFiles([file])).find((each) => each.file === file) ?? noReport(file)
    reports.push(again)
    if (again.hasPassed) flaky.push(report)
  }
  return { reports, flaky }
}

const noReport = (file: string): FileReport => ({ file, hasPassed: false, text: `not ok 1 - ${file} was not run\n` })
