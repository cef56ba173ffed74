import type { Address, Hex } from '../../types/index.gen.ts'
import { Refusal } from '../handlers/refusal.ts'
import type { Store } from './createStore.ts'
import { same } from './same.ts'
import type { StoredSafe } from './types.ts'

/** One signature and who made it. */
export interface Signed {
  readonly signer: Address
  readonly signature: Hex
}

/**
 * Signers of the signatures, one after the other in `signatures`. By default
 * they are the `guesses`, in order.
 * @throws Refusal with 422
 */
export async function signersOf(
  store: Store,
  hash: Hex,
  signatures: Hex,
  guesses: readonly Address[],
): Promise<Signed[]> {
  const { recover } = store.options
  const signed: Signed[] = []
  for (const [index, signature] of splitSignatures(signatures).entries()) {
    const signer = recover ? await recover(hash, signature) : guesses[index]
    if (signer === undefined) throw new Refusal(422, 'Invalid signature')
    if (signed.some((other) => same(other.signer, signer)))
      throw new Refusal(422, `Signature for owner=${signer} is duplicated`)
    signed.push({ signer, signature })
  }
  return signed
}

/** The owner as the safe writes it; undefined for another account. */
export function ownerOf(
  safe: StoredSafe,
  address: string,
): Address | undefined {
  return safe.info.owners.find(({ value }) => same(value, address))?.value
}

/** Owners, those first who have not signed. */
export function byMissing(
  safe: StoredSafe,
  signed: readonly { readonly signer: Address }[],
): Address[] {
  const has = (owner: Address) =>
    signed.some(({ signer }) => same(signer, owner))
  const owners = safe.info.owners.map(({ value }) => value)
  return [...owners.filter((owner) => !has(owner)), ...owners.filter(has)]
}

/** Signatures of owners; those of others are refused with 422. */
export function asOwners(
  safe: StoredSafe,
  signed: readonly Signed[],
): Signed[] {
  return signed.map(({ signer, signature }) => {
    const owner = ownerOf(safe, signer)
    if (owner === undefined) throw new Refusal(422, 'Invalid signature')
    return { signer: owner, signature }
  })
}

// A contract's signature has a part of any length: then it is one.
export function splitSignatures(signatures: Hex): Hex[] {
  const digits = signatures.slice(2)
  if (digits.length % 130 !== 0) return [signatures]
  return Array.from(
    { length: digits.length / 130 },
    (_, index) => `0x${digits.slice(index * 130, index * 130 + 130)}` as Hex,
  )
}
