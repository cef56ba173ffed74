import type { AbiFunction } from 'viem'
import { InputError } from '../builder/codec/InputError.ts'
import { parseAbiText } from '../builder/codec/parseAbiText.ts'

/** The methods of a pasted ABI that only read. */
export function readViews(abi: string): {
  views: readonly AbiFunction[]
  error: string | undefined
} {
  try {
    const views = parseAbiText(abi).filter(({ stateMutability }) =>
      /^(view|pure)$/.test(stateMutability),
    )
    const error =
      views.length === 0 ? 'This ABI has no method that only reads.' : undefined
    return { views, error }
  } catch (error) {
    if (error instanceof InputError) return { views: [], error: error.message }
    throw error
  }
}
