import type { AppBridge } from '@strongroom/safe-apps-bridge'
import { useEffect, useState } from 'react'
import { describeFailure } from '../requests/describeFailure.ts'

/** The wallet’s answer about the contract at an address. */
export interface AbiLookup {
  /** `unavailable`: the wallet does not look up ABIs. */
  status: 'idle' | 'waiting' | 'found' | 'unknown' | 'unavailable' | 'failed'
  /** JSON. */
  abi?: string
  name?: string | undefined
  implementation?: string | undefined
  /** Why it failed. */
  reason?: string
}

/** Asks the wallet for the ABI of a contract, once its address is whole. */
export function useContractAbi(
  bridge: AppBridge,
  address: string | null,
): AbiLookup {
  const [made, setMade] = useState<{ address: string; lookup: AbiLookup }>()
  useEffect(() => {
    if (address === null) return
    const controller = new AbortController()
    const settle = (lookup: AbiLookup) => {
      if (!controller.signal.aborted) setMade({ address, lookup })
    }
    bridge.getContractAbi({ address }, { signal: controller.signal }).then(
      (found) =>
        settle(
          found === undefined
            ? { status: 'unknown' }
            : {
                status: 'found',
                abi: JSON.stringify(found.abi),
                name: found.name,
                implementation: found.implementation,
              },
        ),
      (error: unknown) => {
        const { text, code } = describeFailure(error)
        settle(
          code === 4200
            ? { status: 'unavailable' }
            : { status: 'failed', reason: text },
        )
      },
    )
    return () => controller.abort()
  }, [bridge, address])
  if (address === null) return { status: 'idle' }
  return made?.address === address ? made.lookup : { status: 'waiting' }
}
