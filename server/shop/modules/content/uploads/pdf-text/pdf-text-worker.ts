import { answerDocuments } from '../documents/document-worker.ts'
import { textOfPdf } from './pdf-text.ts'

// Without it PDF.js unpacks streams in this thread, whose time is limited, instead of in the process's pool of threads.
Reflect.deleteProperty(globalThis, 'DecompressionStream')

answerDocuments(textOfPdf)
