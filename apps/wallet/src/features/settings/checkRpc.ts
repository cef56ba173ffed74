import { createRpc } from '@strongroom/react-hooks/chain'

/** Why an endpoint cannot be used for a chain; undefined when it can. */
export async function checkRpc(
  url: string,
  chainId: string,
): Promise<string | undefined> {
  try {
    const answer = await createRpc(url, { retries: 0 }).request({
      method: 'eth_chainId',
    })
    const actual = Number(answer)
    return String(actual) === chainId
      ? undefined
      : `This endpoint serves chain ${actual}, not ${chainId}.`
  } catch {
    return 'No answer. The endpoint is down, refuses this page, or this deployment’s security policy does not list it.'
  }
}
