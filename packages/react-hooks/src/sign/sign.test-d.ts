import type {
  confirmTransaction,
  proposeTransaction,
} from '@strongroom/gateway-sdk'
import type { SafeTransaction } from '@strongroom/safe-protocol'
import { expectTypeOf, test } from 'vitest'
import {
  useConfirmTransaction,
  useExecuteTransaction,
  useProposeTransaction,
  useSignTransaction,
} from '../index.ts'
import type { executeTransaction, signTransaction } from './index.ts'

const safe = {
  chainId: '1',
  safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
} as const
declare const transaction: SafeTransaction
const safeTxHash = '0x12'

test('behavior: takes a draft or a hash and requires one of them', () => {
  expectTypeOf({ ...safe, transaction }).toExtend<signTransaction.Parameters>()
  expectTypeOf({
    ...safe,
    safeTxHash,
  } as const).toExtend<signTransaction.Parameters>()
  expectTypeOf(safe).not.toExtend<signTransaction.Parameters>()
  expectTypeOf(safe).not.toExtend<executeTransaction.Parameters>()
})

test('behavior: the signed transaction fits the proposal', () => {
  const { data } = useSignTransaction()
  type Signed = NonNullable<typeof data>
  expectTypeOf<Signed['proposal']>().toExtend<proposeTransaction.Parameters>()
  expectTypeOf<
    Signed['confirmation']
  >().toExtend<confirmTransaction.Parameters>()
  expectTypeOf(useProposeTransaction().mutate).toBeCallableWith(
    {} as Signed['proposal'],
  )
  expectTypeOf(useConfirmTransaction().mutate).toBeCallableWith(
    {} as Signed['confirmation'],
  )
})

test('behavior: an execution that resolves is a success', () => {
  const { data } = useExecuteTransaction()
  expectTypeOf<NonNullable<typeof data>['status']>().toEqualTypeOf<'success'>()
})
