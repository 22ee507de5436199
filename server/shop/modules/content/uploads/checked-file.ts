import sharp from 'sharp'
import type { UploadError } from '#contract/generated/types.ts'
import type { UploadedFile } from '#lib/uploads/uploaded-file.ts'
import { DocumentThread } from './documents/document-thread.ts'
import type { PdfVerdict } from './pdf.ts'
import { errorOf, type Kind, kindOf, nameOf } from './upload.rules.ts'

/** Pixels of a sent picture, and of a side of the stored one: a page at 350 dpi. */
const maxPixels = 64_000_000
const maxSidePixels = 4096

/** Limits for checking documents that are stored. */
const documentLimits = { maxWorkMs: 3000, maxWaitMs: 30_000 }

/** Seconds that drawing one picture may take. */
const maxDrawingSeconds = 5

/** What of a file is kept: its name is cleaned, its type is by what is in it. */
export type CheckedFile = { name: string; mediaType: Kind['mediaType']; content: Buffer }

/** The content to keep, or why it is refused: `type` when it does not match its header. */
type Inspection = { content: Buffer } | { fault: Extract<UploadError, 'type' | 'active'> }

type CheckResult = { file: CheckedFile } | { fault: Extract<UploadError, 'empty' | 'tooLarge' | 'type' | 'active'> }

/**
 * Validates a file. Pictures are re-encoded, which removes metadata and any embedded data; documents are kept byte by
 * byte, since they may be signed. One file at a time, so that parallel decompression bombs cannot add up in memory.
 */
export function createFileChecks() {
  const documents = new DocumentThread<PdfVerdict>(new URL('./pdf-worker.ts', import.meta.url), documentLimits)
  let last: Promise<unknown> = Promise.resolve()
  const lookInto = (bytes: Buffer, { mediaType }: Kind): Promise<Inspection> => {
    const lookIntoPdf = async (): Promise<Inspection> => {
      const verdict = await documents.ask(bytes)
      if (verdict === 'plain') return { content: bytes }
      return { fault: verdict === 'active' ? 'active' : 'type' }
    }
    const look = () => (mediaType === 'application/pdf' ? lookIntoPdf() : drawnAnew(bytes, mediaType))
    const looked = last.then(look)
    last = looked.catch(() => null)
    return looked
  }
  return async ({ name, bytes }: UploadedFile, takes: 'pictures' | 'all' = 'all'): Promise<CheckResult> => {
    const error = errorOf(bytes)
    const kind = kindOf(bytes)
    if (error !== null) return { fault: error }
    if (kind === null || (takes === 'pictures' && kind.mediaType === 'application/pdf')) return { fault: 'type' }
    const looked = await lookInto(bytes, kind)
    if ('fault' in looked) return looked
    return { file: { name: nameOf(name, kind), mediaType: kind.mediaType, content: looked.content } }
  }
}

export type FileChecks = ReturnType<typeof createFileChecks>

async function drawnAnew(bytes: Buffer, mediaType: 'image/png' | 'image/jpeg'): Promise<Inspection> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: maxDrawingSeconds })
      .autoOrient()
      .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true })
    const content = await (mediaType === 'image/png' ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer()
    return { content }
  } catch {
    return { fault: 'type' }
  }
}
