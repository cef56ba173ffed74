import {
  addDelegate,
  createGatewayClient,
  getBalances,
  getDelegates,
  getSafeInfo,
  unregisterDevice,
} from '@strongroom/gateway-sdk'
import { expose } from './expose.ts'

// A page of an app developer who uses the SDK alone.
const baseUrl = new URL(location.href).searchParams.get('gateway') ?? ''
const gateway = createGatewayClient({ baseUrl })

type Added = Parameters<typeof addDelegate>[1]

expose({
  getSafeInfo: (place: Parameters<typeof getSafeInfo>[1]) =>
    getSafeInfo(gateway, place),
  getBalances: (query: Parameters<typeof getBalances>[1]) =>
    getBalances(gateway, query),
  addDelegate: (request: Added) => addDelegate(gateway, request),
  getDelegates: (query: Parameters<typeof getDelegates>[1]) =>
    getDelegates(gateway, query),
  unregisterDevice: (device: { chainId: string; uuid: string }) =>
    unregisterDevice(gateway, device),
})
