import {
  contractsOf,
  createChainClient,
  createSafe,
  demoOwners,
  devTokens,
  send,
} from '@strongroom/devnet'
import {
  createGatewayClient,
  proposeTransaction,
} from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  encodeMultiSendCallOnly,
  getSafeTransactionTypedData,
  hashSafeTransaction,
  type MultiSendCallInput,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  keccak256,
  numberToHex,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem'

const { Alice, Bob, Carol } = demoOwners

const mint = parseAbi(['function mint(address to, uint256 value)'])

/** The account that reviews. */
export const owner = Bob

/** A proposal that waits for its second owner, by paths of the wallet. */
export interface Subject {
  readonly queue: string
  readonly link: string
}

const recipient = (at: number): Address =>
  `0x${keccak256(numberToHex(at)).slice(-40)}`

const transfer = (to: Address, dollars: string) => ({
  to: devTokens().usd,
  data: encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, parseUnits(dollars, 6)],
  }),
})

/** 1,000 calls: tokens, coin, and ten that cannot be read. */
const calls = Array.from({ length: 1000 }, (_, at): MultiSendCallInput => {
  if (at % 100 === 99)
    return { to: recipient(at), data: `0x12345678${'ab'.repeat(64)}` }
  if (at % 10 === 9) return { to: recipient(at), value: BigInt(at) }
  return transfer(recipient(at), `${at + 1}`)
})

/** A transfer of tokens and a batch of 1,000 calls, each in a safe of its own. */
export async function proposeReviews(urls: { gateway: string; rpc: string }) {
  const client = createChainClient(1337, urls.rpc)
  const gateway = createGatewayClient({ baseUrl: urls.gateway })
  const contracts = contractsOf(1337)['1.4.1']
  const propose = async (
    fields: Partial<SafeTransaction>,
  ): Promise<Subject> => {
    const safe = await createSafe(client, {
      ...{ contracts, owners: [Alice, Bob, Carol], threshold: 2 },
      ...{ saltNonce: BigInt(Date.now()), from: Carol },
    })
    await send(client, { from: Carol, to: safe, value: parseEther('10') })
    const args = [safe, parseUnits('1000000', 6)] as const
    await send(client, {
      ...{ from: Carol, to: devTokens().usd },
      data: encodeFunctionData({ abi: mint, functionName: 'mint', args }),
    })
    const made = createSafeTransaction({ to: safe, nonce: 0n, ...fields })
    const domain = { chainId: 1337, safe, version: '1.4.1' }
    const { safeTxHash } = hashSafeTransaction(domain, made)
    const signature = await client.signTypedData({
      account: Alice,
      ...getSafeTransactionTypedData(domain, made),
    } as never)
    const deadline = Date.now() + 30_000
    for (;;) {
      try {
        await proposeTransaction(gateway, {
          ...{ chainId: '1337', safeAddress: safe, ...made, safeTxHash },
          ...{ sender: Alice, signature, value: `${made.value}`, nonce: '0' },
          ...{ safeTxGas: '0', baseGas: '0', gasPrice: '0' },
        })
        break
      } catch (error) {
        // The gateway has not seen the new safe yet.
        if (Date.now() > deadline) throw error
        await new Promise((done) => setTimeout(done, 200))
      }
    }
    const query = `?safe=geth:${safe}`
    return {
      queue: `/transactions/queue${query}`,
      link: `/transactions/tx${query}&id=multisig_${safe}_${safeTxHash}`,
    }
  }
  return {
    transfer: await propose(transfer(recipient(1), '5')),
    batch: await propose({
      to: contracts.multiSendCallOnly.address,
      data: encodeMultiSendCallOnly(calls),
      operation: 1,
    }),
  }
}
