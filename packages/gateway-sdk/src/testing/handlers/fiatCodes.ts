/** In the order of the hosted gateway. */
export const fiatCodes = [
  'USD',
  'EUR',
  'ETH',
  'AUD',
  'BTC',
  'CAD',
  'CHF',
  'CNY',
  'GBP',
  'INR',
  'JPY',
  'KRW',
  'NZD',
  'RUB',
  'TRY',
  'ZAR',
] as const
