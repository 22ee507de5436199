import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the edge shows the engine on this machine; made once, readable by its owner only. */
export async function clientSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'client-secret')
  try {
    return await readFile(file, 'utf8')
  } catch {
    await mkdir(dataDir, { recursive: true })
    const secret = randomBytes(32).toString('base64url')
    await writeFile(file, secret, { mode: 0o600 })
    return secret
  }
}
