import type { ReactNode } from 'react'

/** The headings and sentences of `MessageDetails`. */
export interface MessageDetailsLabels {
  loading: string
  failed: string
  failedHint: string
  foreign: string
  unreadable: string
  /** Follows `foreign` and `unreadable`. */
  nothingShown: string
  checking: string
  /** The title, and the same of what an app asks for. */
  title: string
  asked: (origin: ReactNode) => ReactNode
  /** Follows where the gateway alone names the app. */
  claimed: string
  /** `name` is empty where it is not known. */
  chain: (name: string, id: string) => string
  signed: string
  waits: string
  content: string
  contentHint: string
  signatures: string
  packed: string
  packedHint: string
  copy: string
}

export const defaultMessageDetailsLabels: MessageDetailsLabels = {
  loading: 'Loading the message',
  failed: 'This message could not be loaded',
  failedHint: 'It may be of another network, or the gateway does not answer.',
  foreign: 'The gateway sent another message than the one this link names',
  unreadable: 'This message cannot be read',
  nothingShown: 'Nothing of it is shown, and nothing can be signed here.',
  checking: 'Checking the message',
  title: 'Sign a message in this safe’s name',
  asked: (origin) => (
    <>{origin} asks for a message signed in this safe’s name</>
  ),
  claimed: 'According to the gateway; who asks is not part of what is signed.',
  chain: (name, id) => (name ? `Network: ${name} (${id}).` : `Network: ${id}.`),
  signed: 'Signed',
  waits: 'Needs signatures',
  content: 'What is signed',
  contentHint: 'Hashed in this browser from exactly what is shown here.',
  signatures: 'Signatures',
  packed: 'Packed signature',
  packedHint:
    'For a contract or an app that asks the safe with isValidSignature.',
  copy: 'Copy signature',
}

/** Names of a message's hashes and of those who say them. */
export interface MessageHashLabels {
  text: string
  typedData: string
  domain: string
  message: string
  safeMessage: string
  local: string
  gateway: string
  chain: string
}

export const defaultMessageHashLabels: MessageHashLabels = {
  text: 'Hash of the text',
  typedData: 'Hash of the typed data',
  domain: 'Domain hash',
  message: 'Message hash',
  safeMessage: 'Safe message hash',
  local: 'Computed here from the message shown',
  gateway: 'Declared by the gateway',
  chain: 'Safe contract on your RPC',
}

/** Names of the entries of a message's timeline. */
export interface MessageTimelineLabels {
  signed: string
  missing: (count: number) => string
  notSigned: string
  /** The same of the connected account, where its signature is asked for. */
  yourTurn: string
  accepted: string
}

export const defaultMessageTimelineLabels: MessageTimelineLabels = {
  signed: 'Signed',
  missing: (count) =>
    `${count} more ${count === 1 ? 'signature' : 'signatures'} needed from:`,
  notSigned: 'Not yet',
  yourTurn: 'Your turn',
  accepted: 'The safe contract accepts these signatures',
}
