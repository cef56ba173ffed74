export const texts = {
  title: 'Assets',
  loadingNfts: 'Loading NFTs',
  nfts: 'NFTs',
  send: 'Send',
  select: 'Select',
  selectNamed: 'Select {name}',
  sendSelected:
    '{count, plural, one {Send # selected} other {Send # selected}}',
  sendNamed: 'Send {name}',
  moreFor: 'More for {symbol}',
  currency: 'Currency',
  show: 'Show in the list',
  hide: 'Hide from the list',
  isHidden: '{symbol} is hidden',
  undo: 'Undo',
  showUnlisted: 'Show tokens that are on no list',
  hideDust: 'Hide very small balances',
  priced: 'Prices come from the gateway.',
  unpriced:
    'The gateway has no prices for these assets, so no values are shown.',
} as const
