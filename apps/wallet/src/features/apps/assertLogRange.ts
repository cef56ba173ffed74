import { BridgeError } from '@strongroom/safe-apps-bridge/host'

const mostBlocks = 10_000n
const heads = ['latest', 'pending', 'safe', 'finalized']

/**
 * Keeps `eth_getLogs` of an app within 10,000 blocks: the owner's node pays for
 * it, and an answer of any size would be read into this page.
 *
 * @throws BridgeError -32602 for a filter that is none, -32005 for a wider one.
 */
export async function assertLogRange(
  [filter]: readonly unknown[],
  readHead: () => Promise<unknown>,
): Promise<void> {
  const fields = Object(filter) as Record<string, unknown>
  if (typeof fields['blockHash'] === 'string') return
  const { fromBlock = 'latest', toBlock = 'latest' } = fields
  const from = readBlock(fromBlock)
  const to = readBlock(toBlock)
  if (from === 'head' && to === 'head') return
  const head =
    from === 'head' || to === 'head' ? BigInt(String(await readHead())) : 0n
  const first = from === 'head' ? head : from
  const last = to === 'head' ? head : to
  if (last - first >= mostBlocks)
    throw new BridgeError(
      `query exceeds the limit of ${mostBlocks} blocks, ask for a smaller range`,
      { code: -32005 },
    )
}

function readBlock(value: unknown): bigint | 'head' {
  if (typeof value === 'string') {
    if (heads.includes(value)) return 'head'
    if (value === 'earliest') return 0n
    if (/^0x[0-9a-f]{1,16}$/i.test(value)) return BigInt(value)
  }
  throw new BridgeError('Invalid block range', { code: -32602 })
}
