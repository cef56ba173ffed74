import { decodeCall, type SafeTransaction } from '@strongroom/safe-protocol'
import {
  type Address,
  isAddressEqual,
  parseAbi,
  toFunctionSelector,
} from 'viem'

/**
 * Calls of a safe to itself that the gateway pays for: its own settings and
 * approvals.
 */
const safeMethods = new Set(
  parseAbi([
    'function addOwnerWithThreshold(address owner, uint256 threshold)',
    'function removeOwner(address prevOwner, address owner, uint256 threshold)',
    'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
    'function changeThreshold(uint256 threshold)',
    'function enableModule(address module)',
    'function disableModule(address prevModule, address module)',
    'function setGuard(address guard)',
    'function setModuleGuard(address guard)',
    'function setFallbackHandler(address handler)',
    'function changeMasterCopy(address masterCopy)',
    'function approveHash(bytes32 hashToApprove)',
  ]).map((item) => toFunctionSelector(item)),
)

const transferSelector = '0xa9059cbb'
const transferFromSelector = '0x23b872dd'

/**
 * Whether the gateway pays for this call of a safe: a token transfer to another
 * account, a call to another account, or an empty or known call of the safe to
 * itself.
 */
export function isRelayable(
  safe: Address,
  { to, value, data, operation }: Omit<SafeTransaction, 'nonce'>,
): boolean {
  const selector = data.slice(0, 10)
  if (isAddressEqual(to, safe)) {
    return (
      operation === 0 &&
      value === 0n &&
      (data === '0x' || safeMethods.has(selector as `0x${string}`))
    )
  }
  if (selector !== transferSelector && selector !== transferFromSelector) {
    return true
  }
  const { method } = decodeCall({ to, data })
  const [first, second] = method?.parameters ?? []
  if (first === undefined || second === undefined) return false
  const recipient = selector === transferSelector ? first : second
  const sender = selector === transferSelector ? safe : first.value
  return (
    recipient.value !== safe &&
    (selector === transferSelector || recipient.value !== sender)
  )
}
