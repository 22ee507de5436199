import { answerDocuments } from '#lib/uploads/documents/document-worker.ts'
import { judgePdf } from './pdf.ts'

answerDocuments(judgePdf)
