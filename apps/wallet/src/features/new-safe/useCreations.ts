import { getSafeInfo } from '@strongroom/gateway-sdk'
import {
  RefusedError,
  SigningError,
  type WalletPort,
} from '@strongroom/react-hooks/sign'
import { useEffect, useRef, useState } from 'react'
import type { Hex } from 'viem'
import { isPlanProblem, type SafePlan } from '../../chain/planSafe.ts'
import { readOccupant } from '../../chain/readOccupant.ts'
import { useProblemText } from '../../core/useProblemText.ts'
import { useServices } from '../../core/useServices.ts'
import { rememberSafe, setCreation } from '../accounts/editSafes.ts'
import { waitUntilMined } from '../funding/sendFromAccount.ts'
import { createSafe, relaySafe } from './createSafe.ts'
import { useNewSafeReviewTexts } from './reviewTexts.ts'
import { waitUntilIndexed } from './waitUntilIndexed.ts'

type CreationStep =
  | 'idle'
  | 'wallet'
  | 'relaying'
  | 'mining'
  | 'indexing'
  | 'created'

/** How far the creation on one network is. */
export interface CreationState {
  step: CreationStep
  txHash?: Hex | undefined
  problem?: { title: string; detail?: string | undefined } | undefined
  /** Somebody else created the very same safe first. */
  isByOthers?: boolean
}

/** A planned safe on one network. */
export interface PlannedOn {
  chainId: string
  plan: SafePlan
}

const idle: CreationState = { step: 'idle' }

/** Milliseconds that a relay may take, and between two looks for the safe. */
const patience = 90_000
const lookEvery = 1_500

/** Creates planned safes, one transaction a network, and remembers each. */
export function useCreations() {
  const t = useNewSafeReviewTexts()
  const writeProblem = useProblemText()
  const { gateway, stores, queryClient, rpcFor, secondRpcFor } = useServices()
  const [states, setStates] = useState<Readonly<Record<string, CreationState>>>(
    {},
  )
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const note = (chainId: string, state: CreationState) =>
    setStates((all) => ({ ...all, [chainId]: state }))

  const problemOf = (error: unknown): CreationState['problem'] => {
    if (error instanceof RefusedError)
      return { title: error.message, detail: undefined }
    const problem =
      error instanceof SigningError
        ? error
        : new SigningError('walletFailed', { detail: String(error) })
    const { detail = '' } = problem
    return {
      title: writeProblem(problem),
      detail: isPlanProblem(detail) ? t(`${detail}Plan`) : detail,
    }
  }

  /** Whether the planned safe exists by now, with the planned owners. */
  const isCreated = async (
    { chainId, plan }: PlannedOn,
    signal: AbortSignal,
  ) => {
    const rpcs = [rpcFor(chainId), secondRpcFor(chainId)]
    return (await readOccupant(rpcs, plan, signal)) === 'planned'
  }

  function remember({ chainId, plan: { address } }: PlannedOn) {
    rememberSafe(stores, { chainId, address })
    setCreation(stores, { chainId, address }, undefined)
  }

  /** Looks for the safe on the chain: what the relay says of it is not asked. */
  async function waitForRelay(
    on: PlannedOn,
    until: number,
    signal: AbortSignal,
  ): Promise<boolean> {
    while (!(await isCreated(on, signal).catch(() => false))) {
      signal.throwIfAborted()
      if (Date.now() > until) {
        note(on.chainId, {
          step: 'idle',
          problem: { title: t('relayIsLate'), detail: t('relayIsLateText') },
        })
        return false
      }
      await new Promise((resolve) => setTimeout(resolve, lookEvery))
    }
    return true
  }

  async function send(
    on: PlannedOn,
    payer: WalletPort | 'relay',
    signal: AbortSignal,
  ): Promise<boolean> {
    const { chainId, plan } = on
    const rpc = rpcFor(chainId)
    if (rpc === undefined) throw new Error(t('noRpc'))
    if (payer === 'relay') {
      note(chainId, { step: 'relaying' })
      const until = Date.now() + patience
      await relaySafe(plan, {
        ...{ gateway, rpc, signal, chainId: Number(chainId) },
        second: secondRpcFor(chainId),
      }).catch((error: unknown) => {
        // Without an answer the relay may have taken it: the chain says so.
        const { problem } = Object(error) as Partial<SigningError>
        if (problem !== 'maybeRelayed') throw error
      })
      return waitForRelay(on, until, signal)
    }
    const wallet = payer
    note(chainId, { step: 'wallet' })
    const txHash = await createSafe(plan, {
      ...{ wallet, rpc, chainId: Number(chainId) },
      second: secondRpcFor(chainId),
    })
    note(chainId, { step: 'mining', txHash })
    if (await waitUntilMined(rpc, txHash, { signal })) return true
    note(chainId, { step: 'idle', problem: { title: t('reverted') } })
    return false
  }

  /**
   * Creates the safe on one network.
   *
   * @param payer the wallet that pays the network fee, or the gateway's relay
   * @returns `created` when it exists there now with the planned owners; `declined` when
   * the owner refused in the wallet
   */
  async function create(
    on: PlannedOn,
    payer: WalletPort | 'relay',
  ): Promise<'created' | 'declined' | 'failed'> {
    if (running.current !== null) return 'failed'
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const { chainId, plan } = on
    try {
      let isByOthers = false
      let failed: unknown
      const isOwn = await send(on, payer, signal).catch((error: unknown) => {
        failed = error
        return false
      })
      if (!isOwn) {
        // Anybody can create the same safe: with the planned owners that is a success.
        isByOthers = await isCreated(on, signal)
        if (!isByOthers) {
          if (failed)
            note(chainId, { step: 'idle', problem: problemOf(failed) })
          const isDeclined =
            failed instanceof SigningError && failed.problem === 'rejected'
          return isDeclined ? 'declined' : 'failed'
        }
      }
      remember(on)
      note(chainId, { step: 'indexing', isByOthers })
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
      note(chainId, { step: 'created', isByOthers })
      return 'created'
    } catch (error) {
      if (!signal.aborted)
        note(chainId, { step: 'idle', problem: problemOf(error) })
      return 'failed'
    } finally {
      running.current = null
    }
  }

  return {
    stateOf: (chainId: string) => states[chainId] ?? idle,
    isBusy: Object.values(states).some(
      ({ step }) => step !== 'idle' && step !== 'created',
    ),
    create,
  }
}
