import type { Connector } from '@strongroom/connectors'
import { createMockConnector } from '@strongroom/connectors/testing'
import {
  type Chain,
  type ChainId,
  createSafe,
  startChain,
} from '@strongroom/devnet'
import {
  createGatewayClient,
  type ProposeTransactionBody,
  type SafeMessage,
  type TransactionDetails,
} from '@strongroom/gateway-sdk'
import { createSafeInfo } from '@strongroom/gateway-sdk/testing'
import {
  hashMessageDigest,
  hashSafeMessageBytes,
  parseSignatures,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import { type Address, type Hex, parseEther } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll } from 'vitest'
import { createTestManager } from '../../src/createTestManager.test.fixture.ts'
import type { SigningConfig } from '../../src/sign/SigningConfig.ts'
import { readChainState } from '../../src/verify/readChainSafe.ts'

export type Account = ReturnType<typeof mnemonicToAccount>

/** Accounts of anvil, whose keys are public by design. */
export const [alice, bob, carol, dave] = [0, 1, 2, 3].map((addressIndex) =>
  mnemonicToAccount(
    'test test test test test test test test test test test junk',
    { addressIndex },
  ),
) as [Account, Account, Account, Account]

/** Starts a chain that stops after the tests of the file. */
export async function openChain<C extends ChainId = 1337>(
  chainId = 1337 as C,
): Promise<Chain<C>> {
  const chain = await startChain({ chainId, seed: false })
  afterAll(() => chain.stop())
  return chain
}

let salt = 1n

/** Creates a safe that holds 1 ETH; each call gives another address. */
export async function openSafe(
  chain: Chain<1337>,
  version: '1.3.0' | '1.4.1' | '1.5.0',
  owners: readonly Address[],
  threshold: number,
): Promise<Address> {
  const safe = await createSafe(chain.client, {
    contracts: chain.contracts[version],
    ...{ owners: [...owners], threshold, saltNonce: salt++ },
    from: alice.address,
  })
  await chain.client.setBalance({ address: safe, value: parseEther('1') })
  return safe
}

const ex = (value: Address) => ({ value, name: null, logoUri: null })

/** Believes what a contract's signature says of itself: only the chain can check it. */
async function signerOf(signature: Hex, hash: Hex): Promise<Address> {
  const [parsed] = await parseSignatures(signature, hash)
  if (parsed === undefined) throw new Error('There is no signature.')
  return parsed.signer
}

interface Call {
  readonly method: string
  readonly params?: readonly unknown[]
}

/**
 * A gateway in memory over a real chain, the owners' node, and a wallet for
 * each owner. Tests set the other side's lies in `lies`.
 */
