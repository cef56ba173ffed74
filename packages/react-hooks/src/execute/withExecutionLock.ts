import { SigningError } from '../sign/SigningError.ts'

/**
 * Runs `work` unless another tab is executing for the same safe right now.
 *
 * @throws SigningError `busy`.
 */
export function withExecutionLock<T>(
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const locks = globalThis.navigator?.locks
  // Locks need a secure context; elsewhere the pending list is the guard.
  if (locks === undefined) return work()
  return locks.request(
    `strongroom.execution.${name}`,
    { ifAvailable: true },
    (lock) => {
      if (lock === null) throw new SigningError('busy')
      return work()
    },
  )
}
