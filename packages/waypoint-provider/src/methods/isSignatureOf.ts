import type { Address, Hex, TypedDataDefinition } from 'viem'
import { recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import type { TypedData } from './readTypedData.ts'

/** What was signed. */
export type Signed = { message: string } | { typedData: TypedData }

/** Whether `signature` is the signer's, over exactly what was asked. */
export async function isSignatureOf(
  signature: Hex,
  signed: Signed,
  signer: Address,
): Promise<boolean> {
  try {
    const recovered =
      'message' in signed
        ? await recoverMessageAddress({ message: signed.message, signature })
        : await recoverTypedDataAddress({
            ...definition(signed.typedData),
            signature,
          })
    return recovered.toLowerCase() === signer.toLowerCase()
  } catch {
    return false
  }
}

function definition(typedData: TypedData): TypedDataDefinition {
  const { domain } = typedData
  // As text the chain id would be left out when the domain's type is derived.
  const chainId = Number(domain['chainId'])
  return {
    ...typedData,
    domain: { ...domain, chainId },
  } as unknown as TypedDataDefinition
}
