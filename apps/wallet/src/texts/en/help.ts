export const texts = {
  title: 'Help',
  about: 'What each status means, and how to use the keyboard.',
  statusTitle: 'Status of a transaction',
  confirmations: 'More owners have to confirm it before anyone can execute it.',
  turn: 'It has its confirmations, but an earlier nonce comes first. It can run once that one is used.',
  ready:
    'It has its confirmations and is next. Anyone can execute it and pays the network fee.',
  executing:
    'An account has sent it to the network, which has not included it yet.',
  confirmed:
    'Enough owners have confirmed it, but it must not run now: the checks refuse it, or another execution of the safe is under way.',
  executed: 'Executed on the network, and the safe reported success.',
  failed:
    'Executed on the network, but its inner call failed. The nonce is used and the fee is paid.',
  replaced:
    'Another transaction with the same nonce was executed. This one can never run.',
  contradicted:
    'The record contradicts its own bytes or the chain. Do not sign it, and tell the operator of the gateway.',
  claimed:
    'A status with this mark comes from the gateway alone. It goes away when your RPC has proven it.',
  keysTitle: 'Keyboard shortcuts',
  keysAbout:
    'They work outside of fields and dialogs. Two keys are pressed one after the other.',
  keysOn: 'Use keyboard shortcuts',
  palette: 'Search pages, safes and actions',
  help: 'Open this page',
  switchSafe: 'Switch safe',
  newTransaction: 'New transaction',
  home: 'Home',
  assets: 'Assets',
  queue: 'Queue',
  history: 'History',
  messages: 'Messages',
  apps: 'Apps',
  addressBook: 'Address book',
  settings: 'Settings',
  buildTitle: 'This copy of the wallet',
  buildAbout: 'Which release this site serves, and how to compare the two.',
  buildCheck: 'Check this copy',
  buildAccepted: 'Release you accepted',
  buildCommit: 'Commit',
  buildNoCommit: 'None. The release workflow did not build this copy.',
  buildList: 'SHA-256 of its list of files',
  buildSame: 'This page runs the scripts of the list.',
  buildOther: 'This page runs other scripts than those of the list.',
  buildOtherText:
    'The site may have been updated since you opened it. Reload the page and check again. Sign nothing until both are the same.',
  buildFailed: 'This site has no list that can be read.',
  buildHow:
    'The list comes from this site too. Compare the site with a release on your computer:',
} as const
