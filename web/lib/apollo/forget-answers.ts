/** Has queries that ask for one of these root fields sent again; without fields all, for another visitor's session. */
export async function forgetAnswers(fields?: readonly string[]): Promise<void> {
  const { client } = await import('./client.ts')
  if (!fields) return client.cache.reset()
  for (const fieldName of fields) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
}
