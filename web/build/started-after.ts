const startedAfterIt =
  /\/web\/(?:entry\/after-hydration|features\/(?:tracking\/start|product\/glance\/send-view)|layouts\/Navigation\/navigation-behaviour)\.ts$/
const page = /\/web\/pages\/.*\/\+Page\.tsx$/
/** Pages from which on they are many that need a module before they react. */
const many = 5

type File = 'after' | 'after-few' | 'after-many'
type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/** All modules import operations from one file, which hides who imports which. */
const allOperations = /\/web\/generated\/operations\.ts$/
const operation = /\/web\/generated\/operations\/(\w+)\.ts$/
const operations: Readonly<Record<string, File>> = {
  AddTrackingEvents: 'after',
  Checkout: 'after',
  CustomerInfo: 'after-many',
  GlanceView: 'after',
  Texts: 'after-few',
  TrackingItem: 'after-few',
}

/**
 * Files of what pages load once they react, which is nearly the same for all: modules that no page needs before, those that few do and those
 * that many do. So a page at rest has loaded little in vain, and waits for little that it does not need in order to react.
 */
export function startedAfter(id: string, graph: Graph): File | null {
  const name = operation.exec(id)?.[1]
  if (name) return operations[name] ?? null
  // Messages belong to the parts that show them.
  if (!/\/(?:web\/(?!ui\/feedback\/)|contract\/).*\.ts$/.test(id)) return null
  const importers = importersOf(id, graph)
  if (!importers.some((each) => startedAfterIt.test(each))) return null
  const pages = importers.filter((each) => page.test(each)).length
  if (pages === 0) return 'after'
  return pages < many ? 'after-few' : 'after-many'
}

/** Modules that import this one, directly or through others, and itself. */
function importersOf(id: string, graph: Graph): string[] {
  const found = new Set([id])
  for (const each of found) {
    if (allOperations.test(each)) continue
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) found.add(importer)
  }
  return [...found]
}
