import { cleanName } from '../../storage/guards.ts'
import type { Stores } from '../../storage/stores.ts'
import { setName } from '../address-book/setName.ts'
import type { SafeDraft } from './SafeDraft.ts'

/** Keeps the names of a new safe and of its owners in this browser. */
export function nameDraft(
  names: Stores['names'],
  { name, owners }: Pick<SafeDraft, 'name' | 'owners'>,
  { chainId, address }: { chainId: string; address: `0x${string}` },
): void {
  // A name that is missing here leaves the one that the address has.
  for (const known of [{ address, name }, ...owners]) {
    const given = cleanName(known.name)
    if (known.address && given) setName(names, chainId, known.address, given)
  }
}
