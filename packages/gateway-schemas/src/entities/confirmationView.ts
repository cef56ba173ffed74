import { type NamedObject, type NamedSchema, named } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { literal, openLiteral } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { discriminatedUnion } from '../core/union.ts'
import { baseShape } from './dataDecoded.ts'
import { swapOrderShape } from './orders.ts'
import {
  stakingDepositShape,
  stakingExitShape,
  stakingWithdrawShape,
} from './staking.ts'
import { twapOrderShape } from './twapOrder.ts'

const generic = object({
  /** Discriminator of the union. */
  type: literal('GENERIC'),
  ...baseShape,
})
/** A call of no special kind; `method` is empty for an undecodable one. */
export interface GenericConfirmationView extends Infer<typeof generic> {}
export const genericConfirmationViewSchema: NamedObject<GenericConfirmationView> =
  named('GenericConfirmationView', generic)

const swapOrder = object({
  /** Discriminator of the union. */
  type: literal('COW_SWAP_ORDER'),
  ...baseShape,
  ...swapOrderShape,
})
export interface SwapOrderConfirmationView extends Infer<typeof swapOrder> {}
export const swapOrderConfirmationViewSchema: NamedObject<SwapOrderConfirmationView> =
  named('SwapOrderConfirmationView', swapOrder)

const twapOrder = object({
  /** Discriminator of the union. */
  type: literal('COW_SWAP_TWAP_ORDER'),
  ...baseShape,
  ...twapOrderShape,
})
export interface TwapOrderConfirmationView extends Infer<typeof twapOrder> {}
export const twapOrderConfirmationViewSchema: NamedObject<TwapOrderConfirmationView> =
  named('TwapOrderConfirmationView', twapOrder)

const deposit = object({
  /** Discriminator of the union. */
  type: literal('KILN_NATIVE_STAKING_DEPOSIT'),
  ...baseShape,
  ...stakingDepositShape,
})
export interface NativeStakingDepositConfirmationView
  extends Infer<typeof deposit> {}
export const nativeStakingDepositConfirmationViewSchema: NamedObject<NativeStakingDepositConfirmationView> =
  named('NativeStakingDepositConfirmationView', deposit)

const exit = object({
  /** Discriminator of the union. */
  type: literal('KILN_NATIVE_STAKING_VALIDATORS_EXIT'),
  ...baseShape,
  ...stakingExitShape,
})
export interface NativeStakingValidatorsExitConfirmationView
  extends Infer<typeof exit> {}
export const nativeStakingValidatorsExitConfirmationViewSchema: NamedObject<NativeStakingValidatorsExitConfirmationView> =
  named('NativeStakingValidatorsExitConfirmationView', exit)

const withdraw = object({
  /** Discriminator of the union. */
  type: literal('KILN_NATIVE_STAKING_WITHDRAW'),
  ...baseShape,
  ...stakingWithdrawShape,
})
export interface NativeStakingWithdrawConfirmationView
  extends Infer<typeof withdraw> {}
export const nativeStakingWithdrawConfirmationViewSchema: NamedObject<NativeStakingWithdrawConfirmationView> =
  named('NativeStakingWithdrawConfirmationView', withdraw)

const confirmationView = discriminatedUnion(
  'type',
  [
    genericConfirmationViewSchema,
    swapOrderConfirmationViewSchema,
    twapOrderConfirmationViewSchema,
    nativeStakingDepositConfirmationViewSchema,
    nativeStakingValidatorsExitConfirmationViewSchema,
    nativeStakingWithdrawConfirmationViewSchema,
  ],
  { open: true },
)
/**
 * View of a call before its confirmation. Keep a default branch: a gateway may
 * know more kinds.
 */
export type ConfirmationView = Infer<typeof confirmationView>
export const confirmationViewSchema: NamedSchema<ConfirmationView> = named(
  'ConfirmationView',
  confirmationView,
)

export const confirmationViewTypeSchema = openLiteral(...confirmationView.tags)
export type ConfirmationViewType = Infer<typeof confirmationViewTypeSchema>
