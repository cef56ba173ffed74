import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { BaseError, type Hex, keccak256, RpcRequestError } from 'viem'
import type { WalletAccount } from '../keys/WalletAccount.ts'
import type { SendRequest } from '../request/WalletRequest.ts'
import { type ChainClient, createChainClient } from './createChainClient.ts'
import {
  type PreparedTransaction,
  prepareTransaction,
} from './prepareTransaction.ts'
import { SendError } from './SendError.ts'

/**
 * Sends a signed transaction; sending the same bytes again is harmless. When
 * the answer is lost, the chain shows whether the transaction arrived.
 *
 * Throws a {@link SendError}: `changed` when the node refused these bytes for
 * good, `node` when their fate is unknown.
 */
async function sendSigned(
  client: ChainClient,
  serializedTransaction: Hex,
): Promise<Hex> {
  const hash = keccak256(serializedTransaction)
  try {
    await client.sendRawTransaction({ serializedTransaction })
    return hash
  } catch (error) {
    const isThere = await client.getTransaction({ hash }).then(
      () => true,
      () => false,
    )
    if (isThere) return hash
    const refusal =
      error instanceof BaseError
        ? error.walk((cause) => cause instanceof RpcRequestError)
        : null
    throw refusal instanceof RpcRequestError
      ? new SendError('changed', refusal.details, error)
      : new SendError(
          'node',
          'The endpoint of the chain did not answer.',
          error,
        )
  }
}

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
