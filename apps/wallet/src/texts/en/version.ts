export const texts = {
  title: 'Version',
  noAnswer: 'Your RPC did not answer',
  now: 'Now',
  version: 'Version',
  kind: 'Kind',
  l2: 'L2 version: gateways can list every transaction',
  l1: 'L1 version: some gateways cannot list every transaction',
  code: 'Code',
  codeChecking: 'Being checked',
  codeOfficial: 'Official: its hash is the published one, by your RPC',
  codeDiffers: 'Not the published code. Sign nothing with this safe.',
  codeMissing: 'There is no code at this address.',
  implementation: 'Implementation',
  readAt: 'Read from the chain at block {block}.',
  claims: 'The contract calls itself {version}',
  unknown: 'This safe does not run a known version of Safe',
  unknownText:
    'The code at its implementation is on no list, whatever version it says. An update could destroy it, so none is offered here.',
  old: 'Versions before 1.3.0 cannot be updated here',
  oldText:
    'The official migration starts at 1.3.0. Create a new safe and move the assets there.',
  newest: 'This is the newest version',
  newestText: 'There is nothing to update.',
  noNext: 'This network has no newer version',
  noNextText:
    'The next version of Safe is not deployed here. This safe works on as it is.',
  update: 'Update to {version}',
  updateText:
    'Owners, threshold, nonce, modules and guard stay as they are. The address stays, too.',
  brings: 'What it brings',
  brings141Guard: 'A contract that does not say it is a guard is refused.',
  brings141Handler: 'The safe can no longer be its own fallback handler.',
  brings141Events:
    'Executions can be found on the chain by their hash, and owners by their address.',
  brings150Guard: 'A second guard can check what modules do.',
  brings150Reason: 'A transaction that fails says why.',
  brings150Signature:
    'As an owner of a safe older than 1.5.0 it can no longer sign off-chain: it approves on the chain.',
  handlerStays: 'The fallback handler is not one of Safe’s: it stays as it is.',
  handlerChanges: 'The matching fallback handler of {version} is set.',
  contracts: 'Contracts that the update uses',
  migration: 'Migration',
  singleton: 'New implementation',
  fallbackHandler: 'New fallback handler',
  official: 'official code',
  differs: 'other code than published',
  missing: 'not deployed here',
  notPossible: 'The update is not possible',
  notPossibleMissing:
    'A contract of the update is not deployed on this network.',
  notPossibleDiffers:
    'A contract of the update has other code than the published one. Your RPC may lie, or this network has replaced it.',
  review: 'Review update',
  afterwards:
    'After the execution this page reads implementation and code again.',
} as const
