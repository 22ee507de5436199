/** A reason to stop that a person can act on: one sentence, no stack. */
export class PostgresUnusable extends Error {}
