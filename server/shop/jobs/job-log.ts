/** What the worker writes its log with; the engine's logger fits. */
export type JobLog = Record<'debug' | 'info' | 'warn' | 'error', (details: object, message: string) => void>
