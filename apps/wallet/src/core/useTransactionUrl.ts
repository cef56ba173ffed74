import { chainsQueryOptions } from '@strongroom/react-hooks/query'
import { useQuery } from '@tanstack/react-query'
import { useServices } from './useServices.ts'

/** Page of a chain transaction in the explorer that the gateway names. */
export function useTransactionUrl(
  chainId: string,
): ((hash: string) => string | undefined) | undefined {
  const { gateway } = useServices()
  const { data } = useQuery(chainsQueryOptions(gateway))
  const chain = data?.results.find((one) => one.chainId === chainId)
  const template: unknown = chain?.blockExplorerUriTemplate?.txHash
  return typeof template === 'string' && template.includes('{{txHash}}')
    ? (hash) => template.replace('{{txHash}}', hash)
    : undefined
}
