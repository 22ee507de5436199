import { answerDocuments } from './documents/document-worker.ts'
import { judgePdf } from './pdf.ts'

answerDocuments(judgePdf)
