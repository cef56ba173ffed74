import { balancesQueryOptions } from '@strongroom/react-hooks/query'
import { useTokenFacts } from '@strongroom/react-hooks/review'
import { cleanText, provenToken, shortenAddress } from '@strongroom/ui-kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { readUint } from '../../chain/abiWords.ts'
import { callView } from '../../chain/callView.ts'
import { useCoinBalance } from '../../core/useCoinBalance.ts'
import { useCurrency } from '../../core/useCurrency.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { useSendTexts } from './texts.ts'

/** Asset to send; the native coin has no address. */
export interface Sendable {
  token: Address | undefined
  symbol: string
  decimals: number
  balance: bigint
}

/**
 * The chosen asset, its balance by the chain and its decimals by two sources, and the
 * list the gateway knows.
 */
export function useSendable(chosen: Address | undefined) {
  const t = useSendTexts()
  const { gateway } = useServices()
  const safe = useOpenSafe()
  const { currency } = useCurrency()
  const rpc = useRpc(safe.chainId)
  const listed = useQuery(
    balancesQueryOptions(gateway, {
      chainId: safe.chainId,
      safeAddress: safe.address,
      currency,
    }),
  )
  const native = useCoinBalance(safe.chainId, safe.address)
  const balance = useQuery({
    queryKey: ['wallet', 'token', rpc?.url, chosen, safe.address],
    queryFn:
      rpc === undefined || chosen === undefined
        ? skipToken
        : async ({ signal }) => {
            const args = [safe.address]
            const options = { args, signal }
            const word = await callView(
              rpc,
              chosen,
              'balanceOf(address)',
              options,
            )
            return String(readUint(word))
          },
    retry: 1,
  })
  const tokens = (listed.data?.items ?? []).flatMap(({ tokenInfo }) =>
    tokenInfo.type === 'ERC20' ? tokenInfo : [],
  )
  // A token of the link, which the safe may not hold, is read as well.
  const addresses = new Set(tokens.map(({ address }) => address))
  if (chosen) addresses.add(chosen)
  const facts = useTokenFacts({
    chainId: safe.chainId,
    safeAddress: safe.address,
    // A gateway that fails is not waited for.
    tokens:
      listed.isPending && listed.failureCount === 0
        ? undefined
        : [...addresses],
  })
  const { nativeCurrency } = safe.chain
  const provenOf = (token: Address) =>
    provenToken(facts?.[token.toLowerCase()], nativeCurrency.symbol)
  const asset = assetOf()
  function assetOf(): Sendable | undefined {
    if (chosen === undefined)
      return native.data === undefined
        ? undefined
        : {
            token: undefined,
            symbol: nativeCurrency.symbol,
            decimals: nativeCurrency.decimals,
            balance: native.data,
          }
    if (!facts || balance.data === undefined) return undefined
    const { symbol = t('units'), decimals = 0 } = provenOf(chosen) ?? {}
    return { token: chosen, symbol, decimals, balance: BigInt(balance.data) }
  }
  const options = tokens.map(({ address, symbol }) => {
    const proven = provenOf(address)
    const short = shortenAddress(address)
    const claim = cleanText(`${symbol}`, 16).text
    return {
      value: address,
      label: proven
        ? `${cleanText(proven.symbol, 16).text} (${short})`
        : t('claimedToken', { address: short, symbol: claim }),
    }
  })
  return {
    asset,
    error: chosen === undefined ? native.error : balance.error,
    inUnits: asset?.token !== undefined && !provenOf(asset.token),
    options: [
      {
        value: 'native',
        label: t('native', { symbol: nativeCurrency.symbol }),
      },
      ...options,
    ],
  }
}
