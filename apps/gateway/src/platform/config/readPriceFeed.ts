import { ConfigError } from '../errors/startErrors.ts'
import { readWholeNumber } from './readWholeNumber.ts'

/**
 * Where prices are polled from, if anywhere.
 *
 * @throws ConfigError when the URL or the time is wrong.
 */
export function readPriceFeed(
  environment: Readonly<Record<string, string | undefined>>,
): { url: string; seconds: number } | undefined {
  const seconds = readWholeNumber(environment, 'GATEWAY_PRICE_FEED_SECONDS', {
    otherwise: 60,
    least: 5,
    most: 86_400,
  })
  const text = environment['GATEWAY_PRICE_FEED_URL']
  if (text === undefined || text === '') return undefined
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new ConfigError(
      'GATEWAY_PRICE_FEED_URL must be an http or https URL.',
    )
  }
  return { url: url.href, seconds }
}
