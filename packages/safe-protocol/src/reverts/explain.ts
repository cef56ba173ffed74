import type { SafeVersion } from '../SafeVersion.ts'
import { type NamedError, readCustomError } from './customErrors.ts'
import type { RevertExplanation } from './explainRevert.ts'
import { revertTexts } from './revertTexts.ts'

const panics: Record<number, string> = {
  1: 'an assertion',
  17: 'an arithmetic overflow',
  18: 'a division by zero',
  33: 'a value outside an enumeration',
  49: 'an empty array',
  50: 'an index out of bounds',
  65: 'too much memory',
}

/**
 * The text inside revert data, if it is `Error(string)` or `Panic(uint256)`. Reads by hand:
 * the codec lives in the main chunk, and sharing it would split that chunk in two.
 */
function reasonOf(data: string): string | undefined {
  const body = data.slice(10)
  const number = (at: number) =>
    Number.parseInt(body.slice(at, at + 64) || '0', 16)
  if (/^0x4e487b71/i.test(data) && body.length === 64)
    return `Panic ${number(0)}: ${panics[number(0)] ?? 'unknown'}`
  const text = body.slice(128, 128 + number(64) * 2)
  if (!/^0x08c379a0/i.test(data) || number(0) !== 32 || !text) return undefined
  if (text.length < number(64) * 2) return undefined
  const bytes = text.match(/../g)?.map((byte) => Number.parseInt(byte, 16))
  return new TextDecoder().decode(Uint8Array.from(bytes ?? []))
}

/** Behind `explainRevert`; `own` is the error as an ABI of the caller has it. */
export function explain(
  given: string,
  version: SafeVersion | undefined,
  own?: NamedError | undefined,
): RevertExplanation {
  // Untyped callers pass the error they caught; only a text gives a reason.
  const error = typeof given === 'string' ? given : ''
  const isData = /^0x([\da-f]{2})*$/i.test(error)
  const reason = isData ? reasonOf(error) : error
  // A word of its own: an inner contract may mention any code inside a longer text.
  const [code] =
    (isData
      ? /^GS\d{3}$/.exec(reason ?? '')
      : /\bGS\d{3}\b/.exec(reason ?? '')) ?? []
  const message = code && revertTexts[code]
  if (code && message) {
    // 1.5.0 lets the inner call's data through: only these codes are execTransaction's own.
    const isInner = version === '1.5.0' && !/^GS0(01|1.|2.)$/.test(code)
    return { code, reason: code, source: isInner ? 'inner' : 'safe', message }
  }
  const named = own ?? (isData ? readCustomError(error) : undefined)
  const said = reason
    ? ` with “${reason}”`
    : named
      ? sentenceOf(named)
      : error.length > 2
        ? ` with custom error ${error.slice(0, 10)}`
        : ' without giving a reason'
  // Before 1.5.0 a failing inner call shows as GS013, so the revert is another
  // contract's.
  const hidesInner = version !== undefined && version !== '1.5.0'
  const who = hidesInner
    ? 'The guard, or an owner that is a contract,'
    : 'A contract that the safe called'
  return {
    ...(reason ? { reason } : {}),
    ...(!reason && named ? { error: named.signature } : {}),
    source: hidesInner ? 'safe' : 'inner',
    message: `${who} refused${said}.`,
  }
}

function sentenceOf({ name, args, meaning }: NamedError): string {
  const values = args.map((one) => `${one.name} ${one.value}`.trim())
  const detail = values.length > 0 ? ` (${values.join(', ')})` : ''
  return meaning ? `: ${meaning}${detail}` : ` with ${name}${detail}`
}
