import type { AppBridge, SignResult } from '@strongroom/safe-apps-bridge'
import { useState } from 'react'
import { useAsk } from '../requests/useAsk.ts'
import { type Message, signMessage } from './signMessage.ts'

/** A message and the result of signing it. */
export interface SignedMessage {
  message: Message
  signed: SignResult
}

/** Requests the owners' signatures, and returns the signers so far. */
export function useSigning(bridge: AppBridge) {
  const { asked, ask, reset } = useAsk<SignedMessage>()
  const [pendingHash, setPendingHash] = useState<string>()
  const sign = (message: Message) => {
    setPendingHash(undefined)
    ask(async (signal) => {
      const onProposed = (messageHash: string) => {
        if (!signal.aborted) setPendingHash(messageHash)
      }
      const signed = await signMessage(bridge, message, {
        signal,
        onProposed,
      })
      return { message, signed }
    })
  }
  return { asked, pendingHash, sign, stop: reset }
}

export type Signing = ReturnType<typeof useSigning>
