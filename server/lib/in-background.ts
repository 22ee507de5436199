type Log = { warn: (details: object, message: string) => void }

/** Work that its caller does not wait for: a failure is logged with what was `attempted`. */
export function inBackground(work: Promise<unknown>, log: Log, attempted: string): void {
  work.catch((err: unknown) => log.warn({ err }, `${attempted}: failed`))
}
