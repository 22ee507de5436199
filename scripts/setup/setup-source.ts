import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { stringify } from 'yaml'
import { type LegalWords, readLegalFiles } from './legal-files.ts'
import { noMarks, readMarkFiles, type ShopMarks } from './mark-files.ts'
import { askForShop } from './questions.ts'
import { readShopFile } from './read-shop-file.ts'
import { SetupRefusedError } from './setup-errors.ts'
import type { ShopFile } from './shop-file.ts'
import { openTerminal } from './terminal.ts'

export type Setup = { shop: ShopFile; legal: LegalWords; marks: ShopMarks; source: string }

/**
 * The shop by the owner's file.
 * @throws SetupInvalidError, and SetupRefusedError for a file that is not there
 */
export const setupOfFile = async (file: string): Promise<Setup> => {
  const yaml = await readFile(file, 'utf8').catch(() => {
    throw new SetupRefusedError(
      `There is no file ${resolve(file)}: node scripts/setup.ts --template > shop.yaml writes one to fill in.`,
    )
  })
  const shop = readShopFile(yaml, file)
  const folder = dirname(resolve(file))
  const [legal, marks] = await Promise.all([readLegalFiles(shop, folder, file), readMarkFiles(shop, folder, file)])
  return { shop, legal, marks, source: file }
}

type Terminal = Pick<ReturnType<typeof openTerminal>, 'ask' | 'close'>

/** The shop by the answers of a person, which are kept in a file for the next time. */
export const setupOfAnswers = async (
  answersFile: string,
  { say, port, terminal = openTerminal() }: { say: (line: string) => void; port: number; terminal?: Terminal },
): Promise<Setup> => {
  try {
    say('Your shop. An empty answer is what stands in brackets; docs/your-shop.md explains each.')
    const readLegal = (shop: ShopFile) => readLegalFiles(shop, dirname(resolve(answersFile)), 'answers')
    const answered = await askForShop(terminal.ask, { say, port, readLegal })
    const isThere = await access(answersFile).then(
      () => true,
      () => false,
    )
    if (!isThere) {
      await mkdir(dirname(resolve(answersFile)), { recursive: true })
      await writeFile(answersFile, stringify(answered.shop))
      say(`Your answers are in ${resolve(answersFile)}.`)
    }
    return { ...answered, marks: noMarks, source: 'answers' }
  } finally {
    terminal.close()
  }
}
