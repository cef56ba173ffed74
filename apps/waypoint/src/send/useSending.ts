import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Hex } from 'viem'
import type { WalletAccount } from '../keys/WalletAccount.ts'
import type { SendRequest } from '../request/WalletRequest.ts'
import { createChainClient } from './createChainClient.ts'
import {
  type PreparedTransaction,
  prepareTransaction,
} from './prepareTransaction.ts'
import { SendError } from './SendError.ts'
import { sendSigned } from './sendSigned.ts'

/** How far a transaction is. */
export type Sending =
  | { step: 'preparing' }
  | { step: 'ready'; prepared: PreparedTransaction }
  | { step: 'problem'; error: SendError; isSigned: boolean }

/** Prepares a transaction, and sends the shown one on request. */
export function useSending(
  { chain, transaction }: SendRequest,
  account: WalletAccount,
) {
  const [sending, setSending] = useState<Sending>({ step: 'preparing' })
  const client = useMemo(() => createChainClient(chain), [chain])
  // Signed bytes whose fate is not known: only these may be sent again.
  const signed = useRef<Hex>(undefined)
  const { address } = account.signer

  const prepare = useCallback(async (): Promise<Sending> => {
    try {
      const prepared = await prepareTransaction(client, transaction, address)
      return { step: 'ready', prepared }
    } catch (error) {
      return { step: 'problem', error: error as SendError, isSigned: false }
    }
  }, [client, transaction, address])

  useEffect(() => {
    let isCurrent = true
    void prepare().then((found) => isCurrent && setSending(found))
    return () => {
      isCurrent = false
    }
  }, [prepare])

  const fail = useCallback((error: unknown) => {
    const known =
      error instanceof SendError ? error : new SendError('node', String(error))
    if (known.problem === 'changed') signed.current = undefined
    const isSigned = signed.current !== undefined
    setSending({ step: 'problem', error: known, isSigned })
  }, [])

  return {
    sending,
    /** Signs and sends; `undefined` when it did not work, which is shown. */
    async send(prepared: PreparedTransaction): Promise<Hex | undefined> {
      try {
        signed.current ??= await account.signer.signTransaction(
          prepared.transaction,
        )
        return await sendSigned(client, signed.current)
      } catch (error) {
        fail(error)
        return undefined
      }
    },
    /** Tries again, with the bytes that were signed if there are any. */
    async retry(): Promise<Hex | undefined> {
      setSending({ step: 'preparing' })
      if (signed.current === undefined) {
        setSending(await prepare())
        return undefined
      }
      try {
        return await sendSigned(client, signed.current)
      } catch (error) {
        fail(error)
        return undefined
      }
    },
  }
}
