import { pause } from '../pause.ts'
import { rpcDefaults } from './retryRules.ts'

/** How one attempt went. */
export type Attempt<T> =
  | { readonly value: T }
  | {
      readonly error: unknown
      readonly isRetryable: boolean
      /** Milliseconds the node asks to wait. */
      readonly after?: number | undefined
    }

export interface RetryOptions {
  /** Further attempts after the first. @default 3 */
  readonly retries?: number | undefined
  /** Milliseconds before the first retry, doubled for each. @default 150 */
  readonly delay?: number | undefined
  /** Time (ms) that no pause goes beyond: a longer one ends it at once. */
  readonly until?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** All that a node may ask for by `Retry-After`, over all retries. */
const patience = 30_000

/**
 * Retries after 150, 300 and 600 ms, or after the pause that the node sets,
 * which is at most 30 s in all: a node cannot stall its caller.
 *
 * @throws the last attempt's error, or the signal's reason when it fires
 */
export async function withRetries<T>(
  attempt: () => Promise<Attempt<T>>,
  options: RetryOptions = {},
): Promise<T> {
  const {
    retries = rpcDefaults.retries,
    delay = rpcDefaults.delay,
    until,
    signal,
  } = options
  let left = patience
  signal?.throwIfAborted()
  for (let count = 0; ; count++) {
    const outcome = await attempt()
    signal?.throwIfAborted()
    if ('value' in outcome) return outcome.value
    const asked = Math.min(outcome.after ?? 0, left)
    left -= asked
    const wait = Math.max(asked, delay * 2 ** count)
    const isLate = until && Date.now() + wait >= until
    if (!outcome.isRetryable || count >= retries || isLate) throw outcome.error
    await pause(wait, signal)
  }
}
