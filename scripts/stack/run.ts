import { spawn } from 'node:child_process'
import { StackFault } from './child.ts'

/** Runs a tool to its end; its output is shown only when it fails, unless asked for. */
export async function run(
  command: string,
  args: string[],
  options: { cwd: string; env?: Record<string, string>; isShown?: boolean },
): Promise<void> {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, NO_COLOR: '1', ...options.env },
    stdio: options.isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (status) => resolve(status ?? 1))
  })
  if (code === 0) return
  process.stderr.write(Buffer.concat(output))
  throw new StackFault(`${[command.split('/').at(-1), ...args.slice(0, 3)].join(' ')} ended with ${code}.`)
}
