/** The database is not one that may be set up, or there is nothing to set it up by. */
export class SetupRefusedError extends Error {
  override name = 'SetupRefusedError'
}

/** `path` as in code: stores.de.shipping.cost. */
export type SetupViolation = { path: string; message: string }

export class SetupInvalidError extends Error {
  override name = 'SetupInvalidError'
  readonly violations: readonly SetupViolation[]

  constructor(violations: readonly SetupViolation[], source: string) {
    super(violations.map(({ path, message }) => `${source}: ${path}: ${message}`).join('\n'))
    this.violations = violations
  }
}
