import { isBytes } from '@strongroom/internal/hex'
import type { Hex } from 'viem'

/**
 * The hash that a safe's event of an execution names: in a topic from 1.4.0 on,
 * in the data before.
 */
export function executedHash({
  topics,
  data,
}: {
  readonly topics: readonly Hex[]
  readonly data: Hex
}): string | undefined {
  const word = topics.length > 1 ? topics[1] : data.slice(0, 66)
  return isBytes(word) ? word.toLowerCase() : undefined
}
