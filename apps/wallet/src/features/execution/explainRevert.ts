import { decodeErrorResult, type Hex, isHex } from 'viem'
import { errorLine } from '../../wallet/walletError.ts'

const reasons: Record<string, string> = {
  GS000: 'The safe could not finish its set-up.',
  GS001: 'The safe has no threshold set.',
  GS010: 'There is not enough gas for the inner call.',
  GS011: 'The safe cannot pay the fee refund in the native coin.',
  GS012: 'The safe cannot pay the fee refund in the token.',
  GS013: 'The inner call fails, so the whole transaction would be undone.',
  GS020: 'There are fewer signatures than the threshold asks for.',
  GS021: 'A contract signature points at the wrong place.',
  GS022: 'A contract signature points outside the data.',
  GS023: 'A contract signature is cut off.',
  GS024: 'An owner contract does not accept its signature.',
  GS025: 'An owner has not approved this hash on the chain.',
  GS026:
    'A signature is not by an owner, is given twice, or is over another hash.',
  GS030: 'Only an owner may approve a hash.',
  GS031: 'Only the safe itself may do this.',
  GS101: 'This module address cannot be used.',
  GS102: 'This module is already enabled.',
  GS103: 'The module named before this one is not the right one.',
  GS104: 'Only an enabled module may do this.',
  GS200: 'The owners are already set up.',
  GS201: 'The threshold cannot be above the number of owners.',
  GS202: 'The threshold must be at least one.',
  GS203: 'This address cannot be an owner.',
  GS204: 'This address already is an owner.',
  GS205: 'The owner named before this one is not the right one.',
  GS300: 'The guard does not have the interface of a guard.',
  GS400: 'The fallback handler cannot be the safe itself.',
}

/** Says in a sentence why the chain refused a call. */
export function explainRevert(error: unknown, version: string): string {
  const data = revertData(error)
  const text = (data && reasonOf(data)) ?? errorLine(error)
  const code = /GS\d{3}/.exec(text)?.[0]
  const known = code && reasons[code]
  if (known) return `${known} (${code})`
  if (/insufficient funds/i.test(text))
    return 'The connected account has too little of the native coin for the fee.'
  // From 1.5.0 on the safe passes on the reason of the inner call itself.
  return version.startsWith('1.5') && data
    ? `The inner call fails: ${text}`
    : text
}

function reasonOf(data: Hex): string | undefined {
  if (data === '0x') return 'The call was reverted without a reason.'
  try {
    const { errorName, args } = decodeErrorResult({ data })
    return errorName === 'Error' ? String(args?.[0]) : `Panic ${args?.[0]}`
  } catch {
    return `The contract answered ${data.slice(0, 10)}.`
  }
}

function revertData(error: unknown, depth = 0): Hex | undefined {
  if (depth > 4 || typeof error !== 'object' || error === null) return undefined
  const { data, cause } = error as { data?: unknown; cause?: unknown }
  if (isHex(data)) return data
  return revertData(data, depth + 1) ?? revertData(cause, depth + 1)
}
