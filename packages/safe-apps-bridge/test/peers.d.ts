// The declarations of this peer leave its exports out.
declare module '@impersonator/iframe' {
  import type { FunctionComponent } from 'react'

  export const ImpersonatorIframe: FunctionComponent<
    Record<'src' | 'address' | 'rpcUrl', string> &
      Record<'width' | 'height', number>
  >
  export const ImpersonatorIframeProvider: FunctionComponent<{
    sendTransaction(transaction: { value?: unknown }): Promise<string>
    signMessage(message: string): Promise<string>
    signTypedData(data: object): Promise<string>
    children: unknown
  }>
}
