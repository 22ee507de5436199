import { gzipSync } from 'node:zlib'
import { readFileSync, existsSync, readdirSync } from 'node:fs'
import { page, base, putIn, browser, context } from './.try.mjs'
const itemId = process.argv[2]
await putIn(itemId)
const seen = {}
page.on('response', async (r) => { const u = new URL(r.url()).pathname; if (u.endsWith('.js')) seen[u] = true })
for (const path of ['/checkout/basket', '/checkout/login', '/checkout/shipping']) {
  for (const k of Object.keys(seen)) delete seen[k]
  if (path === '/checkout/shipping') {
    const r = await context.request.post(base + '/api/checkout-auth/', { form: { email: 'x@pausenhof.example' }, headers: { origin: base, 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 })
  }
  await page.goto('about:blank'); await page.goto(base + path)
  const html = await (await context.request.get(base + path, { headers: { accept: 'text/html' } })).text()
  const pre = [...html.matchAll(/modulepreload"[^>]*href="([^"]+)"/g)].map((m) => m[1])
  const entry = html.match(/<script type="module"[^>]*src="([^"]+)"/)[1]
  let sum = 0
  console.log('==', path)
  for (const f of [entry, ...pre]) { const text = await (await context.request.get(base + f)).body(); const s = gzipSync(text).length; sum += s; const src = text.toString(); console.log(String(s).padStart(7), f, src.match(/class(?:Name)?[^"]{0,5}"[^"]*_([a-zA-Z]+)_/)?.[0]?.slice(0, 50) ?? '') }
  console.log('sum', sum)
}
await browser.close()
