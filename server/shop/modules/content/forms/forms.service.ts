import type { FormResult } from '#contract/generated/types.ts'
import { fieldErrorKeys } from '#contract/rules/missing-field.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Database } from '#engine/db/database.ts'
import { drawState } from '#schemas/form.rules.ts'
import type { ContentService } from '../content/content.service.ts'
import type { Translate } from '../translations/translate.ts'
import { deleteOldSubmissions, saveSubmission } from './forms.repository.ts'
import { isTrapped, readSubmission } from './forms.rules.ts'

/** Rows that one statement deletes. */
const deletedAtOnce = 1000

const day = 86_400_000

type FormsDependencies = {
  db: Database
  content: ContentService
  translate: Translate
  /** Days for which what was sent is kept; entries of a draw, after its end. */
  keptDays: number
  now?: () => number
}

/** `isCompetition`: only forms of draws are taken. */
type FormSubmission = {
  isCompetition?: boolean
  formId: string
  submissionId: string
  values: readonly { name: string; value: string }[]
}

const accepted: FormResult = { successful: true, generalErrorMessage: null, fieldErrors: [] }

export const createFormsService = ({
  db,
  content,
  translate,
  keptDays: retentionDays,
  now = Date.now,
}: FormsDependencies) => {
  const refused = (code: string, audience: Audience): FormResult => ({
    successful: false,
    generalErrorMessage: translate(audience, `forms.error.${code}`),
    fieldErrors: [],
  })

  return {
    /** Takes what was sent when every field is as the form wants it; messages are in the visitor's language. */
    submit: async (
      { formId, submissionId, values: sent, isCompetition = false }: FormSubmission,
      audience: Audience,
    ): Promise<FormResult> => {
      const form = await content.form(formId, audience)
      if (!form || (isCompetition && !form.isDraw)) return refused('gone', audience)
      const state = drawState(form.startsAt, form.endsAt, now())
      if (state !== 'running') return refused(state, audience)
      // A machine that is told so tries again otherwise.
      if (isTrapped(sent)) return accepted
      const { values, violations } = readSubmission(form, sent)
      if (violations.length > 0) {
        return {
          ...refused('check', audience),
          fieldErrors: violations.map(({ fieldName, label, code, limit }) => ({
            fieldName,
            formName: formId,
            errorMessage: translate(audience, fieldErrorKeys({ code, name: fieldName, label }), {
              limit: limit ?? 0,
              label: label ?? '',
            }),
          })),
        }
      }
      const { store, textLanguage: language } = audience
      const person = form.isDraw ? (values.email?.toLowerCase() ?? null) : null
      await saveSubmission(db, {
        formId,
        submissionId: submissionId.toLowerCase(),
        store: store.id,
        language,
        values,
        person,
      })
      return accepted
    },

    /** Deletes what was sent long ago. Of entries of a draw that has an end the days count from there: its winners are drawn after it. */
    clean: async (signal: AbortSignal): Promise<void> => {
      const remaining = await content.drawsEndingAfter(now() - retentionDays * day)
      const old = { days: retentionDays, kept: remaining, most: deletedAtOnce }
      while (!signal.aborted && (await deleteOldSubmissions(db, old)) === deletedAtOnce);
    },
  }
}
