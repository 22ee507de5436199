import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import t from 'tap'
import { addJob } from '#engine/jobs/jobs.ts'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { until } from '#engine/testing/quiet-jobs.ts'
import { samplePage, svgMedia } from '#engine/testing/sample-content.ts'

const picture = svgMedia(80, 60, '#0f5c46')

const form = {
  id: 'contact',
  name: 'Kontakt',
  type: 'form',
  attributes: {
    buttonText: 'Senden',
    fields: [
      { name: 'email', kind: 'email', label: 'E-Mail', required: true },
      { name: 'message', kind: 'textarea', label: 'Nachricht', maxLength: 10 },
      { name: 'source', kind: 'hidden', label: 'Herkunft', value: 'Seite' },
    ],
  },
}

const draws = {
  id: 'draws',
  name: 'Gewinnspiele',
  type: 'prizeDrawTab',
  attributes: {
    tabs: ['over', 'open', 'long', 'soon'].map((drawId) => ({
      drawId,
      tabText: drawId,
      headline: drawId,
      image: { mediaId: picture.id, alt: '' },
      answers: 'A\nB',
      conditionsLink: { url: '/' },
      ...(drawId === 'over' ? { endsAt: '2020-01-01T00:00:00Z' } : {}),
      ...(drawId === 'long' ? { endsAt: '2999-01-01T00:00:00Z' } : {}),
      ...(drawId === 'soon' ? { startsAt: '2999-01-01T00:00:00Z' } : {}),
    })),
  },
}

const text = (key: string) => ({ key, text: { de: `${key} {limit}`, en: `${key} in English` } })

const database = () =>
  filledDatabase(
    t,
    importing({
      media: [picture],
      pages: [
        samplePage({}, [form, draws]),
        samplePage({ id: 'gone', path: '/weg/', isGone: true }, [{ ...form, id: 'old' }]),
      ],
      translations: ['check', 'required', 'tooLong', 'gone', 'gone.b2b', 'ended', 'upcoming', 'email'].map((code) =>
        text(`forms.error.${code}`),
      ),
    }),
  )

const operation = `mutation ($formId: ID!, $submissionId: ID!, $values: [FormValueInput!]!) {
  submitForm(formId: $formId, submissionId: $submissionId, values: $values) {
    successful generalErrorMessage fieldErrors { fieldName formName errorMessage }
  }
}`

