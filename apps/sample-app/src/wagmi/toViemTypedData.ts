import type { TypedData } from '@strongroom/safe-apps-bridge'
import type { TypedDataDefinition } from 'viem'

/** viem wants the name of the type that is signed, and plain chain ids. */
export function toViemTypedData(typedData: TypedData): TypedDataDefinition {
  const { primaryType } = typedData
  if (primaryType === undefined)
    throw new Error('wagmi needs the field “primaryType”.')
  // viem checks the typed input when it hashes and sends it.
  return { ...typedData, primaryType } as TypedDataDefinition
}
