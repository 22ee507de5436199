import t from 'tap'
import { variantText } from './variant-text.ts'

t.test('values of a variant stand once, in the name or behind it', async (t) => {
  const cases: [string, string[], string][] = [
    ['Heft A4', ['A4'], ''],
    ['Schulheft A4 Papierhof, 16 Blatt, Lineatur 2 (2. Klasse)', ['Lineatur 2 (2. Klasse)'], ''],
    ['T-Shirt, blau, M', ['blau', 'M'], ''],
    ['T-Shirt, M, blau', ['blau', 'M'], ''],
    ['Heft a4', ['A4', 'kariert'], 'kariert'],
    ['Füller „Nimbus“', ['blau'], 'blau'],
    ['Rote Schere', ['rot'], 'rot'],
    ['Programm', ['M'], 'M'],
    ['A4', ['A4'], 'A4'],
    ['Lineal', [], ''],
  ]
  for (const [name, values, text] of cases) t.equal(variantText(name, values), text, `${name}: ${values}`)
})
