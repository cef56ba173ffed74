import type {
  WalletConnectAnswer,
  WalletConnectRequest,
} from './WalletConnectAccount.ts'

/** The number of `0x539` or `1337`; undefined for anything else. */
function readTarget(params: unknown): number | undefined {
  const [target] = Array.isArray(params) ? params : [params]
  const { chainId } = Object(target) as { chainId?: unknown }
  // An object may have a `toString` that is no function.
  const text = typeof chainId === 'object' ? '' : String(chainId)
  return /^(0x[0-9a-f]{1,12}|\d{1,15})$/i.test(text) ? Number(text) : undefined
}

const fail = (code: number) => ({
  answer: {
    error: { code, message: 'The session does not cover this network.' },
  },
})

/**
 * Answers what the session itself tells: its account, its chains, and a switch to
 * one of them. Undefined for a request that the wallet has to serve. A request on
 * a chain that was not approved is refused.
 */
export function answerFromSession({
  session: { address, chainIds },
  chainId,
  method,
  params,
}: WalletConnectRequest):
  | { answer: WalletConnectAnswer; switchedTo?: number }
  | undefined {
  if (!chainIds.includes(chainId)) return fail(4901)
  switch (method) {
    case 'eth_accounts':
    case 'eth_requestAccounts':
      return { answer: { result: [address] } }
    case 'eth_chainId':
      return { answer: { result: `0x${chainId.toString(16)}` } }
    case 'wallet_switchEthereumChain': {
      const target = readTarget(params)
      return target !== undefined && chainIds.includes(target)
        ? { answer: { result: null }, switchedTo: target }
        : fail(4902)
    }
    default:
      return undefined
  }
}
