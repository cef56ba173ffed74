import { createRpc } from '@strongroom/react-hooks/chain'

/** An endpoint that answered, or why it cannot be used. */
export type RpcCheck =
  | { kind: 'ok'; milliseconds: number; block: number }
  | { kind: 'badUrl' | 'noAnswer' }
  | { kind: 'notAllowed'; origin: string }
  | { kind: 'otherChain'; found: string }

/**
 * Checks whether an endpoint answers for a chain, and how fast.
 *
 * @param allowed origins that the security policy of this site allows
 */
export async function checkRpc(
  url: string,
  chainId: string,
  allowed: readonly string[],
): Promise<RpcCheck> {
  const { origin } = new URL(url)
  if (!allowed.includes(origin) && origin !== location.origin)
    return { kind: 'notAllowed', origin }
  const rpc = createRpc(url, { retries: 0 })
  try {
    const found = String(Number(await rpc.request({ method: 'eth_chainId' })))
    if (found !== chainId) return { kind: 'otherChain', found }
    // The first request may have opened the connection.
    const start = performance.now()
    const block = Number(await rpc.request({ method: 'eth_blockNumber' }))
    return { kind: 'ok', block, milliseconds: performance.now() - start }
  } catch {
    return { kind: 'noAnswer' }
  }
}
