import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'

const web = join(import.meta.dirname, '..')

/** Where colours come from, and drawings that have colours of their own: the label of the EU, a picture. */
const palettes = ['ui/tokens.css', 'features/product/facts/EnergyClass.module.css', 'pages/_error/LostKite.module.css']

t.test('style sheets take their colours from the tokens', async (t) => {
  const files = globSync('**/*.css', { cwd: web }).filter((file) => !palettes.includes(file))
  t.ok(files.length > 50)
  for (const file of files) {
    // What covers a mask has no colour.
    const rules = readFileSync(join(web, file), 'utf8').replaceAll(/\bmask(-image)?:[^;]*;|\/\*.*?\*\//gs, '')
    t.same(rules.match(/#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch|lab)\(/gi) ?? [], [], file)
  }
})
