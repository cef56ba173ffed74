import type { texts as english } from '../en/send.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Senden',
  description: 'Sie prüfen alles, bevor etwas signiert wird.',
  recipient: 'Empfänger',
  toSelf: 'Sie können nicht an den Safe selbst senden.',
  toZero: 'Was an die Nulladresse gesendet wird, ist verloren.',
  toToken:
    'Das ist der Contract des Tokens; was dorthin gesendet wird, ist verloren.',
  noRecipient: 'Geben Sie einen Empfänger ein.',
  agreedName: 'Ihre beiden RPC-Endpunkte nennen diese Adresse für den Namen.',
  singleName:
    'Der Name steht laut Ihrem RPC allein für diese Adresse. Vergleichen Sie die Adresse mit dem Empfänger.',
  listedName:
    'Der Name steht für diese Adresse im Verzeichnis, das diese Website nennt. Vergleichen Sie die Adresse mit dem Empfänger.',
  invalidName:
    'Dieser Name kann nicht nachgeschlagen werden. Geben Sie die Adresse ein.',
  contradictedName:
    'Ihre RPC-Endpunkte nennen verschiedene Adressen für diesen Namen. Erfragen Sie die Adresse beim Empfänger und geben Sie sie ein.',
  offchainName:
    'Dieser Name wird außerhalb der Chain geführt, wo sich seine Adresse nicht prüfen lässt. Erfragen Sie die Adresse beim Empfänger und geben Sie sie ein.',
  asset: 'Vermögenswert',
  native: '{symbol} (Münze des Netzwerks)',
  claimedToken: '{address} („{symbol}“ laut Gateway)',
  units: 'Einheiten',
  unreadAsset: 'Dieser Vermögenswert konnte nicht gelesen werden',
  unreadAssetText:
    'Das Guthaben wird von der Chain gelesen, und Ihr RPC hat nicht geantwortet.',
  smallestUnits: 'Geben Sie den Betrag in kleinsten Einheiten ein',
  smallestUnitsText:
    'Die Nachkommastellen dieses Tokens sind nicht bewiesen: Zwei unabhängige Quellen müssen übereinstimmen. Stellen Sie einen zweiten RPC ein, oder senden Sie eine ganze Zahl kleinster Einheiten.',
  wholeUnits: 'Geben Sie eine ganze Zahl kleinster Einheiten ein.',
  amount: 'Betrag',
  zeroAmount: 'Der Betrag muss größer als null sein.',
  noAmount: 'Geben Sie einen Betrag ein.',
  advanced: 'Erweitert',
  gas: 'Gas und Erstattung',
  note: 'Notiz (freiwillig)',
  noteHint:
    'Das Gateway bewahrt sie mit dem Vorschlag auf, für alle, die dort die Transaktion sehen. Sie wird nicht signiert.',
  longNote: 'Diese Notiz ist zu lang.',
  nonce: 'Nonce',
  nonceOfChain: 'Von der Chain: Das Gateway hat nichts empfohlen.',
  nextNonce:
    'Die nächste freie. Transaktionen werden in der Reihenfolge ihrer Nonces ausgeführt.',
  useNonce: '{nonce} verwenden',
  nftTitle: 'NFT senden',
  nftsTitle: '{count, plural, one {# NFT senden} other {# NFTs senden}}',
  contract: 'Contract',
  tokenId: 'Nummer des Tokens',
  quantity: 'Anzahl',
  held: 'Der Safe hat {count}.',
  badQuantity:
    'Geben Sie eine ganze Zahl ein, höchstens so viele, wie der Safe hat.',
  notOwned: 'Dieses Token gehört dem Safe nicht',
  notOwnedText: 'Laut Ihrem RPC nennt sein Contract einen anderen Inhaber.',
  notOwnedIds: 'Nummern der Token: {ids}.',
  unreadOwner: 'Der Inhaber konnte nicht gelesen werden',
  unreadOwnerText:
    'Der Contract hat nicht wie eine Sammlung nach ERC-721 oder ERC-1155 geantwortet, oder Ihr RPC hat nicht geantwortet. Token anderer Standards können von hier nicht gesendet werden.',
  readingOwner: 'Der Inhaber des Tokens wird gelesen.',
  onlyOwned: 'Nur ein Token, das dem Safe gehört, kann gesendet werden.',
  noToken: 'Im Link steht kein Token',
  viewAssets: 'Vermögenswerte ansehen',
}
