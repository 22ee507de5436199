import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import type { ImportMedia } from '#contract/import/catalogue.ts'
import { mediaIdOf } from '#engine/modules/catalogue/media/media.import.ts'
import type { Sourced } from '../source.ts'
import { readAll } from '../testing/read-all.ts'
import { readPictureFolder } from './picture-folder.ts'
import { pictureNameOf } from './picture-names.rules.ts'
import { readPictureZip } from './picture-zip.ts'
import { zipOf } from './testing/zip.ts'

const canvas = (background: string, width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background } })
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>')

const idOf = (content: Buffer) => mediaIdOf(content.toString('base64'))

t.test('the name of a picture says its item and its place', async (t) => {
  t.same(pictureNameOf('100234-01.jpg'), { itemId: '100234-01', place: 1 })
  t.same(pictureNameOf('100234-01_2.PNG'), { itemId: '100234-01', place: 2 })
  t.same(pictureNameOf('Füller_blau_10.webp'), { itemId: 'Füller_blau', place: 10 })
})

t.test('a ZIP of pictures becomes media and the pictures of items in order', async (t) => {
  const red = await canvas('#c00').jpeg().toBuffer()
  const blue = await canvas('#00c').png().toBuffer()
  const turned = await canvas('#0c0').jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const zip = zipOf([
    { name: 'bilder/', content: Buffer.alloc(0) },
    { name: 'bilder/100-1_10.jpg', content: turned, isDeflated: true },
    { name: 'bilder/100-1_2.png', content: blue, isDeflated: true },
    { name: 'bilder/100-1.jpg', content: red },
    { name: 'Größe.svg', content: svg },
    { name: 'bilder/200.jpg', content: red },
    { name: '__MACOSX/._100-1.jpg', content: Buffer.from('x') },
    { name: 'Thumbs.db', content: Buffer.from('x') },
  ])
  const { violations, records } = await readAll(readPictureZip, zip)
  t.same(violations, [])
  t.same(
    records.map(({ kind }) => kind),
    ['media', 'media', 'media', 'media', 'itemPictures', 'itemPictures', 'itemPictures'],
    'the picture of two items is stored once',
  )
  t.match(
    records.slice(0, 4).map(({ record }) => record as ImportMedia),
    [
      { id: idOf(turned), mime: 'image/jpeg', width: 40, height: 60, fileName: '100-1_10.jpg' },
      { id: idOf(blue), mime: 'image/png', width: 60, height: 40 },
      { id: idOf(red), mime: 'image/jpeg' },
      { id: mediaIdOf(svg.toString()), mime: 'image/svg+xml', data: svg.toString(), width: 30, height: 20 },
    ],
  )
  t.same(
    records.slice(4).map(({ record }) => record),
    [
      { itemId: '100-1', pictures: [idOf(red), idOf(blue), idOf(turned)] },
      { itemId: 'Größe', pictures: [mediaIdOf(svg.toString())] },
      { itemId: '200', pictures: [idOf(red)] },
    ],
  )
  t.same(records[4]?.placeOf('pictures/0'), { line: 4, column: 1 })
})

t.test('a folder is read as a ZIP is, with the folders in it', async (t) => {
  const folder = t.testdir()
  await mkdir(join(folder, 'neu'))
  const red = await canvas('#c00').webp().toBuffer()
  await writeFile(join(folder, 'neu', '300-1.webp'), red)
  await writeFile(join(folder, '300-1_2.png'), await canvas('#00c').png().toBuffer())
  await writeFile(join(folder, 'liste.txt'), 'x')
  const found: Sourced[] = []
  for await (const sourced of readPictureFolder(folder)) found.push(sourced)
  t.match(found, [
    { record: { kind: 'media', record: { mime: 'image/png' } } },
    { violation: { place: { line: 2, column: 1 }, message: /^liste.txt: is no picture/ } },
    { record: { kind: 'media', record: { mime: 'image/webp', id: idOf(red) } } },
    { record: { kind: 'itemPictures', record: { itemId: '300-1', pictures: [idOf(red), /^[0-9a-f]{16}$/] } } },
  ])
})

t.test('a file that is no picture, or too large, is a violation, and the others are read', async (t) => {
  const { violations, records } = await readAll(
    readPictureZip,
    zipOf([
      { name: '1.jpg', content: Buffer.from('no picture') },
      { name: '2.gif', content: Buffer.from('GIF89a') },
      { name: '3.png', content: Buffer.alloc(21_000_000), isDeflated: true },
      { name: '4.png', content: await canvas('#00c').png().toBuffer() },
    ]),
  )
  t.match(violations, [
    /^1:1 1.jpg: is no picture: JPEG, PNG, WebP and SVG/,
    /^2:1 2.gif: is no picture: its name/,
    /^3:1 3.png: has more than 20 MB/,
  ])
  t.same(
    records.map(({ kind }) => kind),
    ['media', 'itemPictures'],
  )
})

t.test('an archive that climbs out of itself, lies or is a bomb gives a violation', async (t) => {
  const picture = await canvas('#00c').png().toBuffer()
  for (const [archive, violation] of [
    [zipOf([{ name: '../../1.png', content: picture }]), /is no ZIP that can be read: invalid relative path/],
    [zipOf([{ name: '/etc/1.png', content: picture }]), /is no ZIP that can be read: absolute path/],
    [zipOf([{ name: '1.png', content: picture, isDeflated: true, statedSize: 10 }]), /is no ZIP that can be read/],
    [
      zipOf(
        Array.from({ length: 8 }, (_, index) => ({
          name: `${index}.png`,
          content: Buffer.alloc(15_000_000),
          isDeflated: true,
        })),
      ),
      /unpacks to far more than pictures do/,
    ],
    [Buffer.from('no archive at all, whatever it is called'), /is no ZIP that can be read/],
    [zipOf([{ name: '1.png', content: picture }]).subarray(0, 60), /is no ZIP that can be read/],
  ] as const) {
    const { violations, records } = await readAll(readPictureZip, archive)
    t.match(violations.at(-1), violation)
    t.same(records, [])
  }
})
