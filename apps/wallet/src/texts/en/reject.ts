export const texts = {
  unnamed: 'There is nothing to reject',
  unnamedText: 'This link has no nonce. Reject a transaction from its page.',
  title: 'Reject on the chain',
  intro: 'A rejection is a transaction too',
  introText:
    'It sends nothing, but owners confirm and execute it like any other, for a network fee. Once executed, it cancels every other transaction with nonce {nonce}.',
  replace: 'Send something else with this nonce',
} as const
