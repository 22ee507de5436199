/**
 * A file of a multipart request. Of one that is too large there is one byte more than is taken, and no more. In JSON it
 * is null, as the GraphQL multipart request specification has it.
 */
export class UploadedFile {
  /** As the sender calls it; nothing of it has been checked. */
  readonly name: string
  readonly bytes: Buffer

  constructor(name: string, bytes: Buffer) {
    this.name = name
    this.bytes = bytes
  }

  toJSON(): null {
    return null
  }
}

/** The one file among the variables of an operation, and where it stands: `variables.file` or `variables.input.file`. */
export function fileIn(variables: Readonly<Record<string, unknown>>): { path: string; file: UploadedFile } | null {
  for (const [name, value] of Object.entries(variables)) {
    if (value instanceof UploadedFile) return { path: `variables.${name}`, file: value }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue
    for (const [inner, file] of Object.entries(value)) {
      if (file instanceof UploadedFile) return { path: `variables.${name}.${inner}`, file }
    }
  }
  return null
}
