import type { PriceTable } from './PriceTable.ts'
import { parsePrices } from './parsePrices.ts'

const mostBytes = 1_048_576
const timeout = 5_000

const readText = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new RangeError('The answer is too long')
    chunks.push(chunk)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}

/**
 * Prices from an operator's URL: within 5 s, up to 1 MB, without redirects.
 *
 * @throws RangeError or the error of fetch.
 */
export async function fetchPrices(
  url: string,
  signal: AbortSignal,
): Promise<PriceTable> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new RangeError(`The status is ${response.status}`)
  }
  return parsePrices(JSON.parse(await readText(response)))
}
