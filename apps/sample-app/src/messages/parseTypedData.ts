import type { TypedData } from '@strongroom/safe-apps-bridge'
import { hashTypedData, type TypedDataDefinition } from 'viem'
import { InputError } from '../builder/codec/InputError.ts'
import { parseHostileJson } from '../builder/codec/parseHostileJson.ts'

/** Reads pasted typed data (EIP-712). Throws an {@link InputError}. */
export function parseTypedData(text: string): TypedData {
  const value = parseHostileJson(text)
  for (const field of ['domain', 'types', 'message'] as const) {
    const part = (value as Record<string, unknown> | null)?.[field]
    if (typeof part !== 'object' || part === null || Array.isArray(part))
      throw new InputError(`The field “${field}” must be an object.`)
  }
  const typedData = value as TypedData
  if (typeof typedData.primaryType !== 'string')
    throw new InputError('The field “primaryType” must name a type.')
  try {
    // Typed data that cannot be hashed cannot be signed.
    hashTypedData(typedData as TypedDataDefinition)
  } catch {
    throw new InputError('The message does not fit its types.')
  }
  return typedData
}
