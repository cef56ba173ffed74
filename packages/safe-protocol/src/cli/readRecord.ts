import { isRecord } from '@strongroom/internal/isRecord'
import {
  createSafeTransaction,
  InvalidInputError,
  toAddress,
} from '@strongroom/safe-protocol'
import type { SafeBundle } from '@strongroom/safe-protocol/bundle'
import type { Address, Hex } from 'viem'
import {
  type Claim,
  type ClaimedSignature,
  type ClaimedState,
  CommandError,
} from './Report.ts'

type Fields = Readonly<Record<string, unknown>>

/** More than any safe can use: each signature costs a recovery. */
const mostItems = 256

const invalid = (field: string) =>
  new CommandError(`The gateway's record cannot be read: ${field}.`)

function record(value: unknown, field: string): Fields {
  if (!isRecord(value)) throw invalid(field)
  return value
}

function text(value: unknown, field: string): string {
  if (typeof value !== 'string') throw invalid(field)
  return value
}

/** `BigInt` alone would take `''` for 0 and `0x10` for 16. */
function digits(value: unknown, field: string): string {
  const given = Number.isSafeInteger(value) ? String(value) : value
  if (typeof given !== 'string' || !/^\d{1,78}$/.test(given))
    throw invalid(field)
  return given
}

function list(value: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(value) || value.length > mostItems) throw invalid(field)
  return value
}

/** An address in an object, as the gateway writes it. */
const addressOf = (value: unknown, field: string) =>
  text(record(value, field)['value'], field)

const optional = <T>(value: unknown, read: (value: unknown) => T) =>
  value === null || value === undefined ? undefined : read(value)

function signaturesOf(
  value: unknown,
  by: 'signer' | 'owner',
): ClaimedSignature[] {
  return list(value, 'confirmations').map((one) => {
    const fields = record(one, 'confirmations')
    return {
      signer: addressOf(fields[by], 'confirmations'),
      signature: optional(fields['signature'], (signature) =>
        text(signature, 'confirmations'),
      ) as Hex | undefined,
    }
  })
}

/** A safe's state and version, as the gateway tells them. */
export interface SafeRecord {
  readonly state: ClaimedState
  readonly version: string | undefined
}

/**
 * Reads the gateway's account of a safe.
 *
 * @throws CommandError
 */
export function readSafeRecord(value: unknown): SafeRecord {
  const safe = record(value, 'safe')
  return {
    state: {
      owners: list(safe['owners'], 'owners').map((owner) =>
        addressOf(owner, 'owners'),
      ),
      threshold: Number(digits(safe['threshold'], 'threshold')),
      nonce: digits(safe['nonce'], 'nonce'),
    },
    version: optional(safe['version'], (version) => text(version, 'version')),
  }
}

/** Facts that the caller gives about the safe, beside the record. */
export interface RecordContext {
  readonly chainId: string
  readonly safe: Address | undefined
  readonly safeVersion: string | undefined
}

/** Whether JSON has the form of the gateway's record of a transaction. */
export const isTransactionRecord = (value: Fields) =>
  'txInfo' in value && 'detailedExecutionInfo' in value

/** Whether JSON has the form of the gateway's record of a message. */
export const isMessageRecord = (value: Fields) =>
  'messageHash' in value && 'message' in value

/**
 * Reads the gateway's record of a transaction. Its words are kept beside the fields
 * that are hashed, to be compared with them.
 *
 * @throws CommandError
 */
export function readTransactionRecord(
  value: unknown,
  { chainId, safeVersion }: RecordContext,
): Claim {
  const details = record(value, 'transaction')
  const execution = record(
    details['detailedExecutionInfo'],
    'detailedExecutionInfo',
  )
  if (execution['type'] !== 'MULTISIG')
    throw new CommandError(
      'The transaction is not one that owners sign: a module executed it.',
    )
  const call = record(details['txData'], 'txData')
  const amount = (from: Fields, field: string) =>
    BigInt(digits(from[field], field))
  try {
    return {
      source: 'gateway',
      chainId,
      safe: toAddress(details['safeAddress'], 'safeAddress'),
      safeVersion,
      transaction: createSafeTransaction({
        to: addressOf(call['to'], 'to') as Address,
        value: BigInt(digits(call['value'] ?? '0', 'value')),
        data: text(call['hexData'] ?? '0x', 'hexData') as Hex,
        operation: call['operation'] as 0 | 1,
        safeTxGas: amount(execution, 'safeTxGas'),
        baseGas: amount(execution, 'baseGas'),
        gasPrice: amount(execution, 'gasPrice'),
        gasToken: text(execution['gasToken'], 'gasToken') as Address,
        refundReceiver: addressOf(
          execution['refundReceiver'],
          'refundReceiver',
        ) as Address,
        nonce: amount(execution, 'nonce'),
      }),
      hash: text(execution['safeTxHash'], 'safeTxHash'),
      signatures: signaturesOf(execution['confirmations'], 'signer'),
      description: { txInfo: details['txInfo'], txData: details['txData'] },
      id: text(details['txId'], 'txId'),
      status: text(details['txStatus'], 'txStatus'),
      states: [
        {
          owners: list(execution['signers'], 'signers').map((owner) =>
            addressOf(owner, 'signers'),
          ),
          threshold: Number(
            digits(execution['confirmationsRequired'], 'confirmationsRequired'),
          ),
        },
      ],
    }
  } catch (error) {
    if (error instanceof InvalidInputError) throw invalid(error.field)
    throw error
  }
}

/**
 * Reads the gateway's record of a message, which does not name its safe.
 *
 * @throws CommandError
 */
export function readMessageRecord(
  value: unknown,
  { chainId, safe, safeVersion }: RecordContext,
): Claim {
  const fields = record(value, 'message')
  if (safe === undefined)
    throw new CommandError('A message names no safe: pass it with --safe.')
  const { message } = fields
  if (typeof message !== 'string' && !isRecord(message))
    throw invalid('message')
  return {
    source: 'gateway',
    ...{ chainId, safe, safeVersion },
    message: message as NonNullable<SafeBundle['message']>,
    hash: text(fields['messageHash'], 'messageHash'),
    signatures: signaturesOf(fields['confirmations'], 'owner'),
    status: text(fields['status'], 'status'),
    count: Number(
      digits(fields['confirmationsSubmitted'], 'confirmationsSubmitted'),
    ),
    prepared: optional(fields['preparedSignature'], (prepared) =>
      text(prepared, 'preparedSignature'),
    ) as Hex | undefined,
    states: [
      {
        threshold: Number(
          digits(fields['confirmationsRequired'], 'confirmationsRequired'),
        ),
      },
    ],
  }
}
