import { describe, expectTypeOf, test } from 'vitest'
import type {
  Address,
  AllOwnedSafes,
  ChainInfo,
  DataDecodedParameter,
  ProposeTransactionBody,
  QueuedItem,
  SafeInfo,
  SettingsInfo,
  TransactionDetails,
  TransactionInfo,
} from '../index.ts'

describe('entities', () => {
  test('safe', () => {
    expectTypeOf<SafeInfo['address']['value']>().toEqualTypeOf<Address>()
    expectTypeOf<SafeInfo['nonce']>().toEqualTypeOf<number>()
    expectTypeOf<SafeInfo['version']>().toEqualTypeOf<
      string | null | undefined
    >()
    expectTypeOf<AllOwnedSafes>().toEqualTypeOf<
      Record<string, Address[] | null>
    >()
  })

  test('unions narrow by their discriminator', () => {
    expectTypeOf<TransactionInfo['type']>().toEqualTypeOf<
      | 'Transfer'
      | 'SettingsChange'
      | 'Custom'
      | 'Creation'
      | 'SwapOrder'
      | 'SwapTransfer'
      | 'TwapOrder'
      | 'NativeStakingDeposit'
      | 'NativeStakingValidatorsExit'
      | 'NativeStakingWithdraw'
      | 'Swap'
      | 'SwapAndBridge'
      | 'VaultDeposit'
      | 'VaultRedeem'
    >()
    expectTypeOf<
      Extract<SettingsInfo, { type: 'ADD_OWNER' }>['threshold']
    >().toEqualTypeOf<number>()
    expectTypeOf<
      Extract<QueuedItem, { type: 'LABEL' }>['label']
    >().toEqualTypeOf<'Next' | 'Queued'>()
    type Details = NonNullable<TransactionDetails['detailedExecutionInfo']>
    expectTypeOf<
      Extract<Details, { type: 'MULTISIG' }>['safeTxGas']
    >().toEqualTypeOf<string>()
  })

  test('open and recursive fields', () => {
    expectTypeOf<'ANYTHING'>().toExtend<ChainInfo['features'][number]>()
    expectTypeOf<string[][]>().toExtend<DataDecodedParameter['value']>()
  })

  test('error: a proposal needs its hash', () => {
    expectTypeOf<
      Omit<ProposeTransactionBody, 'safeTxHash'>
    >().not.toExtend<ProposeTransactionBody>()
    expectTypeOf<ProposeTransactionBody['operation']>().toEqualTypeOf<0 | 1>()
  })
})
