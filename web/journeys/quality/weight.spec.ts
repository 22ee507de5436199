import { brotliCompressSync, constants } from 'node:zlib'
import { address, expect, test } from '../support/shop.ts'

test('the home page stays small: elements, and bytes of its document @without-scripts', async ({ page, request }) => {
  const html = await (await request.get(address('/'))).body()
  const { length } = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  expect(length / 1000).toBeLessThan(27.5)
  await page.goto(address('/'))
  expect(await page.locator('*').count()).toBeLessThan(825)
})
