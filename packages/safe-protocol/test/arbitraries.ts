import fc from 'fast-check'
import type { Address, Hex } from 'viem'
import { getAddress } from 'viem'
import type { MultiSendCall, SafeTransaction } from '../src/index.ts'

/** Property tests run this often; a failure prints its seed. */
export const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 300)

export const bytes = (minLength: number, maxLength: number) =>
  fc
    .uint8Array({ minLength, maxLength })
    .map((array): Hex => `0x${Buffer.from(array).toString('hex')}`)

export const addresses = fc.oneof(
  {
    weight: 9,
    arbitrary: bytes(20, 20).map((hex): Address => getAddress(hex)),
  },
  {
    weight: 1,
    arbitrary: fc.constant<Address>(
      '0x0000000000000000000000000000000000000000',
    ),
  },
)

export const uint256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

const operation = fc.constantFrom(0 as const, 1 as const)

export const calls: fc.Arbitrary<MultiSendCall> = fc.record({
  to: addresses,
  value: uint256,
  data: bytes(0, 100),
  operation,
})

export const safeTransactions: fc.Arbitrary<SafeTransaction> = fc.record({
  to: addresses,
  value: uint256,
  data: bytes(0, 300),
  operation,
  safeTxGas: uint256,
  baseGas: uint256,
  gasPrice: uint256,
  gasToken: addresses,
  refundReceiver: addresses,
  nonce: uint256,
})
