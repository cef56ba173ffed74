import {
  buildSignatureBytes,
  calculateSafeMessageHash,
  calculateSafeTransactionHash,
  EthSafeSignature,
  encodeMultiSendData,
  hashSafeMessage as kitHashSafeMessage,
  predictSafeAddress as kitPredictSafeAddress,
  preimageSafeTransactionHash,
  SafeProvider,
} from '@safe-global/protocol-kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createSafeTransaction,
  decodeCall,
  encodeMultiSend,
  encodeSetup,
  hashMessageDigest,
  hashSafeMessageBytes,
  hashSafeTransaction,
  packSignatures,
  predictSafeAddress,
  type SafeSignature,
} from '../../src/index.ts'
import {
  addresses,
  bytes,
  calls,
  numRuns,
  safeTransactions,
} from '../arbitraries.ts'
import { account, contractsOf, openChain } from './safeOnChain.ts'

// The published toolkit is the oracle here; no code of it is shipped.
const chain = await openChain()

const versions = fc.constantFrom('1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.4.1')
const chainIds = fc.bigInt({ min: 1n, max: 2n ** 53n - 1n })

test('behavior: the same transaction hash and pre-image', () => {
  fc.assert(
    fc.property(
      safeTransactions,
      addresses,
      chainIds,
      versions,
      (fields, safe, chainId, version) => {
        const tx = createSafeTransaction(fields)
        const { domainHash, messageHash, safeTxHash } = hashSafeTransaction(
          { safe, chainId, version },
          tx,
        )
        const plain = Object.fromEntries(
          Object.entries(tx).map(([key, value]) => [
            key,
            typeof value === 'bigint' ? value.toString() : value,
          ]),
        ) as never
        expect(safeTxHash).toBe(
          calculateSafeTransactionHash(safe, plain, version, chainId),
        )
        // The toolkit's pre-image has the chain in it for any version.
        if (version > '1.2.0')
          expect(`0x1901${domainHash.slice(2)}${messageHash.slice(2)}`).toBe(
            preimageSafeTransactionHash(safe, plain, version, chainId),
          )
      },
    ),
    { numRuns },
  )
})

test('behavior: the same message hashes', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      addresses,
      chainIds,
      (text, safe, chainId) => {
        const digest = hashMessageDigest(text)
        expect(digest).toBe(kitHashSafeMessage(text))
        expect(
          hashSafeMessageBytes({ safe, chainId }, digest).safeMessageHash,
        ).toBe(calculateSafeMessageHash(safe, digest, '1.4.1', chainId))
      },
    ),
    { numRuns },
  )
})

test('behavior: the same batch', () => {
  fc.assert(
    fc.property(fc.array(calls, { maxLength: 6 }), (batch) => {
      const packed = encodeMultiSendData(
        batch.map((call) => ({ ...call, value: call.value.toString() })),
      )
      const { method } = decodeCall({
        to: account(0).address,
        data: encodeMultiSend(batch),
      })
      expect(method?.parameters[0]?.value).toBe(packed)
    }),
    { numRuns },
  )
})

test('behavior: the same packed signatures', () => {
  const signature = fc.oneof(
    fc.record({
      kind: fc.constant('contract' as const),
      signer: addresses,
      data: bytes(0, 90),
    }),
    fc.record({
      kind: fc.constantFrom('eip712' as const),
      signer: addresses,
      data: bytes(64, 64).map((rs) => `${rs}1b` as const),
    }),
  )
  const lists = fc.uniqueArray(signature, {
    maxLength: 5,
    selector: ({ signer }) => signer,
  })
  fc.assert(
    fc.property(lists, (list) => {
      const theirs = list.map(
        ({ kind, signer, data }) =>
          new EthSafeSignature(signer, data, kind === 'contract'),
      )
      expect(packSignatures(list as SafeSignature[])).toBe(
        buildSignatureBytes(theirs).toLowerCase(),
      )
    }),
    { numRuns },
  )
})

test.for(['1.3.0', '1.4.1'] as const)(
  'behavior: the same predicted address for %s',
  async (version) => {
    // Chain 1337 is registered with the second set of 1.3.0.
    const { proxyFactory, singletonL2, fallbackHandler } = contractsOf(
      version,
      version === '1.3.0' ? 'eip155' : 'canonical',
    )
    const owners = [account(0).address, account(1).address]
    const safeProvider = await SafeProvider.init({ provider: chain.rpcUrl })
    const theirs = await kitPredictSafeAddress({
      safeProvider,
      chainId: 1337n,
      safeAccountConfig: { owners, threshold: 2 },
      safeDeploymentConfig: {
        saltNonce: '77',
        safeVersion: version,
      },
    })
    const ours = await predictSafeAddress({
      version,
      factory: proxyFactory.address,
      singleton: singletonL2.address,
      setup: encodeSetup({
        owners,
        threshold: 2,
        fallbackHandler: fallbackHandler.address,
      }),
      saltNonce: 77n,
    })
    expect(ours).toBe(theirs)
  },
)
