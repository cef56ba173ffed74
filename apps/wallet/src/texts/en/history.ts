export const texts = {
  ignored: 'The gateway ignored the filter',
  ignoredText:
    '{count, plural, one {It sent # transaction that does not match. It is not listed.} other {It sent # transactions that do not match. They are not listed.}}',
  suspicious: 'Suspicious transfers are listed. Copy no address from them.',
  hidden:
    '{count, plural, one {# transfer is hidden: it looks made to trick you into copying its address.} other {# transfers are hidden: they look made to trick you into copying their addresses.}}',
  showSuspicious: 'Show suspicious',
  found:
    '{count} found in {searched, plural, one {# transaction} other {# transactions}}.',
  foundSince:
    '{count} found in {searched, plural, one {# transaction} other {# transactions}}, searched back to <day></day>.',
  failed: 'The history could not be loaded',
  noneYet: 'Nothing found so far',
  noneYetText: 'Search older transactions, or change the filter.',
  empty: 'No transactions yet',
  emptyText: 'Executed and received transactions are listed here.',
  noMatch: 'No transaction matches',
  noMatchText: 'Change or clear the filter.',
  searchOlder: 'Search older transactions',
} as const
