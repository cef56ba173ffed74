import { chainsQueryOptions } from '@strongroom/react-hooks/query'
import { useQuery } from '@tanstack/react-query'
import { useServices } from './useServices.ts'

/** Page of a chain transaction in the explorer that the gateway names. */
export const useTransactionUrl = (chainId: string) =>
  useExplorer(chainId, 'txHash')

/** Page of an address in the explorer that the gateway names. */
export const useAddressUrl = (chainId: string) =>
  useExplorer(chainId, 'address')

function useExplorer(
  chainId: string,
  subject: 'txHash' | 'address',
): ((value: string) => string | undefined) | undefined {
  const { gateway } = useServices()
  const { data } = useQuery(chainsQueryOptions(gateway))
  const chain = data?.results.find((one) => one.chainId === chainId)
  const template: unknown = chain?.blockExplorerUriTemplate?.[subject]
  const place = `{{${subject}}}`
  return typeof template === 'string' && template.includes(place)
    ? (value) => template.replace(place, value)
    : undefined
}
