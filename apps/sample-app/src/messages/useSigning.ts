import { useState } from 'react'
import { useAsk } from '../requests/useAsk.ts'
import type { Message, SafeWallet, Signed } from '../wallet/SafeWallet.ts'

/** A message, the result of signing it, and the safe's verdict. */
export interface SignedMessage {
  message: Message
  signed: Signed
}

/** Requests the owners' signatures, and returns the signers so far. */
export function useSigning(wallet: SafeWallet) {
  const { asked, ask, reset } = useAsk<SignedMessage>()
  const [pendingHash, setPendingHash] = useState<string>()
  const sign = (message: Message) => {
    setPendingHash(undefined)
    ask(async (signal) => {
      const onProposed = (messageHash: string) => {
        if (!signal.aborted) setPendingHash(messageHash)
      }
      const signed = await wallet.sign(message, { signal, onProposed })
      return { message, signed }
    })
  }
  return { asked, pendingHash, sign, stop: reset }
}

export type Signing = ReturnType<typeof useSigning>
