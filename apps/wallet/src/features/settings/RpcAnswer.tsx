import type { RpcCheck } from './checkRpc.ts'
import { useRpcAnswerTexts } from './rpcAnswerTexts.ts'

/** What the check of an endpoint found. */
export function RpcAnswer({
  result,
  chainId,
}: {
  result: RpcCheck
  chainId: string
}) {
  const t = useRpcAnswerTexts()
  switch (result.kind) {
    case 'ok':
      return t('answered', {
        milliseconds: String(Math.round(result.milliseconds)),
        block: String(result.block),
      })
    case 'notAllowed':
      return t('notAllowed', { origin: result.origin })
    case 'otherChain':
      return t('otherChain', { found: result.found, wanted: chainId })
    case 'badUrl':
    case 'noAnswer':
      return t(result.kind)
  }
}
