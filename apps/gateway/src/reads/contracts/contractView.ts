import type { Contract } from '@strongroom/gateway-sdk'
import { isTrustedDelegateCall } from '@strongroom/safe-protocol'
import { and, eq } from 'drizzle-orm'
import type { Address } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { registeredContract } from '../../platform/db/schema/contracts.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { contractName } from '../names/contractName.ts'
import { readTokens } from '../names/readTokens.ts'

const readRegistered = async (
  { db }: Gateway,
  chainId: string,
  address: Address,
) => {
  const [row] = await db
    .select()
    .from(registeredContract)
    .where(
      and(
        eq(registeredContract.chainId, chainId),
        eq(registeredContract.address, address),
      ),
    )
  return row
}

/**
 * Description of a contract: by its address among Safe's, then from the
 * operator's file, the trusted tokens and the registered contracts, in this
 * order.
 */
export async function contractView(
  gateway: Gateway,
  { chainId, contracts, trustedTokens }: ChainConfig,
  address: Address,
): Promise<Contract | undefined> {
  const { db, config } = gateway
  const own = contractName(address)
  // Names of other tokens are untrusted.
  const vouched = trustedTokens.filter((token) => token === address)
  const token = (await readTokens(db, chainId, vouched)).get(address)
  const entry = contracts?.get(address)
  const row =
    own === undefined && entry === undefined && token === undefined
      ? await readRegistered(gateway, chainId, address)
      : undefined
  const said = entry ?? row
  if (own === undefined && token === undefined && said === undefined) {
    return undefined
  }
  const abi = said?.abi ?? null
  return {
    address,
    name: own?.name ?? said?.name ?? token?.name ?? '',
    displayName: own?.displayName ?? said?.displayName ?? token?.name ?? '',
    logoUri:
      said?.logoUri ??
      (token === undefined ? null : `${config.publicUrl}/assets/token.svg`),
    contractAbi: abi === null ? null : { abi },
    trustedForDelegateCall:
      isTrustedDelegateCall(address) || entry?.trustedForDelegateCall === true,
  }
}
