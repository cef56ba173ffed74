import type { Difference } from '@strongroom/verify'
import { createLocalStore } from '../../../storage/createLocalStore.ts'
import { isRecord } from '../../../storage/guards.ts'
import type { HostState, Pin } from './judgeHost.ts'

/** The state of the accepted release and its host in this tab. */
export interface ReleaseView {
  /** Undefined before the first release was accepted. */
  pin: Pin | undefined
  /** Whether the page of this tab is that of the accepted release. */
  isAccepted: boolean
  /** Undefined before the first check. */
  host: HostState | undefined
  isChecking: boolean
  /** The browser had no room for the release that the host offers. */
  isFull: boolean
  /** The browser has lost files of the accepted release. */
  isLost: boolean
}

let view: ReleaseView = {
  pin: undefined,
  isAccepted: true,
  host: undefined,
  isChecking: false,
  isFull: false,
  isLost: false,
}
const listeners = new Set<() => void>()

/** The state of releases that the tab shows; `manageReleases.ts` writes it. */
export const releaseState = {
  get: () => view,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  set(change: Partial<ReleaseView>): void {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  },
}

/** Changes on the host that the owner has not dismissed; kept over reloads. */
export interface HostAlert {
  /** The worker's bytes changed behind an address that never changes. */
  isWorker: boolean
  /** The browser lost the accepted release, or the record of which one it is. */
  isLost: boolean
  differences: readonly Difference[]
  /** When they were seen last, in milliseconds since 1970. */
  seen: number
  /** The host has served the accepted release since. */
  isOver: boolean
}

export const hostAlert = createLocalStore<HostAlert | null>({
  name: 'host-alert',
  initial: null,
  parse(value) {
    if (value === null) return null
    if (!isRecord(value) || !Array.isArray(value['differences']))
      return undefined
    const { differences, isWorker, isLost, isOver, seen } = value
    return {
      isWorker: isWorker === true,
      isLost: isLost === true,
      isOver: isOver === true,
      seen: typeof seen === 'number' ? seen : 0,
      differences: (differences as unknown[]).flatMap((entry) =>
        isRecord(entry) && typeof entry['path'] === 'string'
          ? [
              {
                path: entry['path'],
                kind:
                  entry['kind'] === 'header' || entry['kind'] === 'missing'
                    ? entry['kind']
                    : ('changed' as const),
                ...(typeof entry['header'] === 'string' && {
                  header: entry['header'],
                }),
                expected: String(entry['expected'] ?? ''),
                found:
                  typeof entry['found'] === 'string' ? entry['found'] : null,
              },
            ]
          : [],
      ),
    }
  },
})
