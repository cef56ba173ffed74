export const texts = {
  add: 'Add this delegate?',
  remove: 'Remove this delegate?',
  addHere: 'The delegate may propose transactions of this safe in your name.',
  addEverywhere:
    'The delegate may propose transactions in your name, for all your safes on this network.',
  removeHere:
    'The delegate may no longer propose transactions of this safe. Proposals in the queue stay.',
  removeEverywhere:
    'The delegate may no longer propose for any safe of this owner, including those added one by one. Proposals in the queue stay.',
  delegate: 'Delegate',
  network: 'Network',
  chain: '{name}, chain {id}',
  hour: 'Valid in the hour from',
  signed:
    'Your wallet shows the delegate, the chain and the hour as a number. It does not show the safe or the label: those go to the gateway beside the signature.',
  compare: 'Compare with your wallet, then sign there. Hash:',
  again:
    'The gateway found the hour out of date. Your wallet asks once more, for another hour. Hash:',
  cancel: 'Cancel',
  signAdd: 'Sign and add',
  signRemove: 'Sign and remove',
} as const
