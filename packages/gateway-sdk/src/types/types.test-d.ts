import type {
  requestSchemas,
  responseSchemas,
} from '@strongroom/gateway-schemas'
import { describe, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type { AnswersByCall, BodiesByCall } from './byCall.gen.ts'
import type {
  Address,
  AllOwnedSafes,
  ChainInfo,
  ConfirmationView,
  DataDecodedParameter,
  DateLabel,
  DeleteDelegateBody,
  GasPrice,
  Hex,
  HistoryItem,
  MessageItem,
  MessageListItem,
  NotificationType,
  OrderStatus,
  Page,
  ProposeTransactionBody,
  QueuedItem,
  RegisterDeviceV2Body,
  RelayStatus,
  SafeApp,
  SafeInfo,
  SafeMessage,
  SettingsInfo,
  TransactionDetails,
  TransactionInfo,
  TransactionItem,
  TypedData,
} from './index.gen.ts'

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

  test('recursive fields', () => {
    expectTypeOf<string[][]>().toExtend<DataDecodedParameter['value']>()
  })

  test('pages', () => {
    type Answer<K extends keyof AnswersByCall> = AnswersByCall[K]
    expectTypeOf<Answer<'getTransactionQueue'>>().toExtend<Page<QueuedItem>>()
    expectTypeOf<Answer<'getTransactionHistory'>>().toExtend<
      Page<HistoryItem>
    >()
    expectTypeOf<Answer<'getModuleTransactions'>>().toExtend<
      Page<TransactionItem>
    >()
    expectTypeOf<Answer<'getSafeMessages'>>().toExtend<Page<MessageListItem>>()
  })
})

describe('unions narrow by their discriminator', () => {
  test('transactions', () => {
    const info = {} as TransactionInfo
    if (info.type === 'Transfer' && info.transferInfo.type === 'ERC20')
      expectTypeOf(info.transferInfo.tokenAddress).toEqualTypeOf<Address>()
    if (info.type === 'Transfer' && info.transferInfo.type === 'NATIVE_COIN')
      expectTypeOf(info.transferInfo).not.toHaveProperty('tokenAddress')
    if (info.type === 'Custom')
      expectTypeOf(info.isCancellation).toEqualTypeOf<boolean>()
    if (info.type === 'TwapOrder' && info.startTime.startType === 'AT_EPOCH')
      expectTypeOf(info.startTime.epoch).toEqualTypeOf<number>()
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
  })

  test('settings', () => {
    const settings = {} as SettingsInfo
    switch (settings.type) {
      case 'ADD_OWNER':
      case 'REMOVE_OWNER':
        expectTypeOf(settings.threshold).toEqualTypeOf<number>()
        break
      case 'CHANGE_MASTER_COPY':
        expectTypeOf(settings.implementation.value).toEqualTypeOf<Address>()
        break
      case 'SWAP_OWNER':
        expectTypeOf(settings.oldOwner.value).toEqualTypeOf<Address>()
        break
      case 'DELETE_GUARD':
        expectTypeOf(settings).toEqualTypeOf<{ type: 'DELETE_GUARD' }>()
    }
  })

  test('lists', () => {
    const queued = {} as QueuedItem
    if (queued.type === 'LABEL')
      expectTypeOf(queued.label).toEqualTypeOf<'Next' | 'Queued'>()
    if (queued.type === 'CONFLICT_HEADER')
      expectTypeOf(queued.nonce).toEqualTypeOf<number>()
    if (queued.type === 'TRANSACTION')
      expectTypeOf(queued.transaction.txInfo).toEqualTypeOf<TransactionInfo>()
    const past = {} as HistoryItem
    if (past.type === 'DATE_LABEL')
      expectTypeOf(past.timestamp).toEqualTypeOf<number>()
    const execution = {} as NonNullable<
      TransactionDetails['detailedExecutionInfo']
    >
    if (execution.type === 'MULTISIG')
      expectTypeOf(execution.safeTxGas).toEqualTypeOf<string>()
    if (execution.type === 'MODULE')
      expectTypeOf(execution.address.value).toEqualTypeOf<Address>()
  })

  test('messages', () => {
    const item = {} as MessageListItem
    if (item.type === 'MESSAGE') expectTypeOf(item).toEqualTypeOf<MessageItem>()
    else expectTypeOf(item).toEqualTypeOf<DateLabel>()
    expectTypeOf<SafeMessage>().not.toHaveProperty('type')
    const { message } = {} as SafeMessage
    if (typeof message !== 'string')
      expectTypeOf(message).toEqualTypeOf<TypedData>()
    expectTypeOf<SafeMessage['preparedSignature']>().toEqualTypeOf<
      Hex | null | undefined
    >()
  })

  test('confirmation views, gas prices and apps', () => {
    const view = {} as ConfirmationView
    expectTypeOf(view.method).toEqualTypeOf<string>()
    if (view.type === 'COW_SWAP_ORDER')
      expectTypeOf(view.uid).toEqualTypeOf<string>()
    if (view.type === 'KILN_NATIVE_STAKING_DEPOSIT')
      expectTypeOf(view.annualNrr).toEqualTypeOf<number>()
    if (view.type === 'GENERIC') expectTypeOf(view).not.toHaveProperty('uid')
    const price = {} as GasPrice
    if (price.type === 'fixed' || price.type === 'FIXED')
      expectTypeOf(price.weiValue).toEqualTypeOf<string>()
    const { accessControl } = {} as SafeApp
    if (accessControl.type === 'DOMAIN_ALLOWLIST')
      expectTypeOf(accessControl.value).toEqualTypeOf<
        string[] | null | undefined
      >()
  })
})

