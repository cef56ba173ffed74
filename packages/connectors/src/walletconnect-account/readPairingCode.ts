import { PairingError } from './PairingError.ts'

const lengthLimit = 2_000

/**
 * Checks a pairing code and returns it without the white space around it. Links
 * of wallets that carry the code as `?uri=` are read as well.
 *
 * @throws PairingError `malformed`, `version` or `expired`
 * @example
 * ```ts
 * import { readPairingCode } from '@strongroom/connectors/walletconnect-account'
 *
 * const symKey = 'ab'.repeat(32)
 * readPairingCode(` wc:${'cd'.repeat(32)}@2?relay-protocol=irn&symKey=${symKey} `)
 * ```
 */
export function readPairingCode(text: string, now = Date.now()): string {
  const trimmed = text.trim()
  if (trimmed.length > lengthLimit) throw new PairingError('malformed')
  const linked = /^[a-z][a-z0-9+.-]*:.*[?&]uri=([^&]+)/i.exec(trimmed)?.[1]
  const code = linked === undefined ? trimmed : decode(linked)
  const [, topic = '', version, query] =
    /^wc:([0-9a-f-]{1,64})@(\d+)\?(.+)$/i.exec(code) ?? []
  if (version === '1') throw new PairingError('version')
  const parameters = new URLSearchParams(query)
  const isCode =
    version === '2' &&
    /^[0-9a-f]{64}$/i.test(topic) &&
    /^[0-9a-f]{64}$/i.test(parameters.get('symKey') ?? '') &&
    parameters.get('relay-protocol') !== null
  if (!isCode) throw new PairingError('malformed')
  const expiry = Number(parameters.get('expiryTimestamp') ?? Infinity)
  if (expiry * 1000 <= now) throw new PairingError('expired')
  return code
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new PairingError('malformed')
  }
}
