import t from 'tap'
import { uploadPicture } from './upload-picture.ts'

t.test('a picture whose dialog was closed before it had arrived is not put into the form', async (t) => {
  const media = { id: 'p', title: 'hof.png', alt: 'Ein Hof', src: '/media/p/teaser_480.jpg' }
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  t.intercept(globalThis, 'fetch', {
    value: async () => {
      await held
      return Response.json({ data: { studio_uploadMedia: { successful: true, fault: null, media } } })
    },
  })
  const upload = ({ signal }: AbortController) =>
    uploadPicture({ file: new File(['picture'], 'hof.png'), alt: 'Ein Hof' }, signal)
  const closing = new AbortController()
  const [given, stored] = [upload(closing), upload(new AbortController())]
  closing.abort()
  answer()
  t.equal(await given, null)
  t.same(await stored, { medium: media })
})

t.test('an upload without an answer is reported', async (t) => {
  t.intercept(globalThis, 'fetch', { value: async () => Promise.reject(new Error('lost')) })
  const { signal } = new AbortController()
  t.same(await uploadPicture({ file: new File(['picture'], 'hof.png'), alt: '' }, signal), { medium: null })
})