describe('open enumerations', () => {
  test('take any string and keep the known ones', () => {
    expectTypeOf<'ANYTHING'>().toExtend<ChainInfo['features'][number]>()
    expectTypeOf<'EIP1559'>().toExtend<ChainInfo['features'][number]>()
    expectTypeOf<string>().toExtend<OrderStatus>()
    // A plain string would have no known members to offer.
    expectTypeOf<OrderStatus>().not.toEqualTypeOf<string>()
    expectTypeOf<
      Extract<OrderStatus, 'fulfilled'>
    >().toEqualTypeOf<'fulfilled'>()
    expectTypeOf<
      Extract<NotificationType, 'INCOMING_ETHER'>
    >().toEqualTypeOf<'INCOMING_ETHER'>()
    expectTypeOf<number>().toExtend<RelayStatus['status']>()
    expectTypeOf<Extract<RelayStatus['status'], 110>>().toEqualTypeOf<110>()
  })

  test('error: bodies stay closed', () => {
    expectTypeOf<'BIRTHDAY'>().not.toExtend<
      RegisterDeviceV2Body['safes'][number]['notificationTypes'][number]
    >()
    expectTypeOf<'TOASTER'>().not.toExtend<RegisterDeviceV2Body['deviceType']>()
  })
})

describe('optional fields', () => {
  type OptionalKey<T> = {
    [K in keyof T]-?: T extends Record<K, T[K]> ? never : K
  }[keyof T]
  type Lacking<T> = T extends readonly (infer I)[]
    ? Lacking<I>
    : T extends object
      ? {
          [K in OptionalKey<T>]: null extends T[K] ? never : K
        }[OptionalKey<T>]
      : never
  type Answers = {
    [K in keyof AnswersByCall]: Lacking<AnswersByCall[K]>
  }

  test('in answers may also be null', () => {
    expectTypeOf<OptionalKey<{ a?: 1; b: 2 }>>().toEqualTypeOf<'a'>()
    expectTypeOf<Lacking<{ a?: 1; b?: 2 | null }>>().toEqualTypeOf<'a'>()
    expectTypeOf<Answers[keyof Answers]>().toEqualTypeOf<never>()
    expectTypeOf<Lacking<TransactionInfo>>().toEqualTypeOf<never>()
  })
})

describe('bodies', () => {
  test('error: a proposal needs its hash', () => {
    expectTypeOf<
      Omit<ProposeTransactionBody, 'safeTxHash'>
    >().not.toExtend<ProposeTransactionBody>()
    expectTypeOf<ProposeTransactionBody['operation']>().toEqualTypeOf<0 | 1>()
  })

  test('by call', () => {
    expectTypeOf<
      BodiesByCall['deleteDelegate']
    >().toEqualTypeOf<DeleteDelegateBody>()
  })
})

describe('generated types equal those of the schemas', () => {
  type Output<S> = {
    -readonly [K in keyof S]: S[K] extends z.ZodType ? z.output<S[K]> : never
  }

  test('answers', () => {
    expectTypeOf<
      Output<typeof responseSchemas>
    >().toEqualTypeOf<AnswersByCall>()
  })

  test('bodies', () => {
    expectTypeOf<Output<typeof requestSchemas>>().toEqualTypeOf<BodiesByCall>()
  })
})
