import type { Address } from 'viem'
import { sameAddress } from '../bytes/address.ts'
import {
  endsOf,
  findLookAlike,
  groupByEnds,
  type KnownAddress,
} from './findLookAlike.ts'
import type { Recipient } from './listRecipients.ts'
import type { RecipientFacts, RecipientRisk } from './RecipientRisk.ts'

/** Addresses that no key was made for: what goes there is lost. */
const burn = /^0x(?:0{36}.{4}|dead0{16}(?:42069){4}|(?:dead){10}|(.)\1{39})$/i

interface Anchor extends KnownAddress {
  readonly of: Extract<RecipientRisk, { kind: 'recipient-look-alike' }>['of']
}

type Located = RecipientRisk & { readonly path: readonly number[] }
type FirstPayment = Extract<Located, { kind: 'recipient-first-time' }>

/** Lists what is unusual about the recipients; each account and kind once. */
export function findRecipientRisks(
  recipients: readonly Recipient[],
  facts: RecipientFacts & { readonly safe: string },
): Located[] {
  const { safe, known = [], owners = [], resolutions = [], code } = facts
  const trusted: Anchor[] = [
    ...known.map((one) => ({ ...one, of: 'known' as const })),
    ...owners.map((address) => ({ address, of: 'owner' as const })),
    { address: safe, of: 'safe' },
  ]
  const anchors = groupByEnds(trusted)
  const others = groupByEnds(
    recipients.map(({ address }) => ({ address, of: 'recipient' as const })),
  )
  const isTrusted = new Map(
    trusted.map(({ address, of }) => [address.toLowerCase(), of]),
  )
  const tokens = new Set(
    [
      ...(facts.tokens ?? []),
      ...recipients.map(({ token }) => token ?? ''),
    ].map((token) => token.toLowerCase()),
  )
  const found = new Map<string, Located>()
  const add = (path: readonly number[], risk: RecipientRisk) => {
    const key = risk.kind + risk.address.toLowerCase()
    if (!found.has(key)) found.set(key, { ...risk, path })
  }
  for (const { address, role, path, isCall } of recipients) {
    const key = address.toLowerCase()
    const ends = endsOf(key)
    const imitated = isTrusted.has(key)
      ? undefined
      : ((findLookAlike(key, anchors.get(ends) ?? []) ??
          // Either of two recipients that look alike can be the wrong one.
          others
            .get(ends)
            ?.find((other) => !sameAddress(other.address, key))) as
          | Anchor
          | undefined)
    if (imitated)
      add(path, {
        kind: 'recipient-look-alike',
        address,
        imitated: imitated.address as Address,
        of: imitated.of,
        ...(imitated.name ? { name: imitated.name } : {}),
      })
    for (const { name, expected, current } of resolutions)
      if (sameAddress(expected, key) && !sameAddress(expected, current))
        add(path, {
          kind: 'recipient-name-changed',
          ...{ address, name },
          ...(current ? { current } : {}),
        })
    if (role !== 'payment' && role !== 'refund') continue
    if (burn.test(key)) add(path, { kind: 'recipient-burn', address })
    else if (sameAddress(key, safe))
      add(path, { kind: 'recipient-is-safe', address })
    // A call with coin is not lost in the contract that it calls.
    else if (isCall) continue
    else if (tokens.has(key)) add(path, { kind: 'recipient-is-token', address })
    else if (code && !isTrusted.has(key) && code[key] !== 'account')
      add(path, {
        kind: 'recipient-contract',
        ...{ address, code: code[key] ?? 'unread' },
      })
  }
  return [...found.values()]
}

/**
 * Lists the accounts that the safe pays for the first time. It decides nothing that
 * has to be accepted, because the history comes from the gateway.
 *
 * @param paid Lower-case addresses that the safe's own transactions paid before.
 *
 * @example
 * ```ts
 * import { findFirstPayments } from '@strongroom/safe-protocol/risks'
 *
 * const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
 * const risks = findFirstPayments(
 *   [{ address, role: 'payment', amount: 1n, path: [] }],
 *   { paid: new Set() },
 * )
 * // [{ kind: 'recipient-first-time', address, path: [] }]
 * ```
 */
export function findFirstPayments(
  recipients: readonly Recipient[],
  {
    paid,
    known = [],
  }: Pick<RecipientFacts, 'known'> & { readonly paid: ReadonlySet<string> },
): FirstPayment[] {
  const names = new Map(
    known.map(({ address, name }) => [address.toLowerCase(), name]),
  )
  const found = new Map<string, FirstPayment>()
  for (const { address, role, path, isCall } of recipients) {
    const key = address.toLowerCase()
    if (role !== 'payment' || isCall || paid.has(key) || found.has(key))
      continue
    const name = names.get(key)
    const risk = { kind: 'recipient-first-time', address, path } as const
    found.set(key, name ? { ...risk, name } : risk)
  }
  return [...found.values()]
}
