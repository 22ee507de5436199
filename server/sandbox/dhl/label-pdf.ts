export type DhlOrder = {
  shipmentNo: string
  receiverId: string
  customerReference: string
  shipper: { name1: string; addressStreet: string; postalCode: string; city: string; country: string }
}

/** Text of a PDF's standard font: Latin letters, with what ends a string escaped. */
const shown = (text: string): string => text.replaceAll(/[^\u0020-\u00ff]/g, '?').replaceAll(/[\\()]/g, '\\$&')

/** A page of the size of a label that says what it is. */
export const labelPdf = ({ shipmentNo, customerReference, shipper }: DhlOrder): Buffer => {
  const lines = [
    'SANDBOX: no parcel label',
    `Shipment ${shipmentNo}`,
    `Reference ${customerReference}`,
    shipper.name1,
    shipper.addressStreet,
    `${shipper.postalCode} ${shipper.city}`,
  ]
  const text = lines.map((line) => `(${shown(line)}) Tj T*`).join(' ')
  const content = `BT /F1 14 Tf 18 TL 24 400 Td ${text} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 292 425] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
