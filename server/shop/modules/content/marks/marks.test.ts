import sharp from 'sharp'
import t from 'tap'
import { drawnIcon, drawnSharedPicture, initialOf } from './drawn-mark.ts'
import { makeMarkFile } from './mark-files.ts'

t.test('the first letter or digit of a name stands for it', async (t) => {
  for (const [name, initial] of [
    ['papierladen', 'P'],
    ['»Zürcher« Papier', 'Z'],
    ['3 Könige', '3'],
    ['Über Papier', 'Ü'],
    ['…', '·'],
  ] as const)
    t.equal(initialOf(name), initial, name)
})

t.test('drawings hold outlines and no text, whatever the name is', async (t) => {
  for (const name of ['Papierladen & Söhne <1>', 'Ελληνικά', 'Бумага', '漢字', 'W'.repeat(60)])
    for (const drawing of [drawnIcon(name), drawnSharedPicture(name)]) {
      t.notMatch(drawing, /<text|<1>|NaN/, name)
      t.equal((await sharp(Buffer.from(drawing)).metadata()).format, 'svg', name)
    }
})

t.test('icons have their sizes, from a name, an SVG and a photograph', async (t) => {
  const photograph = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  const vector = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>')
  const icons = [null, { bytes: vector, mime: 'image/svg+xml' }, { bytes: photograph, mime: 'image/png' }]
  for (const icon of icons) {
    const source = { name: 'Papierladen', icon }
    for (const [file, width, height] of [
      ['icon-192.png', 192, 192],
      ['icon-512.png', 512, 512],
      ['maskable-512.png', 512, 512],
      ['apple-touch-icon.png', 180, 180],
      ['open-graph.jpg', 1200, 630],
    ] as const) {
      const { bytes } = await makeMarkFile(file, source)
      t.match(await sharp(bytes).metadata(), { width, height }, `${file} ${icon?.mime}`)
    }
    const ico = (await makeMarkFile('favicon.ico', source)).bytes
    t.equal(ico.readUInt16LE(2), 1)
    t.match(await sharp(ico.subarray(ico.readUInt32LE(18))).metadata(), { format: 'png', width: 32, height: 32 })
    t.match((await makeMarkFile('favicon.svg', source)).bytes.toString(), /^<svg /)
  }
})
