import type { texts as english } from '../en/balances.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Vermögenswerte',
  loadingNfts: 'NFTs werden geladen',
  nfts: 'NFTs',
  send: 'Senden',
  select: 'Auswählen',
  selectNamed: '{name} auswählen',
  sendSelected:
    '{count, plural, one {# Auswahl senden} other {# ausgewählte senden}}',
  sendNamed: '{name} senden',
  moreFor: 'Mehr zu {symbol}',
  currency: 'Währung',
  show: 'In der Liste zeigen',
  hide: 'Aus der Liste ausblenden',
  isHidden: '{symbol} ist ausgeblendet',
  undo: 'Rückgängig',
  showUnlisted: 'Token zeigen, die auf keiner Liste stehen',
  hideDust: 'Sehr kleine Guthaben ausblenden',
  priced: 'Die Preise kommen vom Gateway.',
  unpriced:
    'Das Gateway kennt für diese Vermögenswerte keine Preise, deshalb fehlen die Werte.',
}
