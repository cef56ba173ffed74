import { isBytes } from '@strongroom/internal/hex'
import type { Hex } from 'viem'
import { isNodeRefusal } from '../execute/isNodeRefusal.ts'
import { errorCodes, errorMessages, nestedErrors } from '../sign/errorCodes.ts'

/** Revert data of a call that the node made and that failed. */
export function revertOf(error: unknown): Hex | undefined {
  const data = nestedErrors(error)
    .map((inner) => inner['data'])
    .find((found) => isBytes(found))
  if (data !== undefined) return data as Hex
  const isFailure =
    errorCodes(error).includes(3) ||
    (isNodeRefusal(error) &&
      errorMessages(error).some((text) =>
        /revert|insufficient (funds|balance)/i.test(text),
      ))
  return isFailure ? '0x' : undefined
}
