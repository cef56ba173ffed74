import type { Recipient, RecipientRisk } from '@strongroom/safe-protocol/risks'
import type { ReactNode } from 'react'
import { cleanText } from '../text/cleanText.ts'

/** Texts of `RecipientList`. */
export interface RecipientListLabels {
  title: string
  /** `hasHistory`: earlier payments are known, from the gateway. */
  count: (count: number, hasHistory: boolean) => string
  /** A recipient without a name. */
  unknown: string
  /** Earlier payments. */
  paid: (count: number, date: string) => string
  firstPayment: string
  /** By the name of the account that is imitated. */
  looksLike: (name: string) => string
  /** What the owner's node has at the address. */
  code: Readonly<Record<'contract' | 'account', string>>
  /** Why an account is listed that is not paid. */
  roles: Readonly<
    Record<Exclude<Recipient['role'], 'payment' | 'spender'>, string>
  >
  nft: (id: bigint | undefined, collection: ReactNode) => ReactNode
  units: (value: bigint, token: ReactNode) => ReactNode
  spends: (amount: ReactNode, isIncrease: boolean) => ReactNode
  revoked: string
  unlimited: (token: ReactNode) => ReactNode
  everyNft: (collection: ReactNode) => ReactNode
  /** Present allowance, and the balance it is for. */
  allowance: (allowance: ReactNode, balance: ReactNode) => ReactNode
  unread: string
  inThis: string
  /** The box under a finding that has to be accepted. */
  confirm: (finding: RecipientRisk) => string
  /** The address that is imitated. `name`: as the user named it. */
  imitated: (name: string | undefined) => string
  /** Where a name leads now. */
  now: string
  /** Recipients after those that are shown. */
  more: (count: number) => string
  /** Shows the next recipients in place of the present ones. */
  showMore: string
  /** Shows the recipients before those that are shown. */
  previous: string
  /** Recipients with a finding to accept, or a refused one, that are not shown now. */
  moreRisky: (count: number) => string
}

export const defaultRecipientListLabels: RecipientListLabels = {
  title: 'Who receives it',
  count: (count, hasHistory) =>
    `${count === 1 ? '1 recipient' : `${count} recipients`}${hasHistory ? ' · history from the gateway' : ''}`,
  unknown: 'Unknown address',
  paid: (count, date) =>
    `Paid ${count === 1 ? 'once' : `${count} times`}, last on ${date}`,
  firstPayment: 'First payment',
  looksLike: (name) => `Looks like ${name}`,
  code: {
    contract: 'A contract',
    account: 'No contract: an ordinary account',
  },
  roles: {
    refund: 'Gets the fee refund',
    owner: 'Becomes an owner',
    module: 'Becomes a module',
    guard: 'Becomes the guard',
    handler: 'Becomes the fallback handler',
  },
  nft: (id, collection) => (
    <>
      {id === undefined ? 'NFTs' : `NFT ${id}`} of {collection}
    </>
  ),
  units: (value, token) => (
    <>
      {`${value}`} units of token {token}
    </>
  ),
  spends: (amount, isIncrease) => (
    <>
      May spend {amount}
      {isIncrease && ' more'}
    </>
  ),
  revoked: 'May no longer spend this token',
  unlimited: (token) => <>unlimited {token}</>,
  everyNft: (collection) => <>every NFT of {collection}</>,
  allowance: (allowance, balance) => (
    <>
      May spend now: {allowance}. The safe has {balance}.
    </>
  ),
  unread: 'not known',
  inThis: 'In this transaction',
  imitated: (name) => (name ? `Your ${name}` : 'The one that you know'),
  now: 'Where the name leads now',
  confirm: (finding) => {
    switch (finding.kind) {
      case 'recipient-look-alike':
      case 'recipient-name-changed':
        return `I checked this address with ${finding.name ? cleanText(finding.name, 64).text : 'its owner'}, by phone or in person`
      case 'recipient-burn':
        return 'I know that what is sent there is lost'
      case 'recipient-is-token':
        return 'I know that the token’s contract may keep what it is sent'
      default:
        return 'I know what this means and want to go on'
    }
  },
  more: (count) => `And ${count} more recipients`,
  showMore: 'Show more recipients',
  previous: 'Show the previous recipients',
  moreRisky: (count) =>
    count === 1
      ? '1 that is not shown now needs attention'
      : `${count} that are not shown now need attention`,
}
