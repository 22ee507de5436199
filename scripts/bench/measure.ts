import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

export type Candidate = {
  name: string
  url: string
  /** Process whose CPU time is charged, with its children's. */
  pid: number
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Path of the next request, where each asks for another; `url` is then the first. */
  nextPath?: () => string
  /** Requests at once; those of the whole measurement unless given. */
  connections?: number
}

export type Measurement = {
  name: string
  /** User and system time of the process for one answer. */
  cpuMs: number
  /** Answers a second, with everything else that runs on the machine. */
  rate: number
  p99Ms: number
  bytes: number
}

const ticksPerSecond = 100
const answersToWarmUp = 200
const secondsToWarmUp = 2

/** Milliseconds of CPU that a process and its children have used; Linux only, as a bench needs no more. */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const own = ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + cpuMsOf(Number(child)), own)
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const rounds = 5

/**
 * Loads each candidate in turn, several rounds long, so that what else the machine does hits all of them alike. The first
 * round warms up and does not count. Every answer has to be 200.
 */
export async function measureInterleaved(
  candidates: Candidate[],
  { seconds = 3, connections = 8 }: { seconds?: number; connections?: number } = {},
): Promise<Measurement[]> {
  const measurements = new Map<string, Measurement[]>(candidates.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const candidate of candidates) {
      if (round === 0) await warmUp(candidate, connections)
      else measurements.get(candidate.name)?.push(await measure(candidate, seconds, connections))
    }
  }
  return candidates.map(({ name }) => {
    const each = measurements.get(name) ?? []
    const middle = (pick: (measured: Measurement) => number) => median(each.map(pick))
    return {
      name,
      cpuMs: middle((m) => m.cpuMs),
      rate: middle((m) => m.rate),
      p99Ms: middle((m) => m.p99Ms),
      bytes: middle((m) => m.bytes),
    }
  })
}

/** By answers and by time: a slow candidate needs the ones, a fast one the other, for its code to be compiled. */
async function warmUp(candidate: Candidate, connections: number): Promise<void> {
  const load = loadOf(candidate, connections)
  await autocannon({ ...load, amount: answersToWarmUp })
  await autocannon({ ...load, duration: secondsToWarmUp })
}

function loadOf(
  { url, method = 'GET', headers, body, nextPath, connections }: Candidate,
  usualConnections: number,
): autocannon.Options {
  return {
    url,
    method,
    headers,
    body,
    connections: connections ?? usualConnections,
    ...(nextPath && { requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }] }),
  }
}

async function measure(candidate: Candidate, duration: number, connections: number): Promise<Measurement> {
  const { name, pid } = candidate
  const before = cpuMsOf(pid)
  const result = await autocannon({ ...loadOf(candidate, connections), duration })
  const answers = result['2xx']
  if (result.errors || result.non2xx) throw new Error(`${name}: ${result.errors} errors, ${result.non2xx} not 200`)
  if (!answers) {
    if (duration > 30) throw new Error(`${name}: no answer in ${duration} s`)
    return measure(candidate, duration * 2, connections)
  }
  return {
    name,
    cpuMs: (cpuMsOf(pid) - before) / answers,
    rate: answers / result.duration,
    p99Ms: result.latency.p99,
    bytes: result.throughput.total / answers,
  }
}
