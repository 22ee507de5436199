import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = {
  name: string
  content: Buffer
  isDeflated?: boolean
  /** Size that the directory names, where it is not the true one. */
  statedSize?: number
}

const header = (signature: number, size: number, fields: [number, 2 | 4, number][]): Buffer => {
  const bytes = Buffer.alloc(size)
  bytes.writeUInt32LE(signature, 0)
  for (const [offset, length, value] of fields) bytes.writeUIntLE(value, offset, length)
  return bytes
}

/** A ZIP, as archivers write it. */
export const zipOf = (entries: readonly ZipEntry[]): Buffer => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, isDeflated = false, statedSize = content.length } of entries) {
    const fileName = Buffer.from(name)
    const data = isDeflated ? deflateRawSync(content) : content
    const method = isDeflated ? 8 : 0
    const checksum = crc32(content)
    // Bit 11: names are UTF-8.
    const flags = 0x800
    const local = header(0x04034b50, 30, [
      [4, 2, 20],
      [6, 2, flags],
      [8, 2, method],
      [14, 4, checksum],
      [18, 4, data.length],
      [22, 4, statedSize],
      [26, 2, fileName.length],
    ])
    const central = header(0x02014b50, 46, [
      [4, 2, 20],
      [6, 2, 20],
      [8, 2, flags],
      [10, 2, method],
      [16, 4, checksum],
      [20, 4, data.length],
      [24, 4, statedSize],
      [28, 2, fileName.length],
      [42, 4, offset],
    ])
    files.push(local, fileName, data)
    directory.push(central, fileName)
    offset += local.length + fileName.length + data.length
  }
  const directoryBytes = Buffer.concat(directory)
  const end = header(0x06054b50, 22, [
    [8, 2, entries.length],
    [10, 2, entries.length],
    [12, 4, directoryBytes.length],
    [16, 4, offset],
  ])
  return Buffer.concat([...files, directoryBytes, end])
}
