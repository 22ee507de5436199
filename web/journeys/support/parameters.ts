import { rowsOf } from './ask.ts'

/** The store whose switches a journey may turn: not the German one, in which most others go. */
export const storeToChange = 'at'

const keep = (store: string, name: string, entries: string) =>
  rowsOf('update parameters set entries = $3 where store = $1 and name = $2', [store, name, entries])

/** Sets one entry of a parameter as an editor would, for as long as the journey takes. */
export async function withParameter(
  { store, name, entry = 'active', value }: { store: string; name: string; entry?: string; value: string },
  journey: () => Promise<void>,
): Promise<void> {
  const [before] = await rowsOf<{ entries: { name: string; value: string }[] }>(
    'select entries from parameters where store = $1 and name = $2',
    [store, name],
  )
  if (!before) throw new Error(`The demo shop has no parameter ${name} in ${store}`)
  const changed = before.entries.map((each) => (each.name === entry ? { ...each, value } : each))
  await keep(store, name, JSON.stringify(changed))
  try {
    await journey()
  } finally {
    await keep(store, name, JSON.stringify(before.entries))
  }
}
