import { PopupBlockedError } from '../errors/PopupBlockedError.ts'

/** Makes a blocked popup's `retry` repeat the whole request, not the popup alone. */
export async function withRetry<result>(
  run: () => Promise<result>,
): Promise<result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof PopupBlockedError)
      throw new PopupBlockedError(() => withRetry(run))
    throw error
  }
}
