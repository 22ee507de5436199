import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ruleLists } from './rule-tests.ts'

for (const { file, text } of ruleLists()) writeFileSync(join(import.meta.dirname, '..', file), text)
