import { SigningError } from '../sign/SigningError.ts'

/** What this page executes, where there are no locks. */
const running = new Set<string>()

/**
 * Runs `work` unless this or another tab is executing for the same safe right now.
 *
 * @throws SigningError `busy`.
 */
export function withExecutionLock<T>(
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const locks = globalThis.navigator?.locks
  // Locks need a secure context; elsewhere a page knows of itself alone.
  if (locks === undefined) return alone(name, work)
  return locks.request(
    `strongroom.execution.${name}`,
    { ifAvailable: true },
    (lock) => {
      if (lock === null) throw new SigningError('busy')
      return work()
    },
  )
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
