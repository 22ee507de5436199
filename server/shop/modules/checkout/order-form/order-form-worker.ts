import type { PdfDocument } from '#engine/pdf/pdf-document.ts'
import { renderPdf } from '#engine/pdf/render-pdf.ts'
import { answerDocuments } from '../../content/uploads/documents/document-worker.ts'

answerDocuments((message) => {
  const document = JSON.parse(message.toString('utf8')) as PdfDocument
  return renderPdf({ ...document, createdAt: new Date(document.createdAt) })
})
