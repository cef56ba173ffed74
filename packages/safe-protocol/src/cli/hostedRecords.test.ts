import { describe, expect, test } from 'vitest'
import { runIn } from './createFakeWorld.test.fixture.ts'

/**
 * Transactions as Safe's hosted gateway sent them, field by field, in three years.
 * Their hashes and signatures were made by Safe's own wallet, on the chains named here.
 */
const hostedRecords = [
  {
    year: 2022,
    chainId: 4,
    record: {
      safeAddress: '0x7860e1F21b84D17A364A6CCc653701a2cCc1Ba6b',
      txId: 'multisig_0x7860e1F21b84D17A364A6CCc653701a2cCc1Ba6b_0xb5e9fe43295172e242a8d9b1ef313be8bbefda6a2aa62dc43bc2c9a5178c7d11',
      executedAt: null,
      txStatus: 'AWAITING_CONFIRMATIONS',
      txInfo: {
        type: 'Transfer',
        sender: { value: '0x7860e1F21b84D17A364A6CCc653701a2cCc1Ba6b' },
        recipient: { value: '0x36A7784B4C97f77D32e754Df78183df9Ad8a7604' },
        direction: 'OUTGOING',
        transferInfo: {
          type: 'ERC20',
          tokenAddress: '0x3f5faec54Be9beD1756D53818a2c4eaEf6827B56',
          tokenName: 'Family-DAO-1',
          tokenSymbol: 'FAMD1',
          logoUri:
            'https://safe-transaction-assets.gnosis-safe.io/tokens/logos/0x3f5faec54Be9beD1756D53818a2c4eaEf6827B56.png',
          decimals: 18,
          value: '21000000000000000000',
        },
      },
      txData: {
        hexData:
          '0xa9059cbb00000000000000000000000036a7784b4c97f77d32e754df78183df9ad8a7604000000000000000000000000000000000000000000000001236efcbcbb340000',
        dataDecoded: {
          method: 'transfer',
          parameters: [
            {
              name: 'to',
              type: 'address',
              value: '0x36A7784B4C97f77D32e754Df78183df9Ad8a7604',
            },
            { name: 'value', type: 'uint256', value: '21000000000000000000' },
          ],
        },
        to: {
          value: '0x3f5faec54Be9beD1756D53818a2c4eaEf6827B56',
          name: 'Family-DAO-1',
          logoUri:
            'https://safe-transaction-assets.gnosis-safe.io/tokens/logos/0x3f5faec54Be9beD1756D53818a2c4eaEf6827B56.png',
        },
        value: '0',
        operation: 0,
      },
      detailedExecutionInfo: {
        type: 'MULTISIG',
        submittedAt: 1659708582044,
        nonce: 2,
        safeTxGas: '0',
        baseGas: '0',
        gasPrice: '0',
        gasToken: '0x0000000000000000000000000000000000000000',
        refundReceiver: { value: '0x0000000000000000000000000000000000000000' },
        safeTxHash:
          '0xb5e9fe43295172e242a8d9b1ef313be8bbefda6a2aa62dc43bc2c9a5178c7d11',
        executor: null,
        signers: [
          { value: '0xab5eAE09AaEF48313fd8a030522A5D2b241df18c' },
          { value: '0x36A7784B4C97f77D32e754Df78183df9Ad8a7604' },
        ],
        confirmationsRequired: 2,
        confirmations: [
          {
            signer: { value: '0x36A7784B4C97f77D32e754Df78183df9Ad8a7604' },
            signature:
              '0x35b3bd4f27827d900eb7796cc436badeba69226a8a27e1cd9c33b3f491898c9b1a3348eaee85f5599691c51c9e5e2510082f9b0ed8b92447182e99e408e069ed1c',
            submittedAt: 1659708582082,
          },
        ],
      },
      txHash: null,
    },
  },
  {
    year: 2023,
    chainId: 137,
    record: {
      safeAddress: '0xf6fA97A91e3d190e067846269aaAdECBC9A8C87a',
      txId: 'multisig_0xf6fA97A91e3d190e067846269aaAdECBC9A8C87a_0x7de0a709e0da273728c02a123d1533e412604c5d1935ebbcce1423e9a9b0a30a',
      executedAt: null,
      txStatus: 'AWAITING_CONFIRMATIONS',
      txInfo: {
        type: 'Custom',
        to: {
          value: '0x11d9efDf4Ab4A3bfabf5C7089F56AA4F059AA14C',
          name: 'Breadchain Stablecoin',
          logoUri:
            'https://safe-transaction-assets.safe.global/tokens/logos/0x11d9efDf4Ab4A3bfabf5C7089F56AA4F059AA14C.png',
        },
        dataSize: '68',
        value: '0',
        methodName: 'burn',
        actionCount: null,
        isCancellation: false,
      },
      txData: {
        hexData:
          '0xfcd3533c0000000000000000000000000000000000000000000000000de0b6b3a7640000000000000000000000000000f6fa97a91e3d190e067846269aaadecbc9a8c87a',
        dataDecoded: {
          method: 'burn',
          parameters: [
            { name: '_tokenId', type: 'uint256', value: '1000000000000000000' },
            {
              name: '_of',
              type: 'address',
              value: '0xf6fA97A91e3d190e067846269aaAdECBC9A8C87a',
            },
          ],
        },
        to: {
          value: '0x11d9efDf4Ab4A3bfabf5C7089F56AA4F059AA14C',
          name: 'Breadchain Stablecoin',
          logoUri:
            'https://safe-transaction-assets.safe.global/tokens/logos/0x11d9efDf4Ab4A3bfabf5C7089F56AA4F059AA14C.png',
        },
        value: '0',
        operation: 0,
        trustedDelegateCallTarget: null,
        addressInfoIndex: null,
      },
      txHash: null,
      detailedExecutionInfo: {
        type: 'MULTISIG',
        submittedAt: 1693398131768,
        nonce: 6,
        safeTxGas: '0',
        baseGas: '0',
        gasPrice: '0',
        gasToken: '0x0000000000000000000000000000000000000000',
        refundReceiver: {
          value: '0x0000000000000000000000000000000000000000',
          name: null,
          logoUri: null,
        },
        safeTxHash:
          '0x7de0a709e0da273728c02a123d1533e412604c5d1935ebbcce1423e9a9b0a30a',
        executor: null,
        signers: [
          {
            value: '0x8a35D1EB766f4f0Cb3Bb34760B7628f3e04c1c0d',
            name: null,
            logoUri: null,
          },
        ],
        confirmationsRequired: 1,
        confirmations: [],
        rejectors: [],
        gasTokenInfo: null,
        trusted: false,
      },
      safeAppInfo: null,
    },
  },
  {
    year: 2025,
    chainId: 1,
    record: {
      safeAddress: '0x9B268cCe1138D8f3db27881D294704aE2353B833',
      txId: 'multisig_0x9B268cCe1138D8f3db27881D294704aE2353B833_0x71bbd1697aa1ff2e50cb9afb4f1b4abe59b8849f32bc58be1b3dbcbdb2330f1d',
      executedAt: null,
      txStatus: 'AWAITING_CONFIRMATIONS',
      txInfo: {
        type: 'Transfer',
        humanDescription: null,
        sender: {
          value: '0x9B268cCe1138D8f3db27881D294704aE2353B833',
          name: null,
          logoUri: null,
        },
        recipient: {
          value: '0x8CF60B289f8d31F737049B590b5E4285Ff0Bd1D1',
          name: 'GnosisSafeProxy',
          logoUri: null,
        },
        direction: 'OUTGOING',
        transferInfo: { type: 'NATIVE_COIN', value: '1000000000000000' },
      },
      txData: {
        hexData: null,
        dataDecoded: null,
        to: {
          value: '0x8CF60B289f8d31F737049B590b5E4285Ff0Bd1D1',
          name: 'GnosisSafeProxy',
          logoUri: null,
        },
        value: '1000000000000000',
        operation: 0,
        trustedDelegateCallTarget: null,
        addressInfoIndex: null,
      },
      txHash: null,
      detailedExecutionInfo: {
        type: 'MULTISIG',
        submittedAt: 1740639328380,
        nonce: 1,
        safeTxGas: '0',
        baseGas: '0',
        gasPrice: '0',
        gasToken: '0x0000000000000000000000000000000000000000',
        refundReceiver: {
          value: '0x0000000000000000000000000000000000000000',
          name: null,
          logoUri: null,
        },
        safeTxHash:
          '0x71bbd1697aa1ff2e50cb9afb4f1b4abe59b8849f32bc58be1b3dbcbdb2330f1d',
        executor: null,
        signers: [
          {
            value: '0x466a8c62eA9Eb6f49c718A0244B095AB05519DEa',
            name: null,
            logoUri: null,
          },
          {
            value: '0xfF542BbB954E836f2fA1F2f53D5444aF36a701Ee',
            name: null,
            logoUri: null,
          },
          {
            value: '0x7aE77149ed38c5dD313e9069d790Ce7085caf0A6',
            name: null,
            logoUri: null,
          },
        ],
        confirmationsRequired: 2,
        confirmations: [
          {
            signer: {
              value: '0x466a8c62eA9Eb6f49c718A0244B095AB05519DEa',
              name: null,
              logoUri: null,
            },
            signature:
              '0x47a7676d459e942e79f2cb91d24c39d0ba14177ce197c796fd53cdd65e4ec7f2014cd0a720ef22de8ef68bc704bed54317371c7395bf73dab337f4438509d12e1b',
            submittedAt: 1740639328433,
          },
        ],
        rejectors: [],
        gasTokenInfo: null,
        trusted: true,
        proposer: {
          value: '0x466a8c62eA9Eb6f49c718A0244B095AB05519DEa',
          name: null,
          logoUri: null,
        },
        proposedByDelegate: null,
      },
      safeAppInfo: null,
      note: null,
    },
  },
] as const

