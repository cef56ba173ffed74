import {
  type Address,
  type Client,
  decodeFunctionResult,
  encodeFunctionData,
  numberToHex,
  parseAbi,
} from 'viem'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'

const abi = parseAbi([
  'function ownerOf(uint256 id) view returns (address owner)',
  'function tokenURI(uint256 id) view returns (string uri)',
])

// Enough for pictures drawn on chain; not enough to keep a node busy.
const mostGas = { ownerOf: 300_000n, tokenURI: 5_000_000n }
const longestUri = 65_536
/** Two hex digits a byte, and what stands around the text. */
const longestResult = 2 * longestUri + 512

const ask = async (
  client: Client,
  token: Address,
  functionName: 'ownerOf' | 'tokenURI',
  id: bigint,
): Promise<string | undefined> => {
  try {
    // viem's own call would fetch from any URL that a contract names.
    const data = await client.request({
      method: 'eth_call',
      params: [
        {
          to: token,
          data: encodeFunctionData({ abi, functionName, args: [id] }),
          gas: numberToHex(mostGas[functionName]),
        },
        'latest',
      ],
    })
    if (data.length > longestResult) return undefined
    return decodeFunctionResult({ abi, functionName, data })
  } catch (error) {
    if (isRpcUnavailable(error)) throw error
    return undefined
  }
}

export interface TokenState {
  owner: string | undefined
  uri: string | undefined
}

/** State of a token by its contract; undefined where the answer is unusable. */
export async function readTokenState(
  client: Client,
  { token, id }: { token: Address; id: string },
): Promise<TokenState> {
  const [owner, uri] = await Promise.all([
    ask(client, token, 'ownerOf', BigInt(id)),
    ask(client, token, 'tokenURI', BigInt(id)),
  ])
  return {
    owner,
    uri: uri === '' || (uri?.length ?? 0) > longestUri ? undefined : uri,
  }
}
