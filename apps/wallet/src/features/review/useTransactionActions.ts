import { proposeTransaction } from '@strongroom/gateway-sdk'
import { type SigningRun, useSigningRun } from '@strongroom/react-hooks'
import { invalidateSafe } from '@strongroom/react-hooks/query'
import {
  errorLine,
  proposalOf,
  type ReviewedPayload,
  readSafeNow,
  SigningError,
} from '@strongroom/react-hooks/sign'
import type { SafeSignature } from '@strongroom/safe-protocol'
import type { Acknowledgement } from '@strongroom/safe-protocol/risks'
import { useState } from 'react'
import type { Address, Hex } from 'viem'
import { useServices } from '../../app/ServicesContext.ts'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useRpc } from '../../rpc/useRpc.ts'
import type { SigningStep } from '../signing/stepTexts.ts'

interface Unsent {
  payload: ReviewedPayload
  sender: Address
  signature: Hex
}

/** What was on screen when the button was pressed. */
interface Shown {
  readonly hash: Hex
  readonly acknowledged: Acknowledgement | undefined
}

/** Signs, posts and executes what was reviewed; one thing at a time. */
export function useTransactionActions(
  safe: OpenSafe,
  options: {
    origin?: string | undefined
    /** Called when the gateway stored a signature. */
    onPosted?: ((safeTxHash: Hex) => void) | undefined
  } = {},
) {
  const { gateway, manager, executions, queryClient } = useServices()
  const rpc = useRpc(safe.chainId)
  const [unsent, setUnsent] = useState<Unsent>()
  const { wallet, step, problem, run, enter, dismiss } =
    useSigningRun<SigningStep>(safe.chainId)

  function ready() {
    if (wallet === undefined || rpc === undefined)
      throw new SigningError('walletFailed', {
        detail: 'No wallet is connected.',
      })
    return { wallet, rpc, readSafe: () => readSafeNow(rpc, safe.address) }
  }

  async function post(signed: Unsent, current: SigningRun) {
    enter('posting', current)
    try {
      await proposeTransaction(gateway, {
        chainId: safe.chainId,
        safeAddress: safe.address,
        ...proposalOf(signed.payload, { ...signed, origin: options.origin }),
      })
    } catch (error) {
      setUnsent(signed)
      throw new SigningError('notPosted', { detail: errorLine(error) })
    }
    setUnsent(undefined)
    current.posted = true
    options.onPosted?.(signed.payload.hashes.safeTxHash)
    invalidateSafe(queryClient, gateway, {
      chainId: safe.chainId,
      safeAddress: safe.address,
    })
    current.signal.throwIfAborted()
  }

  async function signAndPost(
    payload: ReviewedPayload,
    shown: Shown,
    current: SigningRun,
  ): Promise<SafeSignature> {
    const { wallet: signer, readSafe } = ready()
    enter('signing', current)
    const { signOnDemand } = await import('../signing/signOnDemand.ts')
    const signature = await signOnDemand(payload, shown.hash, {
      wallet: signer,
      readSafe,
      signal: current.signal,
      onMethod: (method) => {
        if (method === 'personal_sign') enter('signingHash', current)
      },
      acknowledged: shown.acknowledged,
    })
    const { data } = signature
    await post({ payload, sender: signer.account, signature: data }, current)
    return signature
  }

  async function send(
    payload: ReviewedPayload,
    signatures: readonly SafeSignature[],
    shown: Shown,
    current: SigningRun,
  ) {
    const { wallet: sender, rpc: node } = ready()
    enter('executing', current)
    const { sendOnDemand } = await import('../execution/sendOnDemand.ts')
    await sendOnDemand(
      {
        gateway,
        manager,
        executions,
        chains: [{ chainId: safe.chainId, rpc: node }],
      },
      {
        payload,
        shownHash: shown.hash,
        acknowledged: shown.acknowledged,
        signatures,
        wallet: sender,
        signal: current.signal,
      },
    )
  }

  return {
    step,
    problem,
    wallet,
    hasUnsent: unsent !== undefined,
    dismiss,
    sign: (payload: ReviewedPayload, shown: Shown) =>
      run(async (current) => {
        await signAndPost(payload, shown, current)
      }),
    execute: (
      payload: ReviewedPayload,
      signatures: readonly SafeSignature[],
      shown: Shown,
    ) => run((current) => send(payload, signatures, shown, current)),
    signAndExecute: (
      payload: ReviewedPayload,
      signatures: readonly SafeSignature[],
      shown: Shown,
    ) =>
      run(async (current) => {
        const own = await signAndPost(payload, shown, current)
        await send(payload, [...signatures, own], shown, current)
      }),
    postAgain: () =>
      run(async (current) => {
        if (unsent !== undefined) await post(unsent, current)
      }),
  }
}

export type TransactionActions = ReturnType<typeof useTransactionActions>
