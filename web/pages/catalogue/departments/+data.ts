import { redirect, render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { Departments, Texts } from '#web/generated/operations.ts'
import { query } from '#web/lib/data/query.ts'
import type { Head } from '#web/lib/page/head.ts'

/** Departments by group: all of them, or those of the group in the address. */
export async function data(pageContext: PageContext) {
  const [{ getNavigationGroups }, { getTranslationsByPrefix: texts }] = await Promise.all([
    query(pageContext, Departments, {}),
    query(pageContext, Texts, { prefixes: ['shell.menu.everything'] }),
  ])
  const wanted = pageContext.routeParams.group
  const groups = (getNavigationGroups ?? []).filter(({ id }) => !wanted || id === wanted)
  const [first] = groups
  // Nothing is sold yet: the home page says so.
  if (!first && !wanted && getNavigationGroups) throw redirect('/', 302)
  if (!first) throw render(404, pageContext.urlPathname)
  const everything = texts[0]?.value ?? ''
  const head: Head = {
    title: wanted ? first.name : everything,
    description: groups.flatMap(({ departments }) => departments.map(({ name }) => name)).join(', '),
    canonicalPath: wanted ? `/sortiment/${wanted}/` : '/sortiment/',
    openGraph: {},
    breadcrumbs: wanted
      ? [{ displayName: everything, url: '/sortiment/' }, { displayName: first.name }]
      : [{ displayName: everything }],
  }
  return { head, groups, isWhole: !wanted }
}
