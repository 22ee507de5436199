import { execFileSync } from 'node:child_process'
import { cpus, loadavg, release, totalmem } from 'node:os'

/** What a figure has to be read with. */
export function machineFacts() {
  const processors = cpus()
  return {
    date: new Date().toISOString(),
    cpu: processors[0]?.model ?? 'unknown',
    cores: processors.length,
    memoryGB: Math.round(totalmem() / 1e9),
    kernel: release(),
    node: process.version,
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    }).trim(),
    /** Load of the last minute before the bench began: above 1 others were using the machine too. */
    load: loadavg()[0],
  }
}
