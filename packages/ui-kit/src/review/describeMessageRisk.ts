import type {
  Decision,
  MessageRisk,
  Reason,
  RecipientRisk,
  Risk,
} from '@strongroom/safe-protocol/risks'
import { cleanText } from '../text/cleanText.ts'
import {
  defaultRiskLabels,
  describeRisk,
  type RiskLabels,
  type RiskText,
} from './describeRisk.ts'

/**
 * The texts for the findings in a message, by kind. Those about recipients are in
 * `RiskLabels`.
 */
export type MessageRiskLabels = {
  readonly [Kind in Exclude<MessageRisk['kind'], RecipientRisk['kind']>]: (
    finding: Extract<MessageRisk, { kind: Kind }>,
    decision: Decision,
  ) => RiskText
}

const withDetail = (text: string, detail: string | undefined): RiskText =>
  detail ? { text, detail } : { text }

const chains = (risk: { readonly stated: string; readonly chainId: string }) =>
  `Chain ${risk.stated}, this safe is on ${risk.chainId}.`

const by = (author: string | undefined) =>
  author === undefined ? [] : [`described by ${cleanText(author, 64).text}`]

const contradictions = {
  operation:
    'The description by the contract’s author names another operation than the bytes. Go by the decoded values.',
  account:
    'The description by the contract’s author names another account than the bytes. Go by the decoded values.',
  amount:
    'The description by the contract’s author names another amount or token than the bytes. Go by the decoded values.',
}

export const defaultMessageRiskLabels: MessageRiskLabels = {
  'message-unreadable': (_, decision) => ({
    text:
      decision === 'refuse'
        ? 'This message cannot be read, so it is not signed. You can allow it in the settings.'
        : 'This message cannot be read. It may be an order, a permission or a transaction.',
  }),
  'message-too-long': () => ({
    text: 'This message is too long to be shown in full. Read all of it elsewhere before you sign.',
  }),
  'message-hidden-characters': () => ({
    text: 'This text has invisible characters, or characters that change its direction. They are marked below.',
  }),
  'message-too-many-values': () => ({
    text: 'This message has too many values to be read.',
  }),
  'message-domain-only': () => ({
    text: 'This signs a domain without any message.',
  }),
  'message-of-this-safe': () => ({
    text: 'This is a transaction or a message of this safe in the form of an app’s message. Anyone with the signature could act as the safe.',
  }),
  'message-of-other-safe': (risk) =>
    withDetail(
      'This is a transaction or a message of another safe. Compare its hash there before you sign.',
      risk.contract,
    ),
  'message-other-chain': (risk) => ({
    text: 'This message is for another network than this safe’s.',
    detail: chains(risk),
  }),
  'message-unbound': () => ({
    text: 'This message names no network or no contract, so it may count in more than one place.',
  }),
  'sign-in-site': (risk) => ({
    text: 'This signs you in to another site than the one that asks.',
    detail: `Signs in to ${risk.domain}. Asked by ${risk.host}.`,
  }),
  'sign-in-text': ({ domain, host }) =>
    withDetail(
      host
        ? 'This reads like a sign-in to another site than the one that asks.'
        : 'This reads like a sign-in. Anyone with the signature can sign in as this safe: sign it only if you started this on that site yourself.',
      [
        ...(domain ? [`Signs in to ${cleanText(domain, 80).text}.`] : []),
        ...(host ? [`Asked by ${host}.`] : []),
      ].join(' '),
    ),
  'sign-in-account': (risk) => ({
    text: 'This sign-in names another account than this safe.',
    detail: risk.account,
  }),
  'sign-in-chain': (risk) => ({
    text: 'This sign-in names another network than this safe’s.',
    detail: chains(risk),
  }),
  permit: (risk) =>
    withDetail(
      risk.isUnlimited
        ? 'This lets another account take all of a token from this safe, now and later, without another confirmation.'
        : 'This lets another account take tokens from this safe, without another confirmation.',
      [
        ...(risk.spender === undefined ? [] : [`Spender ${risk.spender}`]),
        ...(risk.isUnlimited
          ? ['amount unlimited']
          : risk.amount === undefined
            ? []
            : [`amount ${risk.amount} in base units`]),
        ...(risk.token === undefined ? [] : [`token ${risk.token}`]),
        ...(risk.contract === undefined ? [] : [`contract ${risk.contract}`]),
      ]
        .join(', ')
        .slice(0, 400),
    ),
  'description-hides': ({ part, account, amount, author, isProven }) =>
    withDetail(
      part === 'amount'
        ? 'The description by the contract’s author leaves out an amount. Go by the decoded values.'
        : isProven
          ? 'The description by the contract’s author leaves out an account that gets something. Go by the decoded values.'
          : 'The description by the contract’s author leaves out an address. It may be a helper contract.',
      [
        ...(account === undefined ? [] : [account]),
        ...(amount === undefined ? [] : [`${amount} in base units`]),
        ...by(author),
      ].join(', '),
    ),
  'description-contradicts': ({ part, author }) =>
    withDetail(contradictions[part], by(author).join()),
  'description-changed': ({ file }) => ({
    text: 'A file of this wallet was changed on its server, and is not used. More may have been changed: compare what you sign on another device.',
    detail: `${file}.json`,
  }),
  order: () => ({
    text: 'This is an order. Anyone with the signature can take what it offers at its price.',
  }),
  delegation: () => ({
    text: 'This lets another account send transactions in this safe’s name.',
  }),
}

/**
 * A sentence for a finding that a signer of a message must see. The `decision` of
 * the reason, not the sentence, says whether it may be signed.
 *
 * @param texts Sentences by kind. @default defaultLabels.messageRisks
 * @param recipients Sentences about recipients. @default defaultLabels.risks
 *
 * @example
 * ```ts
 * import { describeMessageRisk } from '@strongroom/ui-kit'
 *
 * const { text } = describeMessageRisk({
 *   id: '1',
 *   decision: 'acknowledge',
 *   acknowledged: false,
 *   finding: { kind: 'order' },
 * })
 * // This is an order. Anyone with the signature can take what it offers at its price.
 * ```
 */
export function describeMessageRisk(
  { finding, decision }: Reason<MessageRisk>,
  texts: MessageRiskLabels = defaultMessageRiskLabels,
  recipients: RiskLabels = defaultRiskLabels,
): RiskText {
  return Object.hasOwn(texts, finding.kind)
    ? texts[finding.kind as keyof MessageRiskLabels](finding as never, decision)
    : describeRisk({ finding, decision } as Reason<Risk>, recipients)
}
