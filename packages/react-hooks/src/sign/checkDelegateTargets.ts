import { keccak } from '@strongroom/internal/keccak256'
import {
  type CallNode,
  identifyContract,
  isTrustedDelegateCall,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { ask } from '../verify/ask.ts'
import type { RpcPort } from '../verify/RpcPort.ts'

/**
 * Checks the code behind every delegatecall to a pinned target. A pinned
 * address with other code is as dangerous as an unknown one.
 *
 * @returns the targets whose code is not the pinned one.
 */
export async function checkDelegateTargets(
  rpc: RpcPort,
  tree: CallNode,
  signal?: AbortSignal,
): Promise<readonly Address[]> {
  const targets = [...new Set(delegateTargets(tree))].filter(
    isTrustedDelegateCall,
  )
  const checked = await Promise.all(
    targets.map(async (target) => {
      const code = (await ask(
        rpc,
        'eth_getCode',
        [target, 'latest'],
        signal,
      )) as Hex
      const pinned = identifyContract(target)?.codeHash
      return code !== '0x' && `0x${keccak(code.slice(2))}` === pinned
        ? []
        : [target]
    }),
  )
  return checked.flat()
}

function delegateTargets(node: CallNode): Address[] {
  const own = node.operation === 1 ? [node.to] : []
  return [...own, ...node.children.flatMap(delegateTargets)]
}
