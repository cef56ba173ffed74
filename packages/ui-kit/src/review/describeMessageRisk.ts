import type { MessageRisk, Reason } from '@strongroom/safe-protocol/risks'
import type { RiskText } from './describeRisk.ts'

/**
 * A sentence for something a signer of a message must see. What follows from it is
 * the `decision` of the reason, not the sentence.
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
 * // This is an order. Whoever has the signature can take what it offers at its price.
 * ```
 */
export function describeMessageRisk({
  finding: risk,
  decision,
}: Reason<MessageRisk>): RiskText {
  switch (risk.kind) {
    case 'message-unreadable':
      return {
        text:
          decision === 'refuse'
            ? 'This message cannot be read, so it is not signed. You can allow it in the settings.'
            : 'This message cannot be read. It may be an order, a permission or a transaction.',
      }
    case 'message-too-long':
      return {
        text: 'This message is too long to be shown in full. Read all of it elsewhere before you sign.',
      }
    case 'message-hidden-characters':
      return {
        text: 'This text has invisible characters, or characters that change its direction. They are marked below.',
      }
    case 'message-too-many-values':
      return { text: 'This message has too many values to be read.' }
    case 'message-domain-only':
      return { text: 'This signs a domain without any message.' }
    case 'message-of-this-safe':
      return {
        text: 'This is a transaction or a message of this safe in the form of an app’s message. Whoever has the signature could act as the safe.',
      }
    case 'message-of-other-safe':
      return withDetail(
        'This is a transaction or a message of another safe. Compare its hash there before you sign.',
        risk.contract,
      )
    case 'message-other-chain':
      return {
        text: 'This message is for another network than this safe’s.',
        detail: chains(risk),
      }
    case 'message-unbound':
      return {
        text: 'This message names no network or no contract, so it may count in more than one place.',
      }
    case 'sign-in-site':
      return {
        text: 'This signs you in to another site than the one that asks.',
        detail: `Signs in to ${risk.domain}. Asked by ${risk.host}.`,
      }
    case 'sign-in-account':
      return {
        text: 'This sign-in names another account than this safe.',
        detail: risk.account,
      }
    case 'sign-in-chain':
      return {
        text: 'This sign-in names another network than this safe’s.',
        detail: chains(risk),
      }
    case 'permit':
      return withDetail(
        'This lets somebody else take tokens from this safe, without another confirmation.',
        [
          ...(risk.spender === undefined ? [] : [`Spender ${risk.spender}`]),
          ...(risk.amount === undefined
            ? []
            : [`amount ${risk.amount} in base units`]),
          ...(risk.contract === undefined ? [] : [`contract ${risk.contract}`]),
        ]
          .join(', ')
          .slice(0, 400),
      )
    case 'order':
      return {
        text: 'This is an order. Whoever has the signature can take what it offers at its price.',
      }
    case 'delegation':
      return {
        text: 'This lets somebody else send transactions in this safe’s name.',
      }
  }
}

const withDetail = (text: string, detail: string | undefined): RiskText =>
  detail ? { text, detail } : { text }

const chains = (risk: { readonly stated: string; readonly chainId: string }) =>
  `Chain ${risk.stated}, this safe is on ${risk.chainId}.`
