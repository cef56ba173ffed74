import type { Address, Hex } from 'viem'
import type { HDAccount } from 'viem/accounts'
import type { Database } from '../../src/platform/db/Database.ts'
import { confirmation } from '../../src/platform/db/schema/proposals.ts'
import { alice, bob, carol, proposal, signHash } from './people.ts'

/** A signature that the gateway acknowledged. */
export interface Accepted {
  safeTxHash: Hex
  owner: Address
}

export interface Load {
  base: string
  safe: Address
  nextNonce: () => number
  accepted: Accepted[]
  /** Call data of each proposal. */
  data?: Hex
  /** Milliseconds for one request; unlimited. */
  timeout?: number
  /** Refusals that end this proposal instead of the test. */
  mayRefuse?: (status: number) => boolean
  /** Ends the load. */
  signal?: AbortSignal
}

class Refused extends Error {}

/** Proposes and confirms until the gateway is gone or the signal. */
export async function runLoad({
  base,
  safe,
  nextNonce,
  accepted,
  data,
  timeout,
  mayRefuse = () => false,
  signal,
}: Load): Promise<void> {
  const post = async (path: string, body: unknown) => {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(timeout === undefined
        ? {}
        : { signal: AbortSignal.timeout(timeout) }),
    })
    // The status alone is the promise; the body may be cut off.
    if (response.status === 200) return
    const text = await response.text()
    if (mayRefuse(response.status)) throw new Refused(text)
    throw new Error(`${response.status} ${text}`)
  }
  const ref = { chainId: '1337', safe }
  while (signal?.aborted !== true) {
    const payment = {
      to: bob.address,
      value: 1n,
      nonce: nextNonce(),
      ...(data === undefined ? {} : { data }),
    }
    const body = await proposal(ref, payment, alice)
    const { safeTxHash } = body
    const sign = async (person: HDAccount) => ({
      signature: await signHash(person, safeTxHash),
    })
    try {
      await post(`/v1/chains/1337/transactions/${safe}/propose`, body)
      accepted.push({ safeTxHash, owner: alice.address })
      for (const person of [bob, carol]) {
        await post(
          `/v1/chains/1337/transactions/${safeTxHash}/confirmations`,
          await sign(person),
        )
        accepted.push({ safeTxHash, owner: person.address })
      }
    } catch (error) {
      if (error instanceof Refused) continue
      if (error instanceof Error && error.name === 'TimeoutError') continue
      // The connection is lost.
      if (error instanceof TypeError) return
      throw error
    }
  }
}

/** Acknowledged signatures that the store does not have. */
export async function findLost(
  db: Database,
  accepted: readonly Accepted[],
): Promise<Accepted[]> {
  const rows = await db.select().from(confirmation)
  const stored = new Set(rows.map((row) => `${row.safeTxHash} ${row.owner}`))
  return accepted.filter(
    ({ safeTxHash, owner }) => !stored.has(`${safeTxHash} ${owner}`),
  )
}
