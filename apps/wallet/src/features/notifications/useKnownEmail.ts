import { useServices } from '../../core/useServices.ts'
import {
  type EmailOwner,
  type KnownEmail,
  openEmailStore,
} from '../../storage/emailStore.ts'
import { useStore } from '../../storage/useStore.ts'

const isOf = (owner: EmailOwner) => (known: KnownEmail) =>
  known.chainId === owner.chainId &&
  known.safe.toLowerCase() === owner.safe.toLowerCase() &&
  known.signer.toLowerCase() === owner.signer.toLowerCase()

/** The known facts about an owner's address, and a function that stores newer ones. */
export function useKnownEmail(owner: EmailOwner) {
  const { stores } = useServices()
  const store = openEmailStore(stores)
  const known = useStore(store).find(isOf(owner))
  const set = (next: Pick<KnownEmail, 'email' | 'verified'> | undefined) =>
    store.set((all) => [
      ...all.filter((each) => !isOf(owner)(each)),
      ...(next === undefined ? [] : [{ ...owner, ...next, at: Date.now() }]),
    ])
  return { known, set }
}
