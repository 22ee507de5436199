import t from 'tap'
import { pictureSizes } from './picture-sizes.ts'

/** What is said of a screen of 1,440 px. */
const onDesk = (sizes: string) => /\(min-width: 1280px\) (\d+px)/.exec(sizes)?.[1] ?? sizes

t.test('pictureSizes follows the look and the columns of the cell', async (t) => {
  t.equal(onDesk(pictureSizes('slip', 12)), '1216px', 'a Boxeinschub fills its cell')
  t.equal(onDesk(pictureSizes('slip', 6)), '608px')
  t.equal(onDesk(pictureSizes(null, 12)), '608px', 'words stand beside the picture')
  t.equal(onDesk(pictureSizes(null, 4)), '405px', 'words stand below the picture')
  t.equal(pictureSizes('service', 4), '80px')
  t.match(pictureSizes('linkbox', 12), '256px')
  t.match(pictureSizes('slip', 12), /, 100vw$/)
})
