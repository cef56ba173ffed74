import { isRecord } from '@strongroom/internal/isRecord'
import { packSignatures } from '@strongroom/safe-protocol'
import {
  BundleError,
  type BundleFault,
  readBundle,
} from '@strongroom/safe-protocol/bundle'
import type { Address } from 'viem'
import { type Check, type Claim, CommandError } from './Report.ts'
import {
  isMessageRecord,
  isTransactionRecord,
  readMessageRecord,
  readSafeRecord,
  readTransactionRecord,
} from './readRecord.ts'
import { type RequestOptions, requestJson } from './request.ts'

/** Inputs that the program reads and servers that it asks. */
export interface Inputs extends RequestOptions {
  /** Text of a file, or of the standard input for `-`. */
  readonly readText: (path: string) => Promise<string>
}

/** The claim to verify, and the facts that the caller gives about it. */
export interface Source {
  /** A file, a link, `-`, or a hash at the gateway. */
  readonly given: string
  readonly gateway: string | undefined
  readonly isMessage: boolean
  readonly chainId: string | undefined
  readonly safe: Address | undefined
  readonly safeVersion: string | undefined
}

/** A claim, or why the text contradicts itself. */
export type ReadClaim =
  | { readonly claim: Claim; readonly unread: readonly Check[] }
  | { readonly claim: undefined; readonly fault: Check }

const idOrHash = /^(?:multisig_0x[\da-f]{40}_)?(0x[\da-f]{64})$/i

/**
 * Reads a bundle (file, link, packed text, standard input), a saved record of the
 * gateway, or asks the gateway for one. A link is never opened: the bundle is in it.
 *
 * @throws CommandError
 */
export async function readSource(
  source: Source,
  inputs: Inputs,
): Promise<ReadClaim> {
  const { given, gateway } = source
  if (gateway !== undefined) return askGateway(gateway, source, inputs)
  if (idOrHash.test(given))
    throw new CommandError('A hash alone says nothing: pass --gateway as well.')
  const isText = /^(?:https?:|SRB1\.)/i.test(given)
  const text = (isText ? given : await inputs.readText(given)).trim()
  const value = parse(text)
  if (isRecord(value)) {
    if (isTransactionRecord(value))
      return {
        claim: readTransactionRecord(value, contextOf(source)),
        unread: [],
      }
    if (isMessageRecord(value))
      return { claim: readMessageRecord(value, contextOf(source)), unread: [] }
  }
  return readHandOver(text, value, source)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function contextOf({ chainId, safe, safeVersion }: Source) {
  if (chainId === undefined)
    throw new CommandError(
      'A record of a gateway names no chain: pass --chain.',
    )
  return { chainId, safe, safeVersion }
}

async function askGateway(
  gateway: string,
  source: Source,
  inputs: Inputs,
): Promise<ReadClaim> {
  const { isMessage, given } = source
  const context = contextOf(source)
  const [, hash] = idOrHash.exec(given) ?? []
  if (hash === undefined)
    throw new CommandError('With --gateway, name the transaction by its hash.')
  const base = `${gateway.replace(/\/+$/, '')}/v1/chains/${context.chainId}`
  const kind = isMessage ? 'messages' : 'transactions'
  const value = await requestJson(`${base}/${kind}/${hash}`, inputs)
  const read = isMessage ? readMessageRecord : readTransactionRecord
  const claim = read(value, context)
  try {
    const safe = await requestJson(`${base}/safes/${claim.safe}`, inputs)
    const { state, version } = readSafeRecord(safe)
    return {
      claim: {
        ...claim,
        safeVersion: claim.safeVersion ?? version,
        states: [...claim.states, state],
      },
      unread: [],
    }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    // The transaction can be checked without it.
    return {
      claim,
      unread: [
        {
          field: 'safe at the gateway',
          result: 'unread',
          found: error.message,
          by: 'bytes',
        },
      ],
    }
  }
}

/** Field that a fault of a bundle is about, where the text contradicts itself. */
const contradictions: Partial<Record<BundleFault, string>> = {
  wrongHash: 'hash',
  wrongChecksum: 'checksum',
  invalidSignature: 'signature',
  duplicateSignature: 'signature',
  wrongChain: 'chain',
}

async function readHandOver(
  text: string,
  value: unknown,
  { chainId, safeVersion }: Source,
): Promise<ReadClaim> {
  // Expectations are compared later, beside everything else that the bundle says.
  // Files of Safe's services name no chain.
  const isForeign = isRecord(value) && value['format'] !== 'safe-bundle'
  try {
    const bundle = await readBundle(
      text,
      isForeign ? { chainId, safeVersion } : {},
    )
    const { signatures, ...content } = bundle
    // Safe's services send words beside the fields.
    const words = isRecord(value) ? value['dataDecoded'] : undefined
    return {
      claim: {
        ...content,
        source: 'bundle',
        signatures: signatures.map((one) => ({
          signer: one.signer,
          signature: packSignatures([one]),
        })),
        ...(isRecord(words) && {
          description: { txData: { dataDecoded: words } },
        }),
        states: [],
      },
      unread: [],
    }
  } catch (error) {
    if (!(error instanceof BundleError)) throw error
    const field = contradictions[error.fault]
    if (field === undefined) throw new CommandError(error.message)
    const { detail, message } = error
    return {
      claim: undefined,
      fault: {
        ...{ field, result: 'differs', by: 'bytes' },
        claimed:
          detail === undefined || message.includes(detail)
            ? message
            : `${message} Found: ${detail}`,
      },
    }
  }
}
