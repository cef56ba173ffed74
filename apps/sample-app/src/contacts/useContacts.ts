import type {
  AddressBookItem,
  AppBridge,
  ChainInfo,
} from '@strongroom/safe-apps-bridge'
import { useEffect, useMemo } from 'react'
import { useAsk } from '../requests/useAsk.ts'

/** The address book: requested by the user only, and dropped when revoked. */
export function useContacts(bridge: AppBridge, chain: ChainInfo) {
  const { asked, ask, forget } = useAsk<readonly AddressBookItem[]>()
  useEffect(
    () =>
      bridge.on('permissionsChanged', (permissions) => {
        const isHeld = permissions.some(
          ({ parentCapability, caveats }) =>
            parentCapability === 'requestAddressBook' &&
            !caveats?.some(({ type }) => type === 'userRestricted'),
        )
        if (!isHeld) forget()
      }),
    [bridge, forget],
  )
  const items = asked.status === 'done' ? asked.result : undefined
  // Names of other chains may be other people's.
  const known = useMemo(
    () => (items ?? []).filter(({ chainId }) => chainId === chain.chainId),
    [items, chain.chainId],
  )
  const load = () => ask((signal) => bridge.requestAddressBook({ signal }))
  return { asked, known, load }
}

export type Contacts = ReturnType<typeof useContacts>
