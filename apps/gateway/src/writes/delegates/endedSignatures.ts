import { inArray, lte, sql } from 'drizzle-orm'
import { type Address, concat, type Hex, keccak256, toHex } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { usedDeletion } from '../../platform/db/schema/proposals.ts'
import {
  type DelegateRequest,
  delegateDigests,
  type SignedDelegateRequest,
} from './verifyDelegateRequest.ts'

/** `sent`: the gateway has seen it. `ended`: it came before a removal. */
type Mark = 'sent' | 'ended'

const marked = (
  mark: Mark,
  { digest, signer, expires }: SignedDelegateRequest,
) => ({ digest: keccak256(concat([toHex(mark), digest])), signer, expires })

const store = async (
  tx: Database,
  mark: Mark,
  requests: readonly SignedDelegateRequest[],
): Promise<void> => {
  if (requests.length === 0) return
  await tx
    .insert(usedDeletion)
    .values(requests.map((request) => marked(mark, request)))
    .onConflictDoNothing()
}

const readMarked = async (
  tx: Database,
  mark: Mark,
  requests: readonly SignedDelegateRequest[],
): Promise<SignedDelegateRequest[]> => {
  const wanted = requests.map((request) => ({
    request,
    row: marked(mark, request),
  }))
  const digests: Hex[] = wanted.map(({ row }) => row.digest)
  if (digests.length === 0) return []
  const rows = await tx
    .select({ digest: usedDeletion.digest, signer: usedDeletion.signer })
    .from(usedDeletion)
    .where(inArray(usedDeletion.digest, digests))
  return wanted
    .filter(({ row }) =>
      rows.some((x) => x.digest === row.digest && x.signer === row.signer),
    )
    .map(({ request }) => request)
}

/**
 * Makes requests about a delegate wait for each other until the transaction
 * ends, so that an addition sees every removal before it. Deletes expired
 * signatures.
 */
export async function lockDelegate(
  tx: Database,
  { chainId, delegate }: Pick<DelegateRequest, 'chainId' | 'delegate'>,
  now: number,
): Promise<void> {
  const name = `delegate:${chainId}:${delegate}`
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
  )
  await tx.delete(usedDeletion).where(lte(usedDeletion.expires, now))
}

/** Notes that a signature was sent to add a delegate. */
export const markSent = (
  tx: Database,
  request: SignedDelegateRequest,
): Promise<void> => store(tx, 'sent', [request])

/** Whether a removal came after the signature was first sent. */
export const isEnded = async (
  tx: Database,
  request: SignedDelegateRequest,
): Promise<boolean> => (await readMarked(tx, 'ended', [request])).length > 0

/**
 * Ends every signature of the delegators that was sent so far, so that a request
 * captured before a removal cannot bring the delegate back.
 */
export async function endSignatures(
  tx: Database,
  {
    delegators,
    removal,
    now,
    ...about
  }: Pick<DelegateRequest, 'chainId' | 'delegate'> & {
    delegators: readonly Address[]
    removal: SignedDelegateRequest
    now: number
  },
): Promise<void> {
  const accepted = delegateDigests(about, now).flatMap(
    ({ digest, prefixed, expires }) =>
      delegators.flatMap((signer) => [
        { signer, digest, expires },
        { signer, digest: prefixed, expires },
      ]),
  )
  const sent = await readMarked(tx, 'sent', accepted)
  await store(tx, 'ended', [...sent, removal])
}
