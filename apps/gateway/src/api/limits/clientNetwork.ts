import type { BlockList } from 'node:net'
import { clientAddress } from './clientAddress.ts'
import { networkOf } from './networkOf.ts'

/** Whom limits count as one client: the network that a request came from. */
export const clientNetwork = (
  trustedProxies: BlockList,
  headers: Pick<Headers, 'get'>,
  peer: string | undefined,
): string =>
  networkOf(
    clientAddress({
      peer,
      forwardedFor: headers.get('x-forwarded-for') ?? undefined,
      trustedProxies,
    }),
  )
