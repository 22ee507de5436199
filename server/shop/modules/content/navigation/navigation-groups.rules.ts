/** A group as the parameter has it: ids of departments in their order, and the page that helps with choosing. */
export type GroupDefinition = { id: string; departmentIds: string[]; advicePageId: string | null }

const adviceSuffix = '.advice'

/**
 * Entries of the parameter navigationGroups: `schulstart` with the value `1000 14000` is a group, `schulstart.advice` names a page. The
 * entries' order is the groups' order.
 */
export const groupDefinitions = (entries: readonly { name: string; value: string }[]): GroupDefinition[] => {
  const advice = new Map(
    entries.flatMap(({ name, value }) =>
      name.endsWith(adviceSuffix) ? [[name.slice(0, -adviceSuffix.length), value]] : [],
    ),
  )
  return entries
    .filter(({ name }) => !name.endsWith(adviceSuffix))
    .map(({ name, value }) => ({
      id: name,
      departmentIds: value.split(/\s+/).filter(Boolean),
      advicePageId: advice.get(name) || null,
    }))
}
