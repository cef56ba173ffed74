import type {
  ChainInfo,
  Contract,
  IndexingStatus,
  MasterCopy,
  Page,
  SafeApp,
} from '../schemas/index.ts'
import type { ChainsQuery, SafeAppsQuery } from './requests.ts'
import { send } from './transport.ts'

/** Lists chains. `GET /v1/chains` */
export function getChainsConfig(query?: ChainsQuery): Promise<Page<ChainInfo>> {
  return send('GET', '/v1/chains', {}, { query })
}

/** Reads a chain. `GET /v1/chains/{chainId}` */
export function getChainConfig(chainId: string): Promise<ChainInfo> {
  return send('GET', '/v1/chains/{chainId}', { chainId })
}

/** Lists the safe apps of a chain. `GET /v1/chains/{chainId}/safe-apps` */
export function getSafeApps(
  chainId: string,
  query: SafeAppsQuery = {},
): Promise<SafeApp[]> {
  return send('GET', '/v1/chains/{chainId}/safe-apps', { chainId }, { query })
}

/** Lists the safe contracts of a chain. `GET /v1/chains/{chainId}/about/master-copies` */
export function getMasterCopies(chainId: string): Promise<MasterCopy[]> {
  return send('GET', '/v1/chains/{chainId}/about/master-copies', { chainId })
}

/** Reads how far the gateway has read a chain. `GET /v1/chains/{chainId}/about/indexing` */
export function getIndexingStatus(chainId: string): Promise<IndexingStatus> {
  return send('GET', '/v1/chains/{chainId}/about/indexing', { chainId })
}

/** Reads what the gateway knows of a contract. `GET /v1/chains/{chainId}/contracts/{contractAddress}` */
export function getContract(
  chainId: string,
  contractAddress: string,
): Promise<Contract> {
  return send('GET', '/v1/chains/{chainId}/contracts/{contractAddress}', {
    chainId,
    contractAddress,
  })
}