t.test('forms', async (t) => {
  const url = await database()
  const engine = await startEngine(t, url)
  const submit = async (formId: string, values: object, submissionId: string = randomUUID(), store = 'de') => {
    const list = Object.entries(values).map(([name, value]) => ({ name, value }))
    const { data, errors } = await engine.run(operation, { store, variables: { formId, submissionId, values: list } })
    return { ...(data?.submitForm as object | undefined), code: errors?.[0]?.extensions.code }
  }
  const stored = async () => {
    const db = new pg.Client(url)
    await db.connect()
    const { rows } = await db.query('select form_id, store, values from form_submissions order by created_at')
    await db.end()
    return rows
  }

  await t.test('T3.3 T5.24 every field is checked in order, with a message', async (t) => {
    t.match(await submit('contact', { message: 'Viel zu lang gesagt', email: 'a@b' }), {
      successful: false,
      generalErrorMessage: 'forms.error.check',
      fieldErrors: [
        { fieldName: 'email', formName: 'contact', errorMessage: 'forms.error.email' },
        { fieldName: 'message', errorMessage: 'forms.error.tooLong 10' },
      ],
    })
    t.match(await submit('contact', {}), { fieldErrors: [{ errorMessage: 'Bitte fülle „E-Mail“ aus.' }] })
    t.same(await stored(), [])
  })

  await t.test('T5.18 a valid form is stored once', async (t) => {
    const id = randomUUID()
    const values = { email: ' ada@schule.example ', source: 'Anderswo', unknown: 'x', message: 'Hallo' }
    for (const submission of [id, id.toUpperCase(), id]) {
      t.match(await submit('contact', values, submission), { successful: true, generalErrorMessage: null })
    }
    t.same(await stored(), [
      { form_id: 'contact', store: 'de', values: { email: 'ada@schule.example', message: 'Hallo', source: 'Seite' } },
    ])
    await Promise.all(Array.from({ length: 5 }, () => submit('contact', values, id)))
    t.equal((await stored()).length, 1, 'however many at once')
  })

  await t.test('T5.20 old submissions are deleted at night', async (t) => {
    await submit('contact', { email: 'old@schule.example' })
    await change(url, async (trx) => {
      await trx.execute(sql`update form_submissions set created_at = now() - interval '181 days'
        where values ->> 'email' = 'old@schule.example'`)
      await addJob(trx, 'forms.clean', {})
    })
    const isOld = ({ values }: { values: { email: string } }) => values.email === 'old@schule.example'
    await until(async () => !(await stored()).some(isOld), 'the job')
    t.equal((await stored()).length, 1, 'the rest stays')
  })

  await t.test('entries of a draw are stored until some time after its end', async (t) => {
    const saved = async () =>
      (await stored()).map(({ form_id }: { form_id: string }) => form_id).filter((id) => id.startsWith('draws.'))
    await change(url, async (trx) => {
      await trx.execute(sql`insert into form_submissions (form_id, submission_id, store, language, values, created_at)
        select id, 'long ago', 'de', 'de', '{}', now() - interval '181 days'
        from unnest(array['draws.over', 'draws.open', 'draws.long']) as id`)
      await addJob(trx, 'forms.clean', {})
    })
    await until(async () => (await saved()).length < 2, 'the job')
    t.same(await saved(), ['draws.long'], 'over for long, or without an end')
    await change(url, async (trx) => {
      await trx.execute(sql`delete from form_submissions where form_id like 'draws.%'`)
    })
  })

  await t.test('half a character is left out', async (t) => {
    t.match(await submit('contact', { email: 'b@schule.example', message: 'a\ud83d' }), { successful: true })
    t.match((await stored()).at(-1), { values: { message: 'a' } })
  })

  await t.test('T7.27 a person takes part in a competition once, and only in a competition', async (t) => {
    const enter = async (formId: string, email: string) => {
      const values = { answer: 'A', firstName: 'Ada', lastName: 'Sommer', email, consent: 'true' }
      const list = Object.entries(values).map(([name, value]) => ({ name, value }))
      const { data } = await engine.run(operation.replaceAll('submitForm', 'subscribeToCompetition'), {
        store: 'de',
        variables: { formId, submissionId: randomUUID(), values: list },
      })
      return data?.subscribeToCompetition as unknown as { successful: boolean; generalErrorMessage: string | null }
    }
    const fine = { successful: true, generalErrorMessage: null }
    t.match(await enter('draws.open', 'ada@schule.example'), fine)
    t.match(await enter('draws.open', 'Ada@Schule.example'), fine, 'nobody learns that the address takes part already')
    await Promise.all(Array.from({ length: 5 }, () => enter('draws.open', 'eve@schule.example')))
    const entries = (await stored()).filter(({ form_id }) => form_id === 'draws.open')
    t.same(
      entries.map(({ values }) => (values as { email: string }).email),
      ['ada@schule.example', 'eve@schule.example'],
    )
    t.match(await enter('draws.over', 'ada@schule.example'), { successful: false, generalErrorMessage: /ended/ })
    t.match(await enter('draws.soon', 'ada@schule.example'), { successful: false, generalErrorMessage: /upcoming/ })
    t.match(await enter('contact', 'ada@schule.example'), { successful: false, generalErrorMessage: /gone/ })
  })

  await t.test('T5.19 a machine believes that it was taken', async (t) => {
    const before = await stored()
    t.match(await submit('contact', { email: 'a@b.example', contact_url: 'http://x' }), { successful: true })
    t.same(await stored(), before)
  })

  await t.test('forms of other stores and retired pages are unknown', async (t) => {
    const values = { email: 'a@b.example' }
    for (const [id, store] of [
      ['contact', 'at'],
      ['old', 'de'],
      ['__proto__', 'de'],
    ] as const) {
      t.match(await submit(id, values, randomUUID(), store), { successful: false, fieldErrors: [] }, id)
    }
    const [consumer, business] = [await submit('nobody', {}), await submit('nobody', {}, randomUUID(), 'b2b')]
    t.match(consumer, { generalErrorMessage: /^forms\.error\.gone / })
    t.match(business, { generalErrorMessage: /^forms\.error\.gone\.b2b/ }, 'Sie where there are words for it')
  })

  await t.test('S2.47 a draw takes entries while it runs', async (t) => {
    const entry = { answer: 'A', firstName: 'Ada', lastName: 'Lang', email: 'ada@schule.example', consent: 'true' }
    t.match(await submit('draws.over', entry), { generalErrorMessage: /ended/ })
    t.match(await submit('draws.soon', entry), { generalErrorMessage: /upcoming/ })
    t.match(await submit('draws.open', entry), { successful: true })
    t.match(await submit('draws.open', { ...entry, answer: 'C', consent: '' }), {
      fieldErrors: [{ fieldName: 'answer' }, { fieldName: 'consent' }],
    })
  })

  await t.test('malformed submissions of forms are refused', async (t) => {
    t.equal((await submit('contact', {}, 'no-uuid')).code, 'BAD_USER_INPUT')
    t.equal((await submit('x'.repeat(201), {})).code, 'BAD_USER_INPUT')
    t.equal((await submit('a\u0000', {})).code, 'BAD_USER_INPUT')
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`a${index}`, '']))
    t.equal((await submit('contact', many)).code, 'BAD_USER_INPUT')
    t.equal((await submit('contact', { email: 'x'.repeat(40_001) })).code, 'BAD_USER_INPUT')
  })
})
