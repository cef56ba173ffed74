import type { ReactNode } from 'react'
import type { UnprovenToken } from '../token/provenToken.ts'

/** Whole sentences, so that each language can put its words in its order. */
export interface SentenceLabels {
  nothing: (to: ReactNode) => ReactNode
  send: (amount: ReactNode, to: ReactNode) => ReactNode
  /** An amount of a token whose symbol and decimals are not proven. */
  units: (value: bigint, token: string, why?: UnprovenToken) => ReactNode
  /** `isOpen`: the gas that is used is paid as well, whatever it is. */
  pay: (
    amount: ReactNode,
    to: ReactNode,
    isOpen: boolean,
    rest: ReactNode,
  ) => ReactNode
  executor: string
  /** `isIncrease`: on top of what it may spend now. */
  approve: (
    spender: ReactNode,
    amount: ReactNode,
    isIncrease: boolean,
  ) => ReactNode
  revoke: (spender: ReactNode, token: ReactNode) => ReactNode
  unlimited: (token: string) => ReactNode
  unlimitedUnits: (token: string) => ReactNode
  everyNft: (collection: string) => ReactNode
  rejection: ReactNode
  batch: (count: number) => ReactNode
  settings: (method: string) => ReactNode
  message: ReactNode
  delegate: (to: ReactNode) => ReactNode
  call: (method: string, to: ReactNode, amount?: ReactNode) => ReactNode
  unknownMethod: string
}

const unitReasons = {
  single: 'one source alone knows its decimals',
  contradicted: 'the sources disagree about it',
  likeCoin: 'it calls itself like the network’s coin',
}

export const defaultSentenceLabels: SentenceLabels = {
  nothing: (to) => <>Send nothing: an empty call to {to}</>,
  send: (amount, to) => (
    <>
      Send {amount} to {to}
    </>
  ),
  units: (value, token, why) =>
    `${value} units of token ${token}${why && why !== 'unknown' ? ` (${unitReasons[why]})` : ''}`,
  pay: (amount, to, isOpen, rest) => (
    <>
      Pay {isOpen ? 'the gas it uses and ' : 'up to '}
      {amount} to {to}, and: {rest}
    </>
  ),
  executor: 'whoever executes it',
  approve: (spender, amount, isIncrease) => (
    <>
      Let {spender} spend {amount}
      {isIncrease && ' more'}
    </>
  ),
  revoke: (spender, token) => (
    <>
      Stop {spender} from spending {token}
    </>
  ),
  unlimited: (token) => `unlimited ${token}`,
  unlimitedUnits: (token) => `unlimited units of token ${token}`,
  everyNft: (collection) => `every NFT of ${collection}`,
  rejection: 'On-chain rejection: use up the nonce and change nothing else',
  batch: (count) => `Do ${count} things in one batch`,
  settings: (method) => `Change this safe’s settings: ${method}`,
  message: 'Sign a message on the chain, in this safe’s name',
  delegate: (to) => <>Run foreign code as this safe: {to}</>,
  call: (method, to, amount) => (
    <>
      Call {method} of {to}
      {amount && <> with {amount}</>}
    </>
  ),
  unknownMethod: 'an unknown function',
}
