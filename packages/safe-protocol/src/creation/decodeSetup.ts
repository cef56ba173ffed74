import type { Address, Hex } from 'viem'
import { decodeParameters } from '../abi/decodeParameters.ts'
import { parseSignature } from '../abi/parseSignature.ts'
import { InvalidCalldataError } from '../errors.ts'
import { encodeSetup, type SafeSetup, setupSignature } from './encodeSetup.ts'

/** How a safe started, as its initializer says. */
export interface DecodedSetup extends Required<SafeSetup> {
  threshold: number
}

/**
 * Decodes the initializer of a safe (1.1.1 and later). Only bytes that `encodeSetup`
 * writes are accepted, so that a contract cannot read other owners from them.
 *
 * @throws InvalidCalldataError when the data is another call, is encoded unusually, or
 * has owners or a threshold that no safe can start with.
 *
 * @example
 * ```ts
 * import { type DecodedSetup, decodeSetup } from '@strongroom/safe-protocol'
 *
 * export function firstOwners(initializer: `0x${string}`) {
 *   const { owners, threshold }: DecodedSetup = decodeSetup(initializer)
 *   return `${threshold} of ${owners.join()}`
 * }
 * ```
 */
export function decodeSetup(data: Hex): DecodedSetup {
  const { hash, inputs } = parseSignature(setupSignature)
  const bytes = String(data).toLowerCase()
  if (!bytes.startsWith(hash.slice(0, 10)))
    throw new InvalidCalldataError('The data is not a call of setup.')
  const values = decodeParameters(inputs, bytes.slice(10))
  const fields = Object.fromEntries(
    inputs.map(({ name }, i) => [name, values[i]]),
  ) as unknown as Required<SafeSetup> & { owners: readonly Address[] }
  const setup = { ...fields, threshold: Number(fields.threshold) }
  let encoded: Hex | undefined
  try {
    encoded = encodeSetup(setup)
  } catch {
    // Owners or a threshold that `setup` would refuse.
  }
  if (encoded !== bytes)
    throw new InvalidCalldataError('The call of setup is not a usual one.')
  return setup
}
