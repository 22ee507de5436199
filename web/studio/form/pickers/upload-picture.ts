import { StudioUploadMedia } from '../../generated/operations.ts'
import { ask } from '../../lib/ask.ts'
import type { Medium } from './media.ts'

type Picture = { file: File; alt: string }

/**
 * Puts a picture into the library; without a medium it was refused, or there was no answer. Null once the signal is aborted: what the form
 * says by then is newer than the upload, and must not be written over.
 */
export async function uploadPicture(
  { file, alt }: Picture,
  signal: AbortSignal,
): Promise<{ medium: Medium | null } | null> {
  const { data } = await ask(StudioUploadMedia, { input: { file, alt, title: file.name } })
  return signal.aborted ? null : { medium: data?.studio_uploadMedia.media ?? null }
}
