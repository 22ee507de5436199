import { randomBytes, randomUUID } from 'node:crypto'
import type { APIResponse, Page } from '@playwright/test'
import type { DeskRole, EditorRole } from '#contract/generated/types.ts'
import { storeIds } from '#contract/stores.ts'
import { openDatabase } from '#engine/db/database.ts'
import { importEditors } from '#engine/modules/studio/editors/editors.import.ts'
import { base32, codeOf, fromBase32, stepAt } from '#engine/modules/studio/editors/totp.rules.ts'
import { demoEditorPassword, demoEditors } from '#fixtures/customers/editors.ts'
import { readSealKeys } from '#lib/seals.ts'
import { ratingLinkKeys } from '#scripts/stack/secret.ts'
import { StudioSaveDraft } from '../../studio/generated/operations.ts'
import { address, expect } from './shop.ts'

export type JourneyEditor = { email: string; name: string; password: string; totpSecret: string | null }

/**
 * An editor of this journey alone, with one role in every store: a code counts once, so journeys at the same time can't share one.
 * `hasSecondFactor`: otherwise the session drafts only.
 */
export async function newEditor(
  role: EditorRole | DeskRole,
  { hasSecondFactor = role !== 'editor' } = {},
): Promise<JourneyEditor> {
  const email = `${role}-${randomUUID()}@pausenhof.example`
  const name = `${role} ${email.slice(-29, -23)}`
  const totpSecret = hasSecondFactor ? base32(randomBytes(20)) : null
  const passwordHash = demoEditors[0]?.passwordHash ?? ''
  const keys = readSealKeys(await ratingLinkKeys(process.env.SHOP_DATA_DIR ?? ''))
  const url = process.env.SHOP_DATABASE_URL ?? ''
  const db = openDatabase({ url, poolSize: 1, statementTimeout: 60_000, connectionTimeout: 60_000 }, () => undefined)
  try {
    const granted = role === 'service' || role === 'merchant' ? { desks: [role] } : { role }
    const roles = storeIds.map((store) => ({ store, ...granted }))
    await db.transaction((trx) => importEditors(trx, [{ email, name, passwordHash, roles, totpSecret }], keys))
  } finally {
    await db.$client.end()
  }
  return { email, name, password: demoEditorPassword, totpSecret }
}

/** The present code of an authenticator app, or that of steps later. */
export const codeFor = (totpSecret: string, later = 0): string =>
  codeOf(fromBase32(totpSecret), stepAt(Date.now()) + later)

/** A shop that is too busy to draw the page of the frame refuses it, and the studio asks again. */
export const busyFrame = /503.*(\/studio\/(preview|graphql|session)|[?&]preview=)/

/** JSON that a call is answered by; a shop that is too busy for it is asked again. */
async function untilAnswered(send: () => Promise<APIResponse>): Promise<unknown> {
  let body: unknown
  await expect(async () => {
    const answer = await send()
    expect(answer.status()).toBeLessThan(429)
    body = await answer.json()
  }).toPass({ timeout: 60_000, intervals: [1000, 5000, 10_000] })
  return body
}

/** What the studio answers to a call that may come twice. */
export const callStudio = (page: Page, path: string, data: object): Promise<unknown> =>
  untilAnswered(() => page.request.post(address(path), { headers: { origin: address('') }, data }))

/** Opens a session by a call, without the screens of the login. */
export async function openStudio(page: Page, editor: JourneyEditor, path = '/', host?: string): Promise<void> {
  const { email, password, totpSecret } = editor
  let tries = 0
  const login = async () => {
    const isRepeated = tries++ > 0
    // A login whose answer got lost has used its code up; the engine takes the next one ahead of its time.
    const code = totpSecret !== null && { code: codeFor(totpSecret, isRepeated ? 1 : 0) }
    const answer = await page.request.post(address('/studio/session', host), {
      headers: { origin: address('', host) },
      data: { email, password, ...code },
    })
    if (isRepeated) expect(await answer.json(), 'the next code is unused').not.toMatchObject({ fault: 'code' })
    return answer
  }
  expect(await untilAnswered(login)).toMatchObject({ fault: null })
  await page.goto(address(`/studio${path}`, host))
  await expect(page.getByRole('navigation', { name: 'Bereiche' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }), 'the room’s code has come').toBeVisible()
}

/** A teaser's text, or that with who sees it when. */
type DraftedText = string | { text: string; from?: string; segments?: string[] }

const teaserOf = (drafted: DraftedText) => {
  const { text, ...shown } = typeof drafted === 'string' ? { text: drafted } : drafted
  return { id: randomUUID(), name: text, type: 'html', attributes: { teasercontent: `<p>${text}</p>` }, ...shown }
}

/** Text of a page for a draft: one cell of an HTML teaser for each text, side by side. */
const bodyOf = (key: string, texts: readonly DraftedText[]) => ({
  id: key,
  store: 'de',
  language: 'de',
  name: 'Seite einer Reise',
  pageType: 'CONTENTPAGE',
  path: `/reise/${key}/`,
  seo: { title: 'Seite einer Reise', breadcrumbs: [{ displayName: 'Seite einer Reise', url: null }] },
  rows: [
    {
      id: randomUUID(),
      cells: texts.map((text, index) => ({
        id: randomUUID(),
        x: (index * 12) / texts.length,
        y: 0,
        width: 12 / texts.length,
        height: 1,
        teasers: [teaserOf(text)],
      })),
    },
  ],
})

type SaveAnswer = { data?: { studio_saveDraft: { conflict: { body: unknown } | null } | null } | null }

/** A draft of a new page; returns its key. The page's session is that of openStudio. */
export async function newDraft(page: Page, texts: readonly DraftedText[]): Promise<string> {
  const key = `reise-${randomUUID().slice(0, 8)}`
  const body = bodyOf(key, texts)
  const variables = { kind: 'page', key, language: 'de', base: 0, body }
  const answer = (await callStudio(page, '/studio/graphql', { id: StudioSaveDraft.id, variables })) as SaveAnswer
  const conflict = answer.data?.studio_saveDraft?.conflict
  // A save whose answer got lost is what its repetition finds.
  if (conflict) expect(conflict.body).toMatchObject(body)
  else expect(answer).toMatchObject({ data: { studio_saveDraft: { successful: true } } })
  return key
}
