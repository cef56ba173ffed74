import { DataFolderLostError } from '../errors/startErrors.ts'
import type { FolderLock } from './lockFolder.ts'

// The lock lives in the main thread and every write in another one. That thread
// looks at shared memory, and waits for the main thread when the last renewal
// is old.

const states = { asked: 0, held: 1, lost: 2 } as const
/** How long the memory counts, in milliseconds. */
const fresh = 1_000
const longestWait = 10_000

const view = (shared: SharedArrayBuffer) => ({
  state: new Int32Array(shared, 0, 1),
  // The second stops while a machine sleeps, the first may be set.
  times: new Float64Array(shared, 8, 2),
})

/** Memory for a lock that both threads know. */
export const shareLock = (): SharedArrayBuffer => new SharedArrayBuffer(24)

/**
 * In the main thread: renews the lock, and lets the other one know.
 *
 * @returns the error when the lock is lost.
 */
export function confirmTo(
  shared: SharedArrayBuffer,
  lock: Pick<FolderLock, 'confirm'>,
): unknown {
  const { state, times } = view(shared)
  let lost: unknown
  try {
    lock.confirm()
    times[0] = Date.now()
    times[1] = performance.now() + performance.timeOrigin
    Atomics.store(state, 0, states.held)
  } catch (error) {
    lost = error
    Atomics.store(state, 0, states.lost)
  }
  Atomics.notify(state, 0)
  return lost
}

/**
 * In the other thread: a function that throws when the lock is lost.
 *
 * @param ask - Makes the main thread call {@link confirmTo}.
 */
export function confirmFrom(
  folder: string,
  shared: SharedArrayBuffer,
  ask: () => void,
): () => void {
  const { state, times } = view(shared)
  const isFresh = () => {
    const [wall = 0, steady = 0] = times
    const age = Math.abs(Date.now() - wall)
    const now = performance.now() + performance.timeOrigin
    return Math.max(age, Math.abs(now - steady)) < fresh
  }
  return () => {
    const known = Atomics.load(state, 0)
    if (known === states.held && isFresh()) return
    if (known !== states.lost) {
      Atomics.store(state, 0, states.asked)
      ask()
      Atomics.wait(state, 0, states.asked, longestWait)
    }
    if (Atomics.load(state, 0) !== states.held) {
      throw new DataFolderLostError(folder)
    }
  }
}
