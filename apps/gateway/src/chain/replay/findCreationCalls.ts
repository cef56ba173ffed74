import type { Hex } from 'viem'
import { words } from '../decode/words.ts'
import { scanCalldata } from './scanCalldata.ts'

const creations = {
  createProxyWithNonce: '1688f0b9',
  createProxyWithCallback: 'd18af54d',
  createChainSpecificProxyWithNonce: 'ec9e80bb',
  createProxyWithNonceL2: '4662f9d6',
  createChainSpecificProxyWithNonceL2: '1a334b0b',
}

export interface CreationCall {
  singleton: Hex
  setupData: Hex
  saltNonce: bigint
}

/** Everything in calldata that reads like the creation of a proxy. */
export function findCreationCalls(input: Hex): CreationCall[] {
  return Object.values(creations).flatMap((selector) =>
    scanCalldata(input, selector, (offset) => {
      const args = words(input, offset)
      return {
        singleton: args.address(0),
        setupData: args.bytes(1),
        saltNonce: args.uint(2),
      }
    }),
  )
}