export function createSigningApp(chain: Chain<1337>) {
  const chainId = '1337'
  const sent: string[] = []
  const deleted: { readonly safeTxHash: Hex; readonly signature: Hex }[] = []
  const proposals = new Map<
    string,
    ProposeTransactionBody & { safe: Address }
  >()
  const signatures = new Map<string, Map<Address, Hex>>()
  const messages = new Map<string, SafeMessage>()
  /** Records that no owner has signed: by hash, the safe and its fields. */
  const records = new Map<Hex, readonly [Address, SafeTransaction]>()
  /** By lower-case address: safes that a safe owns, and what waits in its queue. */
  const lists: {
    owned: Readonly<Record<string, readonly Address[]>>
    queued: Readonly<Record<string, readonly { hash: Hex; nonce: number }[]>>
  } = { owned: {}, queued: {} }
  const lies: {
    details?: (honest: TransactionDetails) => TransactionDetails
    threshold?: number
    refuse?: boolean
    rpc?: (call: Call, next: () => Promise<unknown>) => Promise<unknown>
  } = {}

  const request = (call: Call) => chain.client.request(call as never)
  const rpc = {
    request: (call: Call): Promise<unknown> =>
      lies.rpc?.(call, () => request(call)) ?? request(call),
  }
  const stateOf = (safe: Address) => readChainState({ request }, safe)

  async function infoOf(safe: Address) {
    const { owners, nonce, threshold, version } = await stateOf(safe)
    return createSafeInfo({
      chainId,
      address: ex(safe),
      owners: owners.map(ex),
      nonce: Number(nonce),
      threshold: lies.threshold ?? threshold,
      version,
    })
  }

  function unsigned(safeTxHash: Hex) {
    const record = records.get(safeTxHash)
    if (record === undefined) return undefined
    const [safe, { value, safeTxGas, baseGas, gasPrice, nonce, ...fields }] =
      record
    return {
      ...{ ...fields, safe },
      value: `${value}`,
      safeTxGas: `${safeTxGas}`,
      baseGas: `${baseGas}`,
      gasPrice: `${gasPrice}`,
      nonce: `${nonce}`,
    }
  }

  async function detailsOf(safeTxHash: Hex): Promise<TransactionDetails> {
    const body = proposals.get(safeTxHash) ?? unsigned(safeTxHash)
    if (body === undefined) throw new Error('Not proposed')
    const { owners, nonce, threshold } = await stateOf(body.safe)
    const given = [...(signatures.get(safeTxHash) ?? [])]
    const isOpen = BigInt(body.nonce) >= nonce
    const details: TransactionDetails = {
      safeAddress: body.safe,
      txId: `multisig_${body.safe}_${safeTxHash}`,
      txStatus: !isOpen
        ? 'SUCCESS'
        : given.length < threshold
          ? 'AWAITING_CONFIRMATIONS'
          : 'AWAITING_EXECUTION',
      txInfo: {
        type: 'Custom',
        to: ex(body.to),
        dataSize: `${((body.data?.length ?? 2) - 2) / 2}`,
        value: body.value,
        isCancellation: false,
      },
      txData: {
        to: ex(body.to),
        value: body.value,
        hexData: body.data ?? '0x',
        operation: body.operation,
      },
      detailedExecutionInfo: {
        type: 'MULTISIG',
        submittedAt: 1,
        nonce: Number(body.nonce),
        safeTxGas: body.safeTxGas,
        baseGas: body.baseGas,
        gasPrice: body.gasPrice,
        gasToken: body.gasToken,
        refundReceiver: ex(body.refundReceiver ?? body.gasToken),
        safeTxHash,
        signers: owners.map(ex),
        confirmationsRequired: threshold,
        confirmations: given.map(([owner, signature]) => ({
          signer: ex(owner),
          signature,
          submittedAt: 1,
        })),
        rejectors: [],
        trusted: true,
      },
    }
    return lies.details?.(details) ?? details
  }

  async function confirm(safeTxHash: Hex, signature: Hex) {
    const owner = await signerOf(signature, safeTxHash)
    const known = signatures.get(safeTxHash) ?? new Map()
    signatures.set(safeTxHash, known.set(owner, signature))
  }

  async function answer(method: string, path: string, body: unknown) {
    const given = body as ProposeTransactionBody & SafeMessage
    const [, safe = '', rest = ''] =
      /\/safes\/(0x\w{40})\/?(.*)$/.exec(path) ?? []
    const [, owner = ''] = /\/owners\/(0x\w{40})\/safes$/.exec(path) ?? []
    if (owner) return { safes: lists.owned[owner.toLowerCase()] ?? [] }
    if (rest === 'transactions/queued') return queueOf(safe)
    if (safe && rest === '') return infoOf(safe as Address)
    if (safe && rest === 'messages') {
      const { threshold } = await stateOf(safe as Address)
      const text = given.message as string
      const hash = addMessage(safe as Address, text, threshold)
      return sign(hash, given as unknown as { signature: Hex })
    }
    const [, messageHash] = /\/messages\/(0x\w{64})/.exec(path) ?? []
    if (messageHash && method === 'GET') return messages.get(messageHash)
    if (messageHash)
      return sign(messageHash as Hex, given as unknown as { signature: Hex })
    const [, proposedOn] =
      /\/transactions\/(0x\w{40})\/propose$/.exec(path) ?? []
    if (proposedOn) {
      proposals.set(given.safeTxHash, { ...given, safe: proposedOn as Address })
      if (given.signature) await confirm(given.safeTxHash, given.signature)
      return detailsOf(given.safeTxHash)
    }
    const [, hash] = /\/transactions\/(0x\w{64})/.exec(path) ?? []
    if (method === 'POST') await confirm(hash as Hex, given.signature as Hex)
    if (method === 'DELETE') {
      const signature = given.signature as Hex
      deleted.push({ safeTxHash: hash as Hex, signature })
      return null
    }
    return detailsOf(hash as Hex)
  }

  function addMessage(safe: Address, message: string, threshold = 1): Hex {
    const digest = hashMessageDigest(message)
    const hash = hashSafeMessageBytes({ chainId: 1337, safe }, digest)
    const { safeMessageHash } = hash
    messages.set(safeMessageHash, {
      messageHash: safeMessageHash,
      status: 'NEEDS_CONFIRMATION',
      logoUri: null,
      name: null,
      message,
      creationTimestamp: 1,
      modifiedTimestamp: 1,
      confirmationsSubmitted: 0,
      confirmationsRequired: threshold,
      proposedBy: ex(safe),
      confirmations: [],
      preparedSignature: null,
      origin: null,
    })
    return safeMessageHash
  }

  function queueOf(safe: string) {
    const rows = lists.queued[safe.toLowerCase()] ?? []
    const results = rows.map(({ hash, nonce }) => ({
      type: 'TRANSACTION',
      conflictType: 'None',
      transaction: {
        id: `multisig_${safe}_${hash}`,
        executionInfo: { type: 'MULTISIG', nonce },
      },
    }))
    return { count: rows.length, next: null, previous: null, results }
  }

  async function sign(hash: Hex, { signature }: { signature: Hex }) {
    const record = messages.get(hash)
    if (record === undefined) throw new Error('Not proposed')
    const owner = await signerOf(signature, hash)
    const confirmations = [
      ...record.confirmations,
      { owner: ex(owner), signature },
    ]
    messages.set(hash, {
      ...record,
      confirmations,
      proposedBy: confirmations[0]?.owner ?? record.proposedBy,
      confirmationsSubmitted: confirmations.length,
    })
    return null
  }

  const gateway = createGatewayClient({
    baseUrl: 'http://fake.gateway',
    retry: 0,
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input))
      const method = init?.method ?? 'GET'
      if (method === 'POST') sent.push(pathname.replace(/^.*\//, ''))
      if (method !== 'GET' && lies.refuse)
        return Response.json({ code: 503, message: 'No' }, { status: 503 })
      const body = init?.body ? JSON.parse(String(init.body)) : undefined
      const found = await answer(method, pathname, body)
      return found === undefined
        ? Response.json({ code: 404, message: 'No' }, { status: 404 })
        : Response.json(found)
    },
  })

  /** A page whose connected wallet is this owner's. */
  async function connect(account: Account) {
    const prompts: string[] = []
    const mock = createMockConnector({ accounts: [account] })
    const handle: {
      /** Called before each prompt; its result is the answer. */
      before?: ((call: Call) => unknown) | undefined
      every?: ((call: Call) => Promise<void>) | undefined
    } = {}
    const provider = {
      ...mock.wallet.provider,
      async request(call: Call) {
        await handle.every?.(call)
        const isPrompt = /^(?:eth_(?:sign|send)|personal_)/.test(call.method)
        if (isPrompt) prompts.push(call.method)
        const instead = isPrompt ? await handle.before?.(call) : undefined
        if (instead !== undefined) return instead
        return call.method === 'eth_sendTransaction'
          ? request(call)
          : mock.wallet.provider.request(call)
      },
    }
    const connector: Connector = { ...mock, getProvider: async () => provider }
    const manager = createTestManager(connector)
    await manager.connect(connector)
    const config: SigningConfig = {
      gateway,
      manager,
      chains: [{ chainId, rpc }],
    }
    return { config, prompts, handle, wallet: mock.wallet, mock, manager }
  }

  return {
    ...{ lies, sent, deleted, gateway, rpc, connect, detailsOf, messages },
    ...{ records, lists, addMessage },
  }
}
