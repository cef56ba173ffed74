import { useEffect } from 'react'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { isSameSafe } from '../../storage/parseSafes.ts'
import { useStore } from '../../storage/useStore.ts'
import { useAddressName } from '../address-book/useNames.ts'
import { rememberSafe } from './editSafes.ts'

/**
 * Notes which accepted safe was open last, so that the app starts there. A safe that
 * has only a name joins the list once the chain shows that it is one; a link to
 * any other leaves no trace.
 */
export function useRememberOpened({ chainId, address }: OpenSafe): void {
  const { stores, rpcFor, secondRpcFor } = useServices()
  const isNamed = useAddressName(chainId, address) !== undefined
  const isRemembered = useStore(stores.safes).some((safe) =>
    isSameSafe(safe, { chainId, address }),
  )
  useEffect(() => {
    const note = () =>
      rememberSafe(stores, { chainId, address }, { openedAt: Date.now() })
    if (isRemembered) {
      const all = stores.safes.get()
      const known = all.find((safe) => isSameSafe(safe, { chainId, address }))
      const last = Math.max(...all.map(({ openedAt }) => openedAt ?? 0))
      if (known?.openedAt === undefined || known.openedAt < last) note()
      return
    }
    if (!isNamed) return
    const controller = new AbortController()
    const { signal } = controller
    const check = async () => {
      const { inspectSafe } = await import('../../chain/inspectSafe.ts')
      const rpcs = [rpcFor(chainId), secondRpcFor(chainId)].filter(
        (rpc) => rpc !== undefined,
      )
      await inspectSafe(rpcs, { chainId, address }, { signal })
      if (!signal.aborted) note()
    }
    // A safe that cannot be checked is not remembered; its pages say why.
    check().catch(() => undefined)
    return () => controller.abort()
  }, [stores, rpcFor, secondRpcFor, chainId, address, isNamed, isRemembered])
}
