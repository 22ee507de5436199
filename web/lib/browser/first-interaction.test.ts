import t from 'tap'

t.test('an act after this was loaded and before it was asked for counts', async (t) => {
  const dataset: Record<string, string> = {}
  t.intercept(globalThis, 'window', { value: globalThis })
  t.intercept(globalThis, 'document', { value: { documentElement: { dataset } } })
  const { firstInteraction } = await import('./first-interaction.ts')
  dataset.touched = ''
  await t.resolves(firstInteraction())
})
