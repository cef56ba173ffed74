export const texts = {
  back: 'Back to my safes',
  notAdded: 'It was not added to your list.',
  notSafe: 'This address is not a safe',
  noContractText:
    'There is no contract at this address on {chain}: it is a personal account, it is mistyped, or the safe is on another network.',
  delegatedAccountText:
    'It is a personal account that runs the code of a contract. One key controls it.',
  notSafeText:
    'There is a contract at this address on {chain}, but it does not answer as a safe does.',
  notChecked: 'This safe cannot be checked',
  noRpcText:
    'No endpoint is set for {chain}. Open one of your safes and add an endpoint in its settings.',
  wrongChainText:
    'The endpoint set for {chain} serves another network. Correct it in the settings.',
  unreachable: 'This safe cannot be checked now',
  unreachableText: 'The endpoint for {chain} does not answer. Try again later.',
  sourcesDisagree: 'Do not use this safe yet',
  sourcesDisagreeText:
    'Your two endpoints for {chain} describe it differently, so one of them is wrong or behind. Try again in a minute.',
  imitated: 'This address looks like another of yours',
  imitatedText:
    'Its first and last characters are those of {name}, but the rest differs.',
  imitatedListedText:
    'Its first and last characters are those of a safe in your list, but the rest differs.',
  safe: 'Safe',
  name: 'Name',
  nameHint: 'Only this browser shows it.',
  nameExample: 'Treasury',
  address: 'Address',
  network: 'Network',
  contract: 'Contract',
  official: 'Official Safe contract, version {version}',
  unknownCode: 'Unknown code, says it is version {version}',
  modules: 'Modules',
  guard: 'Guard',
  noModules: 'None',
  noGuard: 'None',
  readByOne: 'Read from the chain at block {block}, by your endpoint.',
  readByMore: 'Read from the chain at block {block}, by {count} endpoints.',
  owners: 'Owners: {threshold} of {count} must confirm',
  ownersText:
    'Name the people you know. A named owner cannot be swapped for a look-alike unseen.',
  ownerName: 'Name of owner {number}',
  isOwner: 'Your connected account is one of the owners.',
  isNotOwner:
    'Your connected account is not an owner. You can watch this safe, but not propose anything.',
  cancel: 'Cancel',
  add: 'Add to my safes',
} as const
