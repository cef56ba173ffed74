import type { Recipient } from '@strongroom/safe-protocol/risks'
import type { ReactNode } from 'react'

/** Texts of `RecipientList`. */
export interface RecipientListLabels {
  title: string
  count: (count: number) => string
  /** A recipient without a name. */
  unknown: string
  /** Earlier payments, from the gateway's history. */
  paid: (count: number, date: string) => string
  neverPaid: string
  /** Why an account is listed that is not paid. */
  roles: Readonly<
    Record<Exclude<Recipient['role'], 'payment' | 'spender'>, string>
  >
  nft: (id: bigint | undefined, collection: string) => string
  units: (value: bigint, token: string) => string
  spends: (amount: ReactNode, isIncrease: boolean) => ReactNode
  revoked: string
  unlimited: (token: string) => string
  everyNft: (collection: string) => string
  /** Present allowance, and the balance it is for. */
  allowance: (allowance: ReactNode, balance: ReactNode) => ReactNode
  unread: string
  inThis: string
  /** The address that is imitated. `name`: as the user named it. */
  imitated: (name: string | undefined) => string
  more: (count: number) => string
}

export const defaultRecipientListLabels: RecipientListLabels = {
  title: 'Who receives it',
  count: (count) => (count === 1 ? '1 recipient' : `${count} recipients`),
  unknown: 'Unknown address',
  paid: (count, date) =>
    `Paid ${count === 1 ? 'once' : `${count} times`}, last on ${date}, according to the gateway`,
  neverPaid: 'First payment: the gateway’s latest history has none to it',
  roles: {
    refund: 'Gets the fee refund',
    owner: 'Becomes an owner',
    module: 'Becomes a module',
    guard: 'Becomes the guard',
    handler: 'Becomes the fallback handler',
  },
  nft: (id, collection) =>
    id === undefined ? `NFTs of ${collection}` : `NFT ${id} of ${collection}`,
  units: (value, token) => `${value} units of token ${token}`,
  spends: (amount, isIncrease) => (
    <>
      May spend {amount}
      {isIncrease && ' more'}
    </>
  ),
  revoked: 'May no longer spend this token',
  unlimited: (token) => `unlimited ${token}`,
  everyNft: (collection) => `every NFT of ${collection}`,
  allowance: (allowance, balance) => (
    <>
      May spend now: {allowance}. The safe has {balance}.
    </>
  ),
  unread: 'not known',
  inThis: 'In this transaction',
  imitated: (name) => (name ? `Your ${name}` : 'The one that you know'),
  more: (count) => `And ${count} more recipients`,
}
