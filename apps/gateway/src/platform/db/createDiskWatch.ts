import { randomBytes } from 'node:crypto'
import type { Database } from './Database.ts'
import { isDatabaseUnavailable } from './isDatabaseUnavailable.ts'
import { lease } from './schema/lease.ts'

const full = /^(ENOSPC|EDQUOT|53100)$/

/** Bytes of the row that shows whether there is room again. */
const probeSize = 100_000

export interface DiskWatch {
  /** Notes an error that a request or a task ended with. */
  note(error: unknown): void
  /** Whether the store refuses writes because its disk is full. */
  isFull(): Promise<boolean>
}

class Undo extends Error {}

/** Inserts a large row and takes it back. */
const writeProbe = async (db: Database): Promise<void> => {
  try {
    await db.transaction(async (tx) => {
      const now = new Date()
      const host = randomBytes(probeSize).toString('base64')
      const row = { token: 0, instance: '', host, pid: 0 }
      await tx
        .insert(lease)
        .values({ ...row, name: 'probe', since: now, expires: now })
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  }
}

/** Remembers that the disk was full until a write succeeds. */
export function createDiskWatch(db: Database): DiskWatch {
  let wasFull = false
  return {
    note: (error) => {
      wasFull ||= isDatabaseUnavailable(error, full)
    },
    isFull: async () => {
      if (!wasFull) return false
      try {
        await writeProbe(db)
        wasFull = false
      } catch (error) {
        return isDatabaseUnavailable(error, full)
      }
      return false
    },
  }
}
