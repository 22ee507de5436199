import t, { type Test } from 'tap'
import { DeclareWithdrawal, FollowMailLink, RequestStockAlert, Texts } from '#web/generated/operations.ts'
import { asScript, formEdge } from '../../forms/testing/form-edge.ts'
import { bareResult, runOf } from '../../graphql/testing/run-of.ts'
import mailEnd from './mail-end.ts'
import { materialListForm } from './material-list.ts'
import { orderForm } from './order-form.ts'
import { serviceForms } from './service-forms.ts'

/** The routes, with an engine that answers `data`; null is an engine that is away. */
async function edge(t: Test, data: object | null, perMinute?: number) {
  const sent: { id: string; variables: Record<string, unknown> }[] = []
  const run = runOf(async (id, variables) => {
    const isText = id === Texts.id
    if (!isText) sent.push({ id, variables })
    if (!isText && data === null) throw new Error('away')
    const given = isText ? { getTranslationsByPrefix: [{ key: 'error.internal', value: 'Gestört' }] } : data
    return { ...bareResult, data: given }
  })
  const { app, post } = await formEdge(t, run, [...serviceForms, orderForm, materialListForm], perMinute)
  await app.register(mailEnd, { run })
  return { sent, post }
}

const asking = { itemId: '1-1', email: 'ada@schule.example', website: '', return: '/prod/1?varid=1-1' }

