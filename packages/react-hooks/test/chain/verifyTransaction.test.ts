import { createSafe } from '@strongroom/devnet'
import type { TransactionDetails } from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  encodeApproveHash,
  encodeExecTransaction,
  getNestedSigningRequest,
  hashSafeTransaction,
  normalizeSignature,
  packSignatures,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import { type Address, type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { verifyTransaction } from '../../src/index.ts'
import { proveExecution } from '../../src/verify/proveStatus.ts'
import {
  type Account,
  alice,
  bob,
  carol,
  openChain,
} from './createSigningApp.fixture.ts'

const chain = await openChain()

const chainId = '1337'
const ex = (value: Address) => ({ value, name: null, logoUri: null })

async function send(from: Address, to: Address, data: Hex, value = 0n) {
  const hash = await chain.client.sendTransaction({
    account: from,
    to,
    data,
    value,
  })
  return chain.client.waitForTransactionReceipt({ hash })
}

async function sign(account: Account, hash: Hex): Promise<SafeSignature> {
  const signature = await account.sign({ hash })
  return normalizeSignature({ signature, hash, signer: account.address })
}

// A transaction confirmed in three ways: by a key, on chain, and by a safe.
test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'default: a safe of %s',
  async (version) => {
    const create = (owners: readonly Address[], saltNonce: bigint) =>
      createSafe(chain.client, {
        contracts: chain.contracts[version],
        owners,
        threshold: owners.length,
        saltNonce,
        from: alice.address,
      })
    const parent = await create([carol.address], 1n)
    const safeAddress = await create([alice.address, bob.address, parent], 2n)
    await send(alice.address, safeAddress, '0x', 10n ** 18n)

    const transaction = createSafeTransaction({
      to: bob.address,
      value: 5n,
      data: '0x01020304',
      nonce: 0n,
    })
    const hashes = hashSafeTransaction(
      { chainId: 1337, safe: safeAddress },
      transaction,
    )
    const { safeTxHash } = hashes
    await send(
      bob.address,
      safeAddress,
      encodeApproveHash({ hash: safeTxHash }),
    )
    const nested = getNestedSigningRequest({
      child: { version, hashes },
      parent: { chainId: 1337, safe: parent, version },
    })
    if (!nested.possible) throw new Error('nesting must be possible')
    const signatures: SafeSignature[] = [
      await sign(alice, safeTxHash),
      { kind: 'approved', signer: bob.address },
      {
        kind: 'contract',
        signer: parent,
        data: packSignatures([await sign(carol, nested.safeMessageHash)]),
      },
    ]
    const details: TransactionDetails = {
      safeAddress,
      txId: `multisig_${safeAddress}_${safeTxHash}`,
      txStatus: 'AWAITING_EXECUTION',
      txInfo: {
        type: 'Custom',
        to: ex(bob.address),
        dataSize: '4',
        value: '5',
        isCancellation: false,
      },
      txData: {
        to: ex(bob.address),
        value: '5',
        hexData: transaction.data,
        operation: 0,
      },
      detailedExecutionInfo: {
        type: 'MULTISIG',
        submittedAt: 1,
        nonce: 0,
        safeTxGas: '0',
        baseGas: '0',
        gasPrice: '0',
        gasToken: zeroAddress,
        refundReceiver: ex(zeroAddress),
        safeTxHash,
        signers: [alice.address, bob.address, parent].map(ex),
        confirmationsRequired: 3,
        confirmations: signatures.map((signature) => ({
          signer: ex(signature.signer),
          signature: packSignatures([signature]),
          submittedAt: 1,
        })),
        rejectors: [],
        trusted: true,
      },
    }
    const rpc = chain.client
    const parameters = { chainId, safeAddress, details, rpc }

    const result = await verifyTransaction(parameters)
    expect(result.problems).toEqual([])
    expect(result.status).toBe('verified')
    expect(result.sources.chain).toBe(safeTxHash)
    expect(result.chain).toMatchObject({ threshold: 3, nonce: 0n, version })
    expect(
      result.confirmations.map(({ kind, valid }) => [kind, valid]),
    ).toEqual([
      ['eip712', true],
      ['approved', true],
      ['contract', true],
    ])

    // The safe executes the verified transaction.
    const {
      status,
      blockNumber,
      transactionHash: txHash,
    } = await send(
      alice.address,
      safeAddress,
      encodeExecTransaction(transaction, packSignatures(signatures)),
    )
    expect(status).toBe('success')
    const gateway = 'AWAITING_EXECUTION'
    const lone = { kind: 'lone-node', gateway, node: 'executed', against: [] }
    expect(await verifyTransaction(parameters)).toMatchObject({
      ...{ status: 'mismatch', proven: undefined, problems: [lone] },
    })
    const second = rpc
    const later = await verifyTransaction({ ...parameters, second })
    expect(later.problems).toEqual([{ kind: 'nonce', nonce: 0n, chain: 1n }])

    // Its state is the chain's, with and without the gateway's word for the block.
    const executed = { word: 'executed', block: Number(blockNumber), txHash }
    for (const named of [txHash, null, alice.address, `0x${'ab'.repeat(32)}`]) {
      const done = {
        ...details,
        txStatus: 'SUCCESS',
        txHash: named as Hex | null,
      } as const
      const proven = await verifyTransaction({ ...parameters, details: done })
      expect(proven.problems).toEqual([])
      expect(proven.proven).toEqual(executed)
    }
    for (const txStatus of ['FAILED', 'CANCELLED'] as const) {
      const lie = { ...details, txStatus, txHash }
      const { problems } = await verifyTransaction({
        ...{ ...parameters, details: lie, second },
      })
      expect(problems).toEqual([
        { kind: 'status', gateway: txStatus, chain: 'executed' },
      ])
    }
    // Another transaction with the same nonce can never run.
    const rival = {
      safe: safeAddress,
      safeTxHash: `0x${'cd'.repeat(32)}`,
    } as const
    expect(await proveExecution(rpc, rival)).toEqual({ word: 'replaced' })
    // A node that refuses logs of wide ranges is asked in parts.
    const ranges: number[] = []
    const narrow = {
      request: async (call: {
        method: string
        params: [Record<string, Hex>]
      }) => {
        const [{ fromBlock, toBlock } = {}] = call.params
        if (call.method === 'eth_blockNumber') return '0x7530'
        if (call.method !== 'eth_getLogs') return rpc.request(call as never)
        ranges.push(Number(toBlock) - Number(fromBlock) + 1)
        if (Number(toBlock) - Number(fromBlock) >= 10_000)
          throw new Error('range')
        // The chain is shorter than the narrow node says.
        if (Number(fromBlock) > 0) return []
        return rpc.request({
          method: call.method,
          params: [{ ...call.params[0], toBlock: 'latest' }],
        } as never)
      },
    }
    const search = { safe: safeAddress, safeTxHash } as const
    expect(await proveExecution(narrow as never, search)).toEqual(executed)
    expect(ranges).toEqual([30_001, 10_000, 10_000, 10_000, 1])
    const silent = { request: () => Promise.reject(new Error('no')) }
    expect(await proveExecution(silent, search)).toBeUndefined()
  },
)
