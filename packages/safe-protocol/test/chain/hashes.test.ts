import fc from 'fast-check'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import {
  createSafeTransaction,
  encodeCreateProxyWithNonce,
  encodeSetup,
  getSafeDeployment,
  hashSafeTransaction,
  predictSafeAddress,
  safeAbi,
  safeVersions,
} from '../../src/index.ts'
import { numRuns, safeTransactions } from '../arbitraries.ts'
import {
  account,
  contractsOf,
  deploySafe,
  openChain,
  send,
} from './safeOnChain.ts'

const chain = await openChain()

const owners = [account(0).address, account(1).address]

test.for(safeVersions)(
  'behavior: the contracts of %s agree on every hash',
  async (version) => {
    const safe = await deploySafe(chain, version, owners, 1)
    const domain = { chainId: 1337, safe }
    const separator = await chain.client.readContract({
      address: safe,
      abi: safeAbi,
      functionName: 'domainSeparator',
    })
    await fc.assert(
      fc.asyncProperty(safeTransactions, async (fields) => {
        const tx = createSafeTransaction(fields)
        const hashes = hashSafeTransaction(domain, tx)
        const onChain = await chain.client.readContract({
          address: safe,
          abi: safeAbi,
          functionName: 'getTransactionHash',
          args: [
            tx.to,
            tx.value,
            tx.data,
            tx.operation,
            tx.safeTxGas,
            tx.baseGas,
            tx.gasPrice,
            tx.gasToken,
            tx.refundReceiver,
            tx.nonce,
          ],
        })
        expect(hashes.safeTxHash).toBe(onChain)
        expect(hashes.domainHash).toBe(separator)
      }),
      { numRuns: Math.ceil(numRuns / 3) },
    )
  },
)

test.for(safeVersions)(
  'behavior: %s deploys where it was predicted',
  async (version) => {
    const { proxyFactory, singleton, singletonL2, fallbackHandler } =
      contractsOf(version)
    const code = await chain.client.readContract({
      address: proxyFactory.address,
      abi: [
        {
          type: 'function',
          name: 'proxyCreationCode',
          stateMutability: 'pure',
          inputs: [],
          outputs: [{ type: 'bytes' }],
        },
      ] as const,
      functionName: 'proxyCreationCode',
    })
    for (const { address } of [singleton, singletonL2]) {
      const parameters = {
        singleton: address,
        setup: encodeSetup({
          owners,
          threshold: 2,
          fallbackHandler: fallbackHandler.address,
        }),
        saltNonce: 2n ** 255n + 7n,
      }
      const factory = proxyFactory.address
      const predicted = await predictSafeAddress({
        ...parameters,
        factory,
        version,
      })
      expect(
        await predictSafeAddress({
          ...parameters,
          factory,
          proxyCreationCode: code,
        }),
      ).toBe(predicted)
      await send(chain, {
        to: factory,
        data: encodeCreateProxyWithNonce(parameters),
      })
      const read = await chain.client.readContract({
        address: predicted,
        abi: safeAbi,
        functionName: 'getOwners',
      })
      expect(read).toEqual(owners)
    }
  },
)

test('behavior: every contract that the chain installs has our address and code hash', () => {
  for (const [set, contracts] of Object.entries(chain.contracts)) {
    const [version, kind = 'canonical'] = set.split('+')
    const ours: Record<string, { address: Address } | undefined> =
      getSafeDeployment({
        version: version as '1.3.0',
        kind: kind as 'canonical',
      }) ?? {}
    for (const [name, contract] of Object.entries(contracts))
      expect(ours[name], `${name} ${set}`).toMatchObject(contract)
  }
})
