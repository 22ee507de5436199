import sharp from 'sharp'
import type { UploadFault } from '#contract/generated/types.ts'
import { DocumentThread } from './documents/document-thread.ts'
import type { PdfVerdict } from './pdf.ts'
import type { Kind } from './upload.rules.ts'

/** Of a picture that is sent, and of a side of one that is kept: a page at 350 dpi. */
const mostPixels = 64_000_000
const longestSide = 4096

/** Seconds that drawing one picture may take. */
const longestDrawing = 5

/** The content to store, or why the file is refused: `type` when its content does not match its header. */
type Checked = { content: Buffer } | { fault: Extract<UploadFault, 'type' | 'active'> }

/**
 * Validates a file. Pictures are re-encoded, which removes metadata and any embedded data; documents are kept byte by
 * byte, since they may be signed. One file at a time, so that parallel decompression bombs cannot add up in memory.
 */
export function createFileChecks() {
  const documents = new DocumentThread<PdfVerdict>(new URL('./pdf-worker.ts', import.meta.url))
  let last: Promise<unknown> = Promise.resolve()
  return (bytes: Buffer, { mediaType }: Kind): Promise<Checked> => {
    const checkedPdf = async (): Promise<Checked> => {
      const verdict = await documents.ask(bytes)
      if (verdict === 'plain') return { content: bytes }
      return { fault: verdict === 'active' ? 'active' : 'type' }
    }
    const check = () => (mediaType === 'application/pdf' ? checkedPdf() : drawnAnew(bytes, mediaType))
    const checked = last.then(check)
    last = checked.catch(() => null)
    return checked
  }
}

export type FileChecks = ReturnType<typeof createFileChecks>

async function drawnAnew(bytes: Buffer, mediaType: 'image/png' | 'image/jpeg'): Promise<Checked> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: longestDrawing })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    const content = await (mediaType === 'image/png' ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer()
    return { content }
  } catch {
    return { fault: 'type' }
  }
}
