import type { BridgeEvents } from '../protocol/BridgeEvents.ts'
import type { SafeInfo } from '../protocol/types.ts'

type SafeEvent = 'safeChanged' | 'ownersChanged' | 'readOnlyChanged'

/** Events for an app that knows the first state, to bring it to the second. */
export function findChanges(before: SafeInfo, after: SafeInfo) {
  const differs = (of: (info: SafeInfo) => unknown) =>
    JSON.stringify(of(before)) !== JSON.stringify(of(after))
  const ownersOf = ({ owners, threshold }: SafeInfo) => ({ owners, threshold })
  const accessOf = ({ isReadOnly }: SafeInfo) => ({ isReadOnly })
  const events: [SafeEvent, BridgeEvents[SafeEvent]][] = []
  if (differs((info) => info)) events.push(['safeChanged', after])
  if (differs(ownersOf)) events.push(['ownersChanged', ownersOf(after)])
  if (differs(accessOf)) events.push(['readOnlyChanged', accessOf(after)])
  return {
    events,
    /** Another safe, not only another state of it. */
    isOther: differs((info) => [info.chainId, info.safeAddress.toLowerCase()]),
  }
}
