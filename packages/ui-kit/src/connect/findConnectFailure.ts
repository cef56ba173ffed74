/** Kind of a failure, as far as a user can act on it. */
export type ConnectFailure =
  /** The user declined. */
  | 'rejected'
  /** The wallet already shows a request. */
  | 'pending'
  /** The browser kept the wallet's window from opening. */
  | 'blocked'
  /** The wallet is on another network, or does not know the requested one. */
  | 'chain'
  /** It is not installed, or gone. */
  | 'missing'
  /** The request expired without an answer. */
  | 'expired'
  /** The server between this page and a wallet on a phone did not answer. */
  | 'unreachable'
  | 'failed'

const names = new Map<unknown, ConnectFailure>([
  ['UserRejectedRequestError', 'rejected'],
  ['ChainMismatch', 'chain'],
  ['SwitchChainNotSupported', 'chain'],
  ['AddChainNotSupported', 'chain'],
  ['NotInstalled', 'missing'],
  ['ProviderNotFound', 'missing'],
  ['TimeoutError', 'expired'],
])
const codes = new Map<unknown, ConnectFailure>([
  [4001, 'rejected'],
  ['ACTION_REJECTED', 'rejected'],
  [-32002, 'pending'],
  [4901, 'chain'],
  [4902, 'chain'],
])
const reasons = new Map<unknown, ConnectFailure>([
  ['popup-blocked', 'blocked'],
  ['expired', 'expired'],
  ['unreachable', 'unreachable'],
])
const depthLimit = 5

/**
 * Reads an error of connecting, and what caused it: EIP-1193 and EIP-1474
 * codes, names of connectors' errors, reasons of popup wallets. Wallets throw
 * anything; this never throws.
 */
export function findConnectFailure(error: unknown): ConnectFailure {
  const found: ConnectFailure[] = []
  try {
    let current: unknown = error
    for (let depth = 0; depth < depthLimit; depth += 1) {
      const { name, code, reason, data, cause } = Object(current) as Fields
      const { reason: inner } = Object(data) as Fields
      for (const failure of [
        // A blocked window has the code of a refusal, but the user did not
        // refuse.
        reasons.get(inner) ?? reasons.get(reason),
        codes.get(code),
        names.get(name),
      ])
        if (failure !== undefined) found.push(failure)
      current = cause
    }
  } catch {
    // A field that throws when it is read has no reason.
  }
  return found.find((each) => each === 'blocked') ?? found[0] ?? 'failed'
}

type Fields = Readonly<Record<string, unknown>>
