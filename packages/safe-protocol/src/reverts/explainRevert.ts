import type { Hex } from 'viem'
import type { AbiValue } from '../abi/AbiParameter.ts'
import { decodeParameters } from '../abi/decodeParameters.ts'
import { toAbiItem } from '../abi/parseSignature.ts'
import type { DecodeCallOptions } from '../decode/CallNode.ts'
import type { SafeVersion } from '../SafeVersion.ts'
import type { NamedError } from './customErrors.ts'

/** Why a transaction of a safe reverted, for people. */
export interface RevertExplanation {
  /** `GS013` and the like, when a safe spoke. */
  code?: string
  /** The text that the contract gave, without interpretation. */
  reason?: string
  /** Signature of the custom error, where it is a known one. */
  error?: string
  /** Whose refusal it is: the safe's, or that of a contract it called. */
  source: 'safe' | 'inner'
  /** One English sentence. */
  message: string
}

/**
 * Turns revert data (or an error text with a code in it) into a sentence. Up to 1.4.1 a
 * failing inner call shows as `GS013`; from 1.5.0 on its own revert data comes through, so
 * anything that is no code of Safe is the inner call's. Custom errors of `abis` are named,
 * and those of ERC-20, ERC-721, ERC-1155 (ERC-6093), OpenZeppelin Contracts and Permit2 are
 * put in words. The sentences load on first use.
 *
 * @example
 * ```ts
 * import { explainRevert } from '@strongroom/safe-protocol'
 *
 * const { message } = await explainRevert('execution reverted: GS026', {
 *   version: '1.4.1',
 * })
 * ```
 */
export async function explainRevert(
  error: Hex | string,
  options: {
    version?: SafeVersion | undefined
    /** ABIs whose custom errors are named. */
    abis?: DecodeCallOptions['abis']
  } = {},
): Promise<RevertExplanation> {
  const { explain } = await import('./explain.ts')
  return explain(error, options.version, ownError(error, options.abis))
}

/** Reads revert data with the custom errors of the caller's ABIs. */
function ownError(
  data: unknown,
  abis: DecodeCallOptions['abis'] = [],
): NamedError | undefined {
  if (typeof data !== 'string' || !/^0x[\da-f]{8,}$/i.test(data))
    return undefined
  const digits = data.toLowerCase()
  for (const { abi } of abis)
    for (const entry of abi) {
      if (entry.type !== 'error') continue
      const { name, signature, hash, inputs } = toAbiItem(
        entry.name,
        entry.inputs,
      )
      if (hash.slice(0, 10) !== digits.slice(0, 10)) continue
      try {
        const values = decodeParameters(inputs, digits.slice(10))
        const args = inputs.map((input, index) => ({
          name: input.name ?? '',
          value: textOf(values[index]),
        }))
        return { name, signature, args }
      } catch {
        // Data that does not fit the error is of another one.
      }
    }
  return undefined
}

/** A foreign text may be as long as the data; a sentence is not. */
function textOf(value: AbiValue | undefined): string {
  const text = Array.isArray(value)
    ? `[${value.slice(0, 4).map(textOf).join(', ')}]`
    : `${value}`
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
