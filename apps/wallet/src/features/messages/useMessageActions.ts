import { type SigningRun, useSigningRun } from '@strongroom/react-hooks'
import { invalidateMessages } from '@strongroom/react-hooks/query'
import {
  errorLine,
  postMessageSignature,
  type ReviewedMessage,
  readSafeNow,
  SigningError,
  signMessageReviewed,
} from '@strongroom/react-hooks/sign'
import type { Acknowledgement } from '@strongroom/safe-protocol/risks'
import { useState } from 'react'
import type { Address, Hex } from 'viem'
import { useServices } from '../../app/ServicesContext.ts'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useRpc } from '../../rpc/useRpc.ts'

interface Unsent {
  reviewed: ReviewedMessage
  signer: Address
  signature: Hex
}

/** Signs and posts a reviewed message; one thing at a time. */
export function useMessageActions(safe: OpenSafe, origin: string | null) {
  const { gateway, queryClient } = useServices()
  const rpc = useRpc(safe.chainId)
  const [unsent, setUnsent] = useState<Unsent>()
  const { wallet, step, problem, run, enter } = useSigningRun<
    'signing' | 'signingHash' | 'posting'
  >(safe.chainId)

  async function post(signed: Unsent, current: SigningRun) {
    enter('posting', current)
    try {
      await postMessageSignature(gateway, signed.reviewed, {
        ...signed,
        origin,
      })
    } catch (error) {
      setUnsent(signed)
      throw new SigningError('notPosted', { detail: errorLine(error) })
    }
    setUnsent(undefined)
    current.posted = true
    invalidateMessages(queryClient, gateway, { chainId: safe.chainId })
  }

  return {
    wallet,
    step,
    problem,
    hasUnsent: unsent !== undefined,
    /** `shown`: what was on screen when the button was pressed. */
    sign: (
      reviewed: ReviewedMessage,
      shown: {
        readonly hash: Hex
        readonly acknowledged: Acknowledgement | undefined
      },
    ) =>
      run(async (current) => {
        if (wallet === undefined || rpc === undefined)
          throw new SigningError('walletFailed', {
            detail: 'No wallet is connected.',
          })
        enter('signing', current)
        const { data } = await signMessageReviewed(reviewed, shown.hash, {
          wallet,
          readSafe: () => readSafeNow(rpc, safe.address),
          signal: current.signal,
          onMethod: (method) => {
            if (method === 'personal_sign') enter('signingHash', current)
          },
          acknowledged: shown.acknowledged,
        })
        const signer = wallet.account
        await post({ reviewed, signer, signature: data }, current)
      }),
    postAgain: () =>
      run(async (current) => {
        if (unsent !== undefined) await post(unsent, current)
      }),
  }
}

export type MessageActions = ReturnType<typeof useMessageActions>
