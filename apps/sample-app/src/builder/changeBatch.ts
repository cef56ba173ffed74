import type { BatchCall } from './codec/BatchCall.ts'

/** A batch that is being put together. */
export interface Batch {
  items: readonly BatchItem[]
  /** Grows with every call; the ids of removed ones are not used again. */
  nextId: number
  /** Chain and safe its first call was made for. */
  place: string | undefined
  /** Name and description, as in the batch file. */
  about: BatchAbout
}

export interface BatchAbout {
  name: string
  description: string
}

export interface BatchItem {
  id: number
  call: BatchCall
}

export type BatchChange =
  | {
      type: 'add'
      calls: readonly BatchCall[]
      place: string
      /** Name and description in the imported file; used only if the batch has no name. */
      about?: BatchAbout
    }
  | { type: 'describe'; about: BatchAbout }
  | { type: 'replace'; id: number; call: BatchCall }
  | { type: 'duplicate'; id: number }
  | { type: 'remove'; id: number }
  | { type: 'move'; id: number; to: number }
  | { type: 'clear' }

export const emptyBatch: Batch = {
  items: [],
  nextId: 1,
  place: undefined,
  about: { name: '', description: '' },
}

/** The batch after a change. A change of an unknown call has no effect. */
export function changeBatch(batch: Batch, change: BatchChange): Batch {
  const { items, nextId, place, about } = batch
  if (change.type === 'clear') return { ...emptyBatch, nextId }
  if (change.type === 'describe') return { ...batch, about: change.about }
  if (change.type === 'add') {
    const added = change.calls.map((call, index) => ({
      id: nextId + index,
      call,
    }))
    return {
      items: [...items, ...added],
      nextId: nextId + added.length,
      place: items.length === 0 ? change.place : place,
      about: about.name === '' ? (change.about ?? about) : about,
    }
  }
  const index = items.findIndex(({ id }) => id === change.id)
  const item = items[index]
  if (item === undefined) return batch
  const replaced = (at: number, count: number, ...added: BatchItem[]) => [
    ...items.slice(0, at),
    ...added,
    ...items.slice(at + count),
  ]
  switch (change.type) {
    case 'replace':
      return {
        ...batch,
        items: replaced(index, 1, { ...item, call: change.call }),
      }
    case 'duplicate':
      return {
        ...batch,
        items: replaced(index + 1, 0, { ...item, id: nextId }),
        nextId: nextId + 1,
      }
    case 'remove':
      return { ...batch, items: replaced(index, 1) }
    case 'move': {
      const to = Math.min(Math.max(change.to, 0), items.length - 1)
      const others = replaced(index, 1)
      return {
        ...batch,
        items: [...others.slice(0, to), item, ...others.slice(to)],
      }
    }
  }
}
