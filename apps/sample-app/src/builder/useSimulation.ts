import type { AppBridge } from '@strongroom/safe-apps-bridge'
import { useEffect, useRef, useState } from 'react'
import type { Safe } from '../safe/loadSafe.ts'
import type { BatchItem } from './changeBatch.ts'
import type { Simulation } from './simulateBatch.ts'

/**
 * Simulates the batch on demand, and before it is proposed. A result counts for
 * the calls that it was made of.
 */
export function useSimulation(
  bridge: AppBridge,
  { info }: Safe,
  items: readonly BatchItem[],
) {
  const [made, setMade] = useState<{
    items: readonly BatchItem[]
    result: Simulation
  }>()
  const [isRunning, setRunning] = useState(false)
  const [isProposing, setProposing] = useState(false)
  const latest = useRef(items)
  useEffect(() => {
    latest.current = items
  })
  const result = made?.items === items ? made.result : undefined

  const run = async (): Promise<Simulation> => {
    setRunning(true)
    let simulation: Simulation = { outcome: 'unknown' }
    try {
      // It loads the addresses of the safe contracts.
      const { simulateBatch } = await import('./simulateBatch.ts')
      simulation = await simulateBatch(
        items.map(({ call }) => call),
        info,
        (call, params) => bridge.rpcCall({ call, params }),
      )
    } catch {
      // The wallet gave no answer, or the chunk did not load.
    }
    setRunning(false)
    setMade({ items, result: simulation })
    return simulation
  }

  return {
    result,
    run,
    isRunning,
    isProposing,
    /** Proposes unless the simulation fails; the second press does anyway. */
    async thenPropose(propose: () => void) {
      if (result?.outcome === 'fails') return propose()
      setProposing(true)
      const { outcome } = result ?? (await run())
      setProposing(false)
      // A batch that was changed meanwhile is looked at first.
      if (outcome !== 'fails' && latest.current === items) propose()
    },
  }
}