const verify = (record: object, chainId: number) =>
  runIn(
    { files: { 'record.json': JSON.stringify(record) } },
    ...['record.json', '--chain', `${chainId}`, '--json'],
  )

/** The record with another value for a text, wherever it stands. */
const replaced = (record: object, from: string, to: string) => {
  const text = JSON.stringify(record)
  if (!text.includes(from)) throw new Error(`The record has no ${from}.`)
  return JSON.parse(text.replaceAll(from, to))
}

describe.each(hostedRecords)(
  'records of the hosted gateway, $year',
  ({ year, chainId, record }) => {
    const { detailedExecutionInfo: execution, txData } = record

    test('default: the hash and the signatures are those of Safe’s wallet', async () => {
      const { code, out } = await verify(record, chainId)
      const report = JSON.parse(out)
      expect(code).toBe(0)
      expect(report.hashes.safeTxHash).toBe(execution.safeTxHash)
      expect(out.includes('Whether a call that cannot be decoded')).toBe(
        year === 2023,
      )
      expect(out.match(/"eip712"/gu) ?? []).toHaveLength(
        execution.confirmations.length,
      )
    })

    test.each([
      ['another nonce', `"nonce":${execution.nonce}`, '"nonce":99'],
      ['another recipient', txData.to.value, record.safeAddress],
      ['another hash', execution.safeTxHash, `0x${'ab'.repeat(32)}`],
      ['another amount', `"value":"${txData.value}"`, '"value":"7"'],
      ['a delegate call', '"operation":0', '"operation":1'],
      ['a gas price', '"gasPrice":"0"', '"gasPrice":"1"'],
    ])('error: %s is found', async (_, from, to) => {
      const { code } = await verify(replaced(record, from, to), chainId)
      expect(code).toBe(1)
    })

    test('error: another chain is found', async () => {
      expect((await verify(record, 10)).code).toBe(1)
    })
  },
)

test.each(
  hostedRecords.flatMap(({ chainId, record }) =>
    record.detailedExecutionInfo.confirmations.map(({ signature }) => {
      return { chainId, record, signature }
    }),
  ),
)(
  'error: a changed signature of the hosted gateway is found, on chain $chainId',
  async ({ chainId, record, signature }) => {
    const changed = `${signature.slice(0, 20)}${signature[20] === '0' ? 1 : 0}${signature.slice(21)}`
    const { code } = await verify(replaced(record, signature, changed), chainId)
    expect(code).toBe(1)
  },
)

test.each([
  ['an argument', '"value":"1000000000000000000"', '"value":"1"'],
  ['the method', '"method":"burn"', '"method":"mint"'],
])(
  'error: other words than the bytes, in %s of an unknown call',
  async (_, from, to) => {
    const [, { chainId, record }] = hostedRecords
    const { code } = await verify(replaced(record, from, to), chainId)
    expect(code).toBe(1)
  },
)
