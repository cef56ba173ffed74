import type { Chain, DemoSafe } from '@strongroom/devnet'
import { encodeAddOwner } from '@strongroom/safe-protocol'
import { type Address, encodeFunctionData, erc20Abi, parseEther } from 'viem'
import type { Proposal } from './propose.ts'

type DemoProposal = Omit<Proposal, 'nonce'> & {
  /** Nonces above the safe's current one. */
  offset: number
}

const [alice, bob, carol, dave, erin] = [0, 1, 2, 3, 4] as const

/**
 * Proposals that wait in each demo safe's queue; the conflict is in Treasury.
 */
export function demoProposals(chain: Chain, safe: DemoSafe): DemoProposal[] {
  const account = (index: number) => chain.accounts[index] as Address
  switch (safe.name) {
    case 'Treasury':
      return [
        {
          offset: 0,
          to: account(dave),
          value: parseEther('2'),
          signers: [alice],
        },
        { offset: 0, to: safe.address, signers: [bob] },
        {
          offset: 1,
          to: chain.tokens.usd,
          data: encodeFunctionData({
            abi: erc20Abi,
            functionName: 'transfer',
            args: [account(erin), 1_500_000_000n],
          }),
          signers: [carol, alice],
        },
      ]
    case 'Council':
      return [
        {
          offset: 0,
          to: safe.address,
          data: encodeAddOwner({ owner: account(6), threshold: 3n }),
          signers: [alice, bob],
        },
      ]
    case 'Saigon treasury':
      return [
        {
          offset: 0,
          to: account(erin),
          value: parseEther('0.5'),
          signers: [alice, bob],
        },
      ]
    default:
      return []
  }
}
