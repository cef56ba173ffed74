import type { Rpc } from '@strongroom/react-hooks/chain'
import type { SafePlan } from './planSafe.ts'
import { readSafeState } from './readSafeState.ts'

/**
 * What stands at the address of a plan: the planned safe, with the planned owners and
 * threshold, `another` set-up, or `unknown` while no node says.
 */
export type Occupant = 'planned' | 'another' | 'unknown'

/**
 * Reads the owners of a safe at the address of a plan from each node. Anybody may have
 * created the planned safe; one node that names other owners makes it `another`.
 */
export async function readOccupant(
  rpcs: readonly (Rpc | undefined)[],
  plan: Pick<SafePlan, 'address' | 'owners' | 'threshold'>,
  signal?: AbortSignal,
): Promise<Occupant> {
  const found = await Promise.all(
    rpcs.map(async (rpc) => {
      if (rpc === undefined) return undefined
      const state = await readSafeState(
        rpc,
        plan.address,
        signal ? { signal } : {},
      ).catch(() => undefined)
      signal?.throwIfAborted()
      return state && isPlanned(state, plan)
    }),
  )
  if (found.includes(false)) return 'another'
  return found.includes(true) ? 'planned' : 'unknown'
}

const isPlanned = (
  state: Pick<SafePlan, 'owners' | 'threshold'>,
  plan: Pick<SafePlan, 'owners' | 'threshold'>,
) =>
  state.threshold === plan.threshold &&
  sorted(state.owners) === sorted(plan.owners)

const sorted = (owners: readonly string[]) =>
  owners
    .map((owner) => owner.toLowerCase())
    .sort()
    .join()
