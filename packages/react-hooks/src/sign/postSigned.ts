import { assertOpen } from './assertOpen.ts'
import { NotPostedError } from './NotPostedError.ts'
import type { ProgressOptions } from './Progress.ts'

/**
 * Sends what was signed, as the last step of a request.
 *
 * @throws SigningError when the request was closed; NotPostedError, which can
 * send it again
 */
export async function postSigned(
  post: () => Promise<void>,
  {
    signal,
    onProgress,
  }: {
    readonly signal: AbortSignal
    readonly onProgress: ProgressOptions['onProgress']
  },
): Promise<void> {
  assertOpen(signal)
  onProgress?.({ step: 'posting' })
  try {
    await post()
  } catch (error) {
    throw new NotPostedError(error, post)
  }
}
