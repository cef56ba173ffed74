import { NotPostedError } from './NotPostedError.ts'

/**
 * Marks what some work changed as stale once it is done, also when it is done
 * later by the `retry` of its error.
 */
export async function invalidateAfter<T>(
  work: Promise<T>,
  changed: () => void,
): Promise<T> {
  try {
    const done = await work
    changed()
    return done
  } catch (error) {
    if (!(error instanceof NotPostedError)) throw error
    throw new NotPostedError(error.cause, async () => {
      await error.retry()
      changed()
    })
  }
}
