import type { SafeNow } from '../verify/readSafeNow.ts'
import { assertOpen } from './assertOpen.ts'
import { RefusedError } from './RefusedError.ts'

/**
 * The safe as the owner's node has it right before a prompt.
 *
 * @throws SigningError when the request was closed meanwhile; RefusedError
 * `unavailable` when the node does not say: nothing is asked of the wallet then.
 */
export async function readSafeOrRefuse(ports: {
  readonly readSafe: () => Promise<SafeNow>
  readonly signal: AbortSignal
}): Promise<SafeNow> {
  try {
    return await ports.readSafe()
  } catch (cause) {
    assertOpen(ports.signal)
    throw new RefusedError('unavailable', {
      problems: [{ kind: 'rpc', cause }],
    })
  }
}
