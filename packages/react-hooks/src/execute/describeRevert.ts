import { isBytes } from '@strongroom/internal/hex'
import { explainRevert, safeVersions } from '@strongroom/safe-protocol'
import type { Hex } from 'viem'
import { errorLine } from '../sign/errorLine.ts'
import { errorMessages } from '../sign/errorMessages.ts'

/** Says in a sentence why a node refused a call of a safe. */
export async function describeRevert(
  error: unknown,
  version: string,
): Promise<string> {
  const data = revertData(error)
  const line = errorLine(error)
  if (data === undefined && !/revert/i.test(line))
    return errorMessages(error).some((text) => /insufficient funds/i.test(text))
      ? 'The connected account has too little of the native coin for the fee.'
      : line
  const known = safeVersions.find((candidate) => version.startsWith(candidate))
  const { message, code } = await explainRevert(data ?? line, {
    version: known,
  })
  return code === undefined ? message : `${message} (${code})`
}

/** Where nodes put revert data differs; this looks a few levels deep. */
function revertData(error: unknown, depth = 0): Hex | undefined {
  if (depth > 4 || typeof error !== 'object' || error === null) return undefined
  const { data, cause } = error as { data?: unknown; cause?: unknown }
  if (isBytes(data)) return data
  return revertData(data, depth + 1) ?? revertData(cause, depth + 1)
}
