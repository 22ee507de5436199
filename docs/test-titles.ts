/**
 * Titles of a file's tests and of their steps; what a template fills in stays as it is written. Tests that are skipped or not written yet
 * (`test.skip`, `test.fixme`, `t.todo`) have none.
 */
export function titlesIn(source: string): string[] {
  const calls = /\b(?:test|describe|step)\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)/g
  return [...source.matchAll(calls)].map(([, single, double, template]) => single ?? double ?? template ?? '')
}

/** Splits a title into the ids of rules at its head and what the test says: `T4.5 T7.5 logging out ends the session`. */
export function splitTitle(title: string): { ids: string[]; text: string } {
  const [head = ''] = /^(?:[STE]\d\.\d+ )*/.exec(title) ?? []
  return { ids: head.split(' ').filter(Boolean), text: title.slice(head.length) }
}
