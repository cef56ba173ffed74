import { SigningError } from '../sign/SigningError.ts'

/** Executions of this page, where Web Locks are missing. */
const running = new Set<string>()

/**
 * Runs `work` unless this or another tab is executing for the same safe right now.
 *
 * @throws SigningError `busy`.
 */
export async function withExecutionLock<T>(
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const locks = globalThis.navigator?.locks
  // Locks need a secure context; elsewhere a page knows of itself alone.
  if (locks === undefined) return alone(name, work)
  let isHeard = false
  try {
    return await locks.request(
      `strongroom.execution.${name}`,
      { ifAvailable: true },
      (lock) => {
        isHeard = true
        if (lock === null) throw new SigningError('busy')
        return work()
      },
    )
  } catch (error) {
    if (isHeard) throw error
    // A sandboxed frame has locks and may not use them.
    return alone(name, work)
  }
}

async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (running.has(name)) throw new SigningError('busy')
  running.add(name)
  try {
    return await work()
  } finally {
    running.delete(name)
  }
}
