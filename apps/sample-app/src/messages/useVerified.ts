import { useEffect } from 'react'
import { useAsk } from '../requests/useAsk.ts'
import type { Message, SafeWallet } from '../wallet/SafeWallet.ts'

/** Checks at the safe whether a signature is its own (EIP-1271). */
export function useVerified(
  wallet: SafeWallet,
  message: Message,
  signature: string | undefined,
) {
  const { asked, ask } = useAsk<boolean>()
  const verify = () => ask(() => wallet.isSigned(message, signature ?? '0x'))
  useEffect(() => {
    if (signature !== undefined) ask(() => wallet.isSigned(message, signature))
  }, [wallet, message, signature, ask])
  return { asked, verify }
}
