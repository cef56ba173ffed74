import * as z from 'zod'
import { openLiteral, openUnion, tagsOf } from '../leaves.ts'
import { baseShape } from './dataDecoded.ts'
import { swapOrderShape } from './orders.ts'
import {
  stakingDepositShape,
  stakingExitShape,
  stakingWithdrawShape,
} from './staking.ts'
import { twapOrderShape } from './twapOrder.ts'

export const genericConfirmationViewSchema = z
  .object({
    type: z.literal('GENERIC').describe('Discriminator of the union.'),
    ...baseShape(),
  })
  .meta({
    id: 'GenericConfirmationView',
    description:
      'A call of no special kind; `method` is empty for an undecodable one.',
  })

export const swapOrderConfirmationViewSchema = z
  .object({
    type: z.literal('COW_SWAP_ORDER').describe('Discriminator of the union.'),
    ...baseShape(),
    ...swapOrderShape,
  })
  .meta({
    id: 'SwapOrderConfirmationView',
    description: 'A swap order, described before it is signed.',
  })

export const twapOrderConfirmationViewSchema = z
  .object({
    type: z
      .literal('COW_SWAP_TWAP_ORDER')
      .describe('Discriminator of the union.'),
    ...baseShape(),
    ...twapOrderShape,
  })
  .meta({
    id: 'TwapOrderConfirmationView',
    description: 'An order in parts, described before it is signed.',
  })

export const nativeStakingDepositConfirmationViewSchema = z
  .object({
    type: z
      .literal('KILN_NATIVE_STAKING_DEPOSIT')
      .describe('Discriminator of the union.'),
    ...baseShape(),
    ...stakingDepositShape,
  })
  .meta({
    id: 'NativeStakingDepositConfirmationView',
    description: 'A staking deposit, described before it is signed.',
  })

export const nativeStakingValidatorsExitConfirmationViewSchema = z
  .object({
    type: z
      .literal('KILN_NATIVE_STAKING_VALIDATORS_EXIT')
      .describe('Discriminator of the union.'),
    ...baseShape(),
    ...stakingExitShape,
  })
  .meta({
    id: 'NativeStakingValidatorsExitConfirmationView',
    description: 'An exit of validators, described before it is signed.',
  })

export const nativeStakingWithdrawConfirmationViewSchema = z
  .object({
    type: z
      .literal('KILN_NATIVE_STAKING_WITHDRAW')
      .describe('Discriminator of the union.'),
    ...baseShape(),
    ...stakingWithdrawShape,
  })
  .meta({
    id: 'NativeStakingWithdrawConfirmationView',
    description: 'A staking withdrawal, described before it is signed.',
  })

export const confirmationViewSchema = openUnion('type', [
  genericConfirmationViewSchema,
  swapOrderConfirmationViewSchema,
  twapOrderConfirmationViewSchema,
  nativeStakingDepositConfirmationViewSchema,
  nativeStakingValidatorsExitConfirmationViewSchema,
  nativeStakingWithdrawConfirmationViewSchema,
]).meta({
  id: 'ConfirmationView',
  description:
    'View of a call before its confirmation. Keep a default branch: a gateway may know more kinds.',
})

export const confirmationViewTypeSchema = openLiteral(
  ...tagsOf('type', confirmationViewSchema),
).describe('Kind of a description before signing.')
