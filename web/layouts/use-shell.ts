import type { ShellQuery } from '../generated/operations.ts'
import { usePageScope } from '../lib/scope/page-scope.ts'

/** What surrounds every page; null when the error page had to do without it. */
export function useShell(): ShellQuery | null {
  return usePageScope().shell as ShellQuery | null
}
