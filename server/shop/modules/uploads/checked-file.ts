import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import type { Kind } from './upload.rules.ts'

/** Of a picture that is sent, and of a side of one that is kept: a page at 350 dpi. */
const mostPixels = 64_000_000
const longestSide = 4096

/** Seconds that looking at one file may take, and megabytes of objects. */
const longestCheck = 5
const mostMegabytes = 256

/**
 * What of a file is kept; null when it is not wholly what it begins as. Pictures are drawn anew, which leaves nothing of metadata and of
 * whatever else was in the file; documents are kept byte by byte, since they may be signed. One file at a time, so that those who send what
 * unfolds to gigabytes fill memory once.
 */
export function createFileChecks() {
  let last: Promise<unknown> = Promise.resolve()
  return (bytes: Buffer, { mediaType }: Kind): Promise<Buffer | null> => {
    const check = () => (mediaType === 'application/pdf' ? checkedPdf(bytes) : drawnAnew(bytes, mediaType))
    const checked = last.then(check)
    last = checked.catch(() => null)
    return checked
  }
}

async function drawnAnew(bytes: Buffer, mediaType: 'image/png' | 'image/jpeg'): Promise<Buffer | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: longestCheck })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    return await (mediaType === 'image/png' ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer()
  } catch {
    return null
  }
}

function checkedPdf(bytes: Buffer): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: new Uint8Array(bytes),
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
      execArgv: [],
    })
    const settle = (isPlain: boolean) => {
      clearTimeout(timer)
      resolve(isPlain ? bytes : null)
      worker.terminate().catch(() => null)
    }
    let timer: NodeJS.Timeout | undefined
    // Node's own watch mode posts to the same port.
    worker.on('message', ({ isReady, isPlain }: { isReady?: boolean; isPlain?: boolean }) => {
      if (isReady) timer = setTimeout(() => settle(false), longestCheck * 1000)
      if (isPlain !== undefined) settle(isPlain)
    })
    // Out of memory: a file that does that is none to keep.
    worker.on('error', () => settle(false)).on('exit', () => settle(false))
  })
}