t.test('a stock alert leads back to the part of the product page that shows its outcome', async (t) => {
  const good = await edge(t, { requestStockAlert: { successful: true, fieldErrors: [] } }, 2)
  t.match(await good.post('/api/stock-alert/', asking), {
    status: 303,
    location: '/prod/1?varid=1-1#stock-alert-sent',
    cache: 'private, no-store',
  })
  t.match(good.sent, [
    { id: RequestStockAlert.id, variables: { data: { itemId: '1-1', email: 'ada@schule.example', website: '' } } },
  ])
  t.match(await good.post('/api/stock-alert/', { ...asking, return: 'https://evil.example/' }), {
    location: '/#stock-alert-sent',
  })
  t.match(await good.post('/api/stock-alert/', asking), { location: /#stock-alert-failed$/ }, 'too many')
  t.equal((await good.post('/api/stock-alert/', asking, { 'sec-fetch-site': 'cross-site' })).status, 403)

  const wrong = await edge(t, { requestStockAlert: { successful: false, fieldErrors: [{ fieldName: 'email' }] } })
  t.match(await wrong.post('/api/stock-alert/', asking), { location: /#stock-alert-wrong$/ })
  const away = await edge(t, null)
  t.match(await away.post('/api/stock-alert/', asking), { location: /#stock-alert-failed$/ })
})

t.test('the button of a mail’s link leads back to its page', async (t) => {
  const good = await edge(t, { followMailLink: { purpose: 'confirmStockAlert', state: 'done' } })
  const answer = await good.post('/api/mail-link/', { link: 'a&b' })
  t.match(answer, { status: 303, location: '/service/mails?link=a%26b', flash: null })
  t.match(good.sent, [{ id: FollowMailLink.id, variables: { link: 'a&b' } }])
  t.equal((await good.post('/api/mail-link/', { link: '' })).status, 400)
  t.equal((await good.post('/api/mail-link/', { link: 'x'.repeat(401) })).status, 400)
  const away = await edge(t, null)
  t.match(await away.post('/api/mail-link/', { link: 'a' }), {
    location: '/service/mails?link=a',
    flash: { form: 'mail-link', isDone: false, message: 'Gestört' },
  })
})

t.test('a withdrawal’s page confirms it, or gives it back with its errors', async (t) => {
  const form = { name: 'Ada', orderNumber: '1', email: 'ada@schule.example', goods: '', website: '' }
  const good = await edge(t, { declareWithdrawal: { successful: true, fieldErrors: [], receipt: 'Eingegangen.' } })
  const submissionId = '0190a6c0-0000-7000-8000-000000000001'
  t.match(await good.post('/api/withdrawal/', { ...form, submissionId }), {
    status: 303,
    location: '/service/withdrawal',
    flash: { form: 'withdrawal', isDone: true, message: 'Eingegangen.', values: {} },
  })
  t.match(good.sent, [{ id: DeclareWithdrawal.id, variables: { data: { ...form, submissionId: String } } }])
  await good.post('/api/withdrawal/', { ...form, submissionId })
  await good.post('/api/withdrawal/', { ...form, submissionId, goods: 'der Zirkel' })
  const idOf = (data: unknown) => (data as { submissionId: string }).submissionId
  const [first, again, mended] = good.sent.map(({ variables: { data } }) => idOf(data))
  t.equal(again, first, 'sent again after an answer that got lost')
  t.not(mended, first, 'changed meanwhile')
  const errors = [{ fieldName: 'name', errorMessage: 'Fehlt.' }]
  const refused = { successful: false, generalErrorMessage: 'Etwas fehlt.', fieldErrors: errors, receipt: null }
  const wrong = await edge(t, { declareWithdrawal: refused })
  t.match(await wrong.post('/api/withdrawal/', form), {
    flash: { isDone: false, message: 'Etwas fehlt.', fieldErrors: errors, values: { email: 'ada@schule.example' } },
  })
  t.match(await (await edge(t, null)).post('/api/withdrawal/', form), {
    flash: { isDone: false, message: 'Gestört', values: { orderNumber: '1' } },
  })
})

t.test('the newsletter’s forms redirect onwards, or back with their errors', async (t) => {
  const good = await edge(t, { subscribeToNewsletter: { successful: true, fieldErrors: [] } })
  t.match(await good.post('/api/newsletter/', { email: 'ada@schule.example', website: '' }), {
    status: 303,
    location: '/service/newsletter/success',
  })
  t.equal((await good.post('/api/newsletter/', { email: 'a' }, { 'sec-fetch-site': 'cross-site' })).status, 403)
  const errors = [{ fieldName: 'email', errorMessage: 'Keine Adresse.' }]
  const refused = { successful: false, generalErrorMessage: 'Etwas fehlt.', fieldErrors: errors }
  t.match(await (await edge(t, { subscribeToNewsletter: refused })).post('/api/newsletter/', { email: 'ada' }), {
    location: '/service/newsletter',
    flash: {
      form: 'newsletter',
      isDone: false,
      message: 'Etwas fehlt.',
      fieldErrors: errors,
      values: { email: 'ada' },
    },
  })
  const ending = await edge(t, { unsubscribeNewsletter: { successful: true, fieldErrors: [] } })
  t.match(await ending.post('/api/newsletter-end/', { email: 'ada@schule.example', houseNr: '3' }), {
    location: '/service/newsletter/newsletter-abmelden',
    flash: { form: 'newsletter-end', isDone: true, values: {} },
  })
  t.match(ending.sent, [{ variables: { data: { email: 'ada@schule.example', houseNr: '3' } } }])
  t.match(await (await edge(t, null)).post('/api/newsletter-end/', { email: 'a' }), {
    flash: { isDone: false, message: 'Gestört' },
  })
})

t.test('a contact message’s page confirms it, or gives it back with its errors', async (t) => {
  const form = { name: 'Ada', email: 'ada@schule.example', topic: 'order', message: 'Hallo', wantsCopy: 'yes' }
  const good = await edge(t, { sendContactFormMail: { successful: true, fieldErrors: [] } })
  t.match(await good.post('/api/contact/', form), {
    status: 303,
    location: '/service/contact?sent=true',
    flash: { form: 'contact', isDone: true, message: null, values: {} },
  })
  t.match(good.sent, [{ variables: { data: { ...form, wantsCopy: true, submissionId: String } } }])
  const errors = [{ fieldName: 'message', errorMessage: 'Fehlt.' }]
  const refused = { successful: false, generalErrorMessage: 'Etwas fehlt.', fieldErrors: errors }
  t.match(await (await edge(t, { sendContactFormMail: refused })).post('/api/contact/', form), {
    flash: {
      isDone: false,
      message: 'Etwas fehlt.',
      fieldErrors: errors,
      values: { topic: 'order', wantsCopy: 'yes' },
    },
  })
  t.match(await (await edge(t, null)).post('/api/contact/', form), { flash: { isDone: false, message: 'Gestört' } })

  const withFile = new FormData()
  for (const [name, value] of Object.entries(form)) withFile.set(name, value)
  withFile.set('file', new Blob(['%PDF-1.7']), 'Zirkel.pdf')
  t.match(await good.post('/api/contact/', withFile), { status: 303, location: '/service/contact?sent=true' })
  t.match(good.sent.at(-1)?.variables.data, { name: 'Ada', file: { name: 'Zirkel.pdf', bytes: Buffer } })
  withFile.set('file', new Blob([]), '')
  t.match(await good.post('/api/contact/', withFile), { status: 303 })
  t.match(good.sent.at(-1)?.variables.data, { name: 'Ada', file: null }, 'a field in which nothing was chosen')
  t.match(await good.post('/api/withdrawal/', withFile), { status: 415 }, 'other forms take no file')
})

t.test('a mail program ends mails by one call from its own servers, and confirms nothing', async (t) => {
  const link = (purpose: string | null, state: string) => ({
    getMailLink: { purpose, state: 'open' },
    followMailLink: { purpose, state },
  })
  const call = async (data: object | null, url = '/api/mail-end/?link=l') =>
    (await edge(t, data)).post(url, { 'List-Unsubscribe': 'One-Click' }, { 'sec-fetch-site': 'cross-site' })
  for (const purpose of ['endNewsletter', 'endReviewRequests', 'endStockAlerts', 'endPrimeWaitingList'])
    t.match(await call(link(purpose, 'done')), { status: 200, cache: 'private, no-store' }, purpose)
  t.match(await call(link('confirmNewsletter', 'done')), { status: 400 })
  t.match(await call(link(null, 'gone')), { status: 410 })
  t.match(await call(link('endNewsletter', 'done'), '/api/mail-end/'), { status: 400 })
  t.match(await call({}), { status: 503 })
})

t.test('an order form goes into the cart, comes back with the rows that are left, or is a file', async (t) => {
  const form = (rows: object[], message: string | null = null) => ({
    validateAndAddToCartBestellschein: { form: { generalErrorMessage: message, rows } },
  })
  const rows = { articleNumber: '100001.01', quantity: '3', text: '100002.01;4' }
  const good = await edge(t, form([{ articleNumber: '100001.01', code: 'OK', quantityAdded: 3 }]))
  t.match(await good.post('/api/order-form/', { ...rows, act: 'add' }), {
    status: 303,
    location: '/checkout/basket?outcome=ADDED',
  })
  t.match(good.sent, [
    {
      variables: {
        data: { rows: [{ articleNumber: '100001.01', quantity: '3' }], text: '100002.01;4' },
        submissionId: String,
      },
    },
  ])
  const submissionId = '0190a6c0-0000-7000-8000-000000000001'
  for (const quantity of ['3', '3', '5']) await good.post('/api/order-form/', { ...rows, quantity, submissionId })
  const [first, again, mended] = good.sent.slice(1).map(({ variables }) => variables.submissionId)
  t.equal(again, first, 'sent again after an answer that got lost')
  t.not(mended, first, 'changed meanwhile')
  const left = await edge(t, form([{ articleNumber: 'x1', quantityTyped: '2', quantityAdded: 0 }]))
  t.match(await left.post('/api/order-form/', rows), {
    location: '/service/orderform',
    flash: { form: 'order-form', isDone: false, message: /x1/, values: { text: 'x1;2' } },
  })
  const fewer = { articleNumber: 'x2', code: 'QUANTITY_LIMITED', quantity: 50, quantityTyped: '50', quantityAdded: 7 }
  t.match(
    await (await edge(t, form([fewer]))).post('/api/order-form/', rows),
    { location: '/service/orderform', flash: { isDone: false, message: /x2/, values: { text: '' } } },
    'fewer went in than were asked for',
  )
  const twice = { articleNumber: 'x3', code: 'SOLD_OUT', quantity: 9, quantityTyped: '4', quantityAdded: 0 }
  t.match(
    await (await edge(t, form([fewer, twice]))).post('/api/order-form/', rows),
    { flash: { message: /x2.*x3/, values: { text: 'x3;9' } } },
    'two rows of an article',
  )
  t.match(await (await edge(t, form([], 'Zu viele.'))).post('/api/order-form/', rows), {
    flash: { message: 'Zu viele.', values: { text: '100001.01;3\n100002.01;4' } },
  })
  t.match(await (await edge(t, null)).post('/api/order-form/', rows), { flash: { message: 'Gestört' } })
  const paper = { successful: true, fileName: 'Bestellschein.pdf', content: 'JVBERg==' }
  const written = await edge(t, { generatePdfForm: paper })
  t.match(await written.post('/api/order-form/', { ...rows, act: 'paper' }), {
    status: 200,
    cache: 'private, no-store',
  })
  const { body } = await written.post('/api/order-form/', { ...rows, act: 'paper' }, asScript)
  t.match(JSON.parse(body), { outcome: { isDone: true }, data: { name: 'Bestellschein.pdf', content: 'JVBERg==' } })
})

t.test('certain lines of a material list go into the cart, and the others stay', async (t) => {
  const item = (orderNumber: string, isSaleable = true) => ({ orderNumber, isSaleable })
  const wish = (confidence: number, found: object | null) => ({ quantity: 2, confidence, item: found })
  const list = {
    generalErrorMessage: null,
    lines: [
      { text: 'Klasse 1a', wishes: [] },
      { text: '2 Hefte', wishes: [wish(1, item('100001.01'))] },
      { text: '2 Rechenhefte', wishes: [wish(0.6, item('100002.01'))] },
      { text: '2 Ordner', wishes: [wish(1, item('100003.01', false))] },
      { text: '2 Stiefel', wishes: [wish(0, null)] },
    ],
  }
  const added = { validateAndAddToCartBestellschein: { form: { generalErrorMessage: null, positions: 1, rows: [] } } }
  const text = 'Klasse 1a\n2 Hefte'
  const good = await edge(t, { readMaterialList: list, ...added })
  t.match(await good.post('/api/material-list/', { text }), {
    status: 303,
    location: '/service/materialliste',
    flash: { form: 'material-list', isDone: true, values: { text: '2 Rechenhefte\n2 Ordner\n2 Stiefel' } },
  })
  t.match(good.sent, [
    { variables: { text } },
    { variables: { data: { rows: [{ articleNumber: '100001.01', quantity: '2' }], text: '' }, submissionId: String } },
  ])
  const submissionId = '0190a6c0-0000-7000-8000-000000000001'
  for (const sent of [text, text, `${text}\n1 Zirkel`])
    await good.post('/api/material-list/', { text: sent, submissionId })
  const ids = good.sent.slice(2).flatMap(({ variables }) => variables.submissionId ?? [])
  t.equal(ids[1], ids[0], 'sent again after an answer that got lost')
  t.not(ids[2], ids[0], 'changed meanwhile')
  const nothing = await edge(t, { readMaterialList: { ...list, lines: list.lines.slice(2) } })
  t.match(await nothing.post('/api/material-list/', { text }), { flash: { isDone: false, values: { text } } })
  t.equal(nothing.sent.length, 1, 'nothing is put into the cart')
  const refused = await edge(t, { readMaterialList: { generalErrorMessage: 'Zu lang.', lines: [] } })
  t.match(await refused.post('/api/material-list/', { text }), { flash: { message: 'Zu lang.', values: { text } } })
  t.match(await (await edge(t, null)).post('/api/material-list/', { text }), { flash: { message: 'Gestört' } })
})

t.test('a catalogue request leads back to the page of its language with the entered values', async (t) => {
  const entered = {
    organisation: 'Schule',
    name: 'Vogt',
    street: 'Parkstraße 3',
    postCode: '',
    city: 'Berlin',
    email: 'a@b.de',
  }
  const violation = { fieldName: 'postCode', errorMessage: 'Fehlt' }
  const answer = { successful: false, generalErrorMessage: null, fieldErrors: [violation] }
  const wrong = await edge(t, { requestCatalogue: answer })
  t.match(await wrong.post('/api/catalogue/', entered), {
    status: 303,
    location: '/service/katalog',
    flash: { form: 'catalogue', isDone: false, values: entered, fieldErrors: [violation] },
  })
  t.match(wrong.sent, [{ variables: { data: { submissionId: String, ...entered, website: '' } } }])
  const good = await edge(t, { requestCatalogue: { ...answer, successful: true, fieldErrors: [] } })
  t.match(await good.post('/api/catalogue/', entered), { flash: { form: 'catalogue', isDone: true, values: {} } })
})

t.test('the waiting list of prime and a notice lead back to their pages', async (t) => {
  const fine = { successful: true, generalErrorMessage: null, fieldErrors: [], receipt: 'Eingegangen.' }
  const waiting = await edge(t, { subscribeToPrimeWaitingList: fine })
  t.match(await waiting.post('/api/prime-waiting-list/', { email: 'a@b.de' }), {
    status: 303,
    location: '/prime/checkout?origin=prime',
    flash: { form: 'prime-waiting-list', isDone: true, values: {} },
  })
  const notice = { name: 'Ada', email: 'a@b.de', contract: '1', kind: 'extraordinary', reason: 'Umzug', endsOn: '' }
  const declared = await edge(t, { declareCancellation: fine })
  t.match(await declared.post('/api/cancellation/', notice), {
    location: '/service/cancellation',
    flash: { form: 'cancellation', isDone: true, message: 'Eingegangen.', values: {} },
  })
  t.match(declared.sent, [
    { variables: { data: { ...notice, submissionId: String, kind: 'extraordinary', endsOn: null } } },
  ])
  t.match(await (await edge(t, null)).post('/api/cancellation/', notice), {
    flash: { isDone: false, message: 'Gestört', values: { name: 'Ada', kind: 'extraordinary' } },
  })
})
