import { writeFileSync } from 'node:fs'
import { hashesOfToday, readShipped, shippedFile } from './shipped.ts'

const hashes = new Set([...readShipped(), ...hashesOfToday()])
writeFileSync(shippedFile, `${[...hashes].sort().join('\n')}\n`)
