import { isBytes } from '@strongroom/internal/hex'
import { explainRevert, safeVersions } from '@strongroom/safe-protocol'
import { errorMessages, nestedErrors } from '../sign/errorCodes.ts'
import { errorLine } from '../sign/errorLine.ts'

/** Explains in a sentence why a node refused a call of a safe. */
export async function describeRevert(
  error: unknown,
  version: string,
): Promise<string> {
  // Where nodes put revert data differs.
  const data = nestedErrors(error)
    .map((inner) => inner['data'])
    .find((found) => isBytes(found))
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
