import { getSDKVersion } from './getSDKVersion.ts'
import type { Methods } from './Methods.ts'
import type {
  ErrorResponse,
  MethodToResponse,
  RequestId,
  SDKRequestData,
  SuccessResponse,
} from './sdkTypes.ts'

/** Makes the envelopes of the protocol. */
// biome-ignore lint/complexity/noStaticOnlyClass: the shape apps know
export class MessageFormatter {
  static makeRequest = <method extends Methods = Methods, params = unknown>(
    method: method,
    params: params,
  ): SDKRequestData<method, params> => {
    const bytes = crypto.getRandomValues(new Uint8Array(5))
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    const env = { sdkVersion: getSDKVersion() }
    return { id: hex.join(''), method, params, env }
  }

  static makeResponse = (
    id: RequestId,
    data: MethodToResponse[Methods],
    version: string,
  ): SuccessResponse => ({ id, success: true, version, data })

  static makeErrorResponse = (
    id: RequestId,
    error: string,
    version: string,
  ): ErrorResponse => ({ id, success: false, error, version })
}
