import { copyFile, mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

/** A position in the log, `16/B374D848`, as a number of bytes. */
const bytesOf = (lsn: string): bigint => {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

const lsnOf = (bytes: bigint): string => `${(bytes >> 32n).toString(16)}/${(bytes & 0xffffffffn).toString(16)}`

const hex = (value: bigint): string => value.toString(16).toUpperCase().padStart(8, '0')

/** Copies what PostgreSQL has written to its log, a byte once; it stays within what the slot keeps for us. */
export type WalCopy = {
  /** Up to where it is on disk now. */
  catchUp: () => Promise<void>
}

const slot = 'pausenhof_backup'

/**
 * Begins a copy of the log in `to`. The slot ends with the client's connection, so a backup that has died lets no disk run full.
 * One at a time: a second one is refused by PostgreSQL.
 */
export async function beginWalCopy(client: pg.Client, dataDir: string, to: string): Promise<WalCopy> {
  const from = join(dataDir, 'pg_wal')
  await mkdir(to)
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
  const { rows } = await client.query<{ kept: string; timeline: string; segment: string }>(
    `select s.restart_lsn::text as kept, c.timeline_id::text as timeline,
       (select setting from pg_settings where name = 'wal_segment_size') as segment
     from pg_replication_slots s, pg_control_checkpoint() c where s.slot_name = $1`,
    [slot],
  )
  const [{ kept, timeline, segment } = { kept: '0/0', timeline: '1', segment: '16777216' }] = rows
  const segmentSize = BigInt(segment)
  const segmentsPerId = 0x1_0000_0000n / segmentSize
  const nameOf = (number: bigint) =>
    `${hex(BigInt(timeline))}${hex(number / segmentsPerId)}${hex(number % segmentsPerId)}`
  let position = (bytesOf(kept) / segmentSize) * segmentSize
  for (const name of await readdir(from))
    if (name.endsWith('.history')) await copyFile(join(from, name), join(to, name))

  const copyWithin = async (number: bigint, until: bigint): Promise<void> => {
    const source = await open(join(from, nameOf(number)), 'r')
    // PostgreSQL takes only files of full size: the rest is zeros, at which it stops.
    const isNew = position % segmentSize === 0n
    const target = await open(join(to, nameOf(number)), isNew ? 'w' : 'r+', 0o600)
    try {
      if (isNew) await target.truncate(Number(segmentSize))
      const [offset, length] = [Number(position % segmentSize), Number(until - position)]
      const { buffer, bytesRead } = await source.read(Buffer.alloc(length), 0, length, offset)
      if (bytesRead !== length) throw new Error(`${nameOf(number)} of the log is shorter than PostgreSQL says`)
      await target.write(buffer, 0, length, offset)
      await target.datasync()
    } finally {
      await Promise.all([source.close(), target.close()])
    }
    position = until
  }

  const catchUp = async (): Promise<void> => {
    const { rows: now } = await client.query<{ flushed: string }>('select pg_current_wal_flush_lsn()::text as flushed')
    const flushed = bytesOf(now[0]?.flushed ?? '0/0')
    if (flushed <= position) return
    while (position < flushed) {
      const number = position / segmentSize
      const end = (number + 1n) * segmentSize
      await copyWithin(number, end < flushed ? end : flushed)
    }
    await client.query('select pg_replication_slot_advance($1, $2::pg_lsn)', [slot, lsnOf(position)])
  }
  return { catchUp }
}
