import type { UploadedFile } from './uploaded-file.ts'

/** A file, and where it stands in its operation. */
export type Upload = { path: string; file: UploadedFile }

/** An operation with its file, as the GraphQL multipart request specification has it. */
export async function multipartOf(operation: string, { path, file }: Upload): Promise<{ body: Buffer; type: string }> {
  const form = new FormData()
  form.set('operations', operation)
  form.set('map', JSON.stringify({ file: [path] }))
  form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name || 'file')
  const encoded = new Response(form)
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? 'multipart/form-data',
  }
}
