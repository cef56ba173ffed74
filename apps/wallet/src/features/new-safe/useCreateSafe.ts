import { getSafeInfo } from '@strongroom/gateway-sdk'
import type { Rpc } from '@strongroom/react-hooks/chain'
import { SigningError, type WalletPort } from '@strongroom/react-hooks/sign'
import { useEffect, useRef, useState } from 'react'
import type { Hex } from 'viem'
import { href } from '../../app/href.ts'
import { useGo } from '../../app/navigation.ts'
import { useServices } from '../../app/ServicesContext.ts'
import { cleanName } from '../../storage/guards.ts'
import { setName } from '../address-book/setName.ts'
import { createSafe } from './createSafe.ts'
import type { SafePlan } from './planSafe.ts'
import type { SafeDraft } from './SafeDraft.ts'
import { waitForReceipt } from './waitForReceipt.ts'
import { waitUntilIndexed } from './waitUntilIndexed.ts'

export type CreationStep = 'idle' | 'wallet' | 'mining' | 'indexing'

/** Creates a planned safe and opens it once it is there. */
export function useCreateSafe(draft: SafeDraft) {
  const { gateway, stores, queryClient } = useServices()
  const go = useGo()
  const [step, setStep] = useState<CreationStep>('idle')
  const [txHash, setTxHash] = useState<Hex>()
  const [problem, setProblem] = useState<SigningError>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function create(plan: SafePlan, rpc: Rpc, wallet: WalletPort) {
    if (running.current !== null) return
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const { chainId, shortName } = draft.chain
    setProblem(undefined)
    try {
      setStep('wallet')
      const hash = await createSafe(plan, {
        wallet,
        rpc,
        chainId: Number(chainId),
      })
      setTxHash(hash)
      setStep('mining')
      const succeeded = await waitForReceipt(rpc, hash, signal)
      if (!succeeded)
        throw new SigningError('wouldFail', {
          detail: 'The network undid the creation.',
        })
      remember(plan)
      setStep('indexing')
      await waitUntilIndexed(
        async (inner) => {
          await getSafeInfo(gateway, {
            chainId,
            safeAddress: plan.address,
            signal: inner,
            retry: 0,
          })
          return true
        },
        { signal },
      )
      await queryClient.invalidateQueries({ queryKey: ['strongroom'] })
      go(href('/home', { safe: `${shortName}:${plan.address}` }))
    } catch (error) {
      if (signal.aborted) return
      setStep('idle')
      setProblem(
        error instanceof SigningError
          ? error
          : new SigningError('walletFailed', { detail: String(error) }),
      )
    } finally {
      running.current = null
    }
  }

  function remember(plan: SafePlan) {
    const { chainId } = draft.chain
    const { address } = plan
    stores.safes.set((safes) => [...safes, { chainId, address }])
    setName(stores.names, chainId, address, cleanName(draft.name))
    for (const owner of draft.owners) {
      const name = cleanName(owner.name)
      if (owner.address && name)
        setName(stores.names, chainId, owner.address, name)
    }
  }

  return { step, txHash, problem, create }
}
